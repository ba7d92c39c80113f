import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../components/button-classes.ts';
import { MessagePage } from '../../components/message-page.tsx';
import { codeStrings } from '../../strings/code.ts';

export const NoDiagram = () => (
  <MessagePage title={codeStrings.noDiagram} text={codeStrings.noDiagramText}>
    <Link to="/" className={buttonClasses()}>
      {codeStrings.backHome}
    </Link>
  </MessagePage>
);
