import { Button } from '../components/button.tsx';
import { buttonClasses } from '../components/button-classes.ts';
import { MessagePage } from '../components/message-page.tsx';
import { shellStrings } from '../strings/shell.ts';

/** Stands in for a page that broke. Both ways on load everything anew, for what broke may be the page's own state. */
export const PageFailed = () => (
  <MessagePage title={shellStrings.failedTitle} text={shellStrings.failedText} role="alert">
    <Button onClick={() => window.location.reload()}>{shellStrings.reload}</Button>
    <a href="/" className={buttonClasses({ variant: 'secondary' })}>
      {shellStrings.goHome}
    </a>
  </MessagePage>
);
