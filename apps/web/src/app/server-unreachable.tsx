import { Button } from '../components/button.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { useSession } from '../hooks/use-session.ts';
import { shellStrings } from '../strings/shell.ts';

/** For somebody with a session whose account cannot be read just now. */
export const ServerUnreachable = () => {
  const session = useSession();
  return (
    <MessagePage title={shellStrings.unreachableTitle} text={shellStrings.unreachableText} role="alert">
      {session.status === 'unreachable' && <Button onClick={session.retry}>{shellStrings.tryAgain}</Button>}
    </MessagePage>
  );
};
