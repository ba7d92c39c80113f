import { Button } from '../../components/button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSession } from '../../hooks/use-session.ts';
import { profileStrings } from '../../strings/profile.ts';
import { shellStrings } from '../../strings/shell.ts';

export const ProfileUnavailable = () => {
  useDocumentTitle(profileStrings.title);
  const session = useSession();
  return (
    <MessagePage title={profileStrings.unavailable} text={profileStrings.unavailableText} role="alert">
      {session.status === 'unreachable' && <Button onClick={session.retry}>{shellStrings.tryAgain}</Button>}
    </MessagePage>
  );
};
