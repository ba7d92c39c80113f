import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../components/button-classes.ts';
import { MessagePage } from '../../components/message-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { notFoundStrings } from '../../strings/not-found.ts';

export const NotFoundPage = () => {
  useDocumentTitle(notFoundStrings.title);
  return (
    <MessagePage title={notFoundStrings.title} text={notFoundStrings.text}>
      <Link to="/" className={buttonClasses()}>
        {notFoundStrings.goHome}
      </Link>
    </MessagePage>
  );
};
