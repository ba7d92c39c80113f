import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { buttonClasses } from '../../components/button-classes.ts';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useLinkToken } from '../../hooks/use-link-token.ts';
import { useResendVerification } from '../../hooks/use-resend-verification.ts';
import { useSession } from '../../hooks/use-session.ts';
import { messageOf } from '../../lib/api-error.ts';
import { verifyStrings } from '../../strings/account-links.ts';
import { formStrings } from '../../strings/form.ts';
import { useConfirmEmail } from './api/confirm-email.ts';

/** For the account that the link was sent to; visitors sign in first, at the same address. */
export const VerifyEmailPage = () => {
  useDocumentTitle(verifyStrings.title);
  const token = useLinkToken();
  const { isSuccess, isError, error } = useConfirmEmail(token);
  if (isSuccess) return <Confirmed />;
  if (token === '') return <NotConfirmed text={verifyStrings.incompleteText} />;
  return isError ? <NotConfirmed text={messageOf(error, formStrings.networkFailed)} /> : <LoadingScreen />;
};

const Confirmed = () => (
  <MessagePage title={verifyStrings.doneTitle} text={verifyStrings.doneText}>
    <Link to="/" className={buttonClasses()}>
      {verifyStrings.goOn}
    </Link>
  </MessagePage>
);

const NotConfirmed = ({ text }: { readonly text: string }) => {
  const session = useSession();
  const resend = useResendVerification(session.status === 'signed-in' ? session.user.email : '');
  return (
    <MessagePage title={verifyStrings.failedTitle} text={text} role="alert">
      <Button isBusy={resend.isPending} onClick={() => resend.mutate()}>
        {verifyStrings.sendAgain}
      </Button>
      <Link to="/" className={buttonClasses({ variant: 'secondary' })}>
        {verifyStrings.goOn}
      </Link>
    </MessagePage>
  );
};
