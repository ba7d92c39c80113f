import { stopNewsMail } from '@diagloom/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { buttonClasses } from '../../components/button-classes.ts';
import { MessagePage } from '../../components/message-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useLinkToken } from '../../hooks/use-link-token.ts';
import { callApi } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { stopMailStrings } from '../../strings/account-links.ts';
import { formStrings } from '../../strings/form.ts';

/** Ends mail about notifications, without a sign-in. It asks first: programs open the links of messages to look at them. */
export const StopMailPage = () => {
  useDocumentTitle(stopMailStrings.title);
  const token = useLinkToken();
  const stop = useMutation({ mutationFn: () => callApi(stopNewsMail, { body: { token } }) });
  if (stop.isSuccess) {
    return (
      <MessagePage title={stopMailStrings.doneTitle} text={stopMailStrings.doneText}>
        <Link to="/" className={buttonClasses({ variant: 'secondary' })}>
          {stopMailStrings.goOn}
        </Link>
      </MessagePage>
    );
  }
  if (token === '' || stop.isError) {
    const text = stop.isError ? messageOf(stop.error, formStrings.networkFailed) : stopMailStrings.incompleteText;
    return (
      <MessagePage title={stopMailStrings.failedTitle} text={text} role="alert">
        <Link to="/profile" className={buttonClasses()}>
          {stopMailStrings.profile}
        </Link>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={stopMailStrings.title} text={stopMailStrings.text}>
      <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
        {stopMailStrings.submit}
      </Button>
    </MessagePage>
  );
};
