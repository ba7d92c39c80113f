import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { SocialButtons } from '../../components/social-buttons.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useLinkToken } from '../../hooks/use-link-token.ts';
import { useSite } from '../../hooks/use-site.ts';
import { messageOf } from '../../lib/api-error.ts';
import { registerStrings } from '../../strings/auth.ts';
import { formStrings } from '../../strings/form.ts';
import { useInvitation } from './api/use-invitation.ts';
import { InvitationField } from './invitation-field.tsx';
import { RegisterForm } from './register-form.tsx';

/** The form for whoever may have an account here, and for everybody else why not and what to do. */
export const RegisterDoor = () => {
  const fromLink = useLinkToken();
  const [typed, setTyped] = useState('');
  const [isOperator, setIsOperator] = useState(false);
  const given = typed || fromLink;
  const invitation = useInvitation(given);
  const registration = useSite()?.registration ?? 'open';
  if (invitation.isLoading) return <Checking />;
  if (invitation.isSuccess) {
    return (
      <>
        <div className="mb-5">
          <Notice title={registerStrings.invited} role="status">
            {registerStrings.invitedText}
          </Notice>
        </div>
        <SocialButtons invitation={given} />
        <RegisterForm invitation={given} email={invitation.data.email ?? undefined} />
      </>
    );
  }
  const ended = invitation.isError && (
    <div className="mb-5">
      <Notice tone="danger" role="alert" title={registerStrings.endedTitle}>
        {messageOf(invitation.error, formStrings.networkFailed)}
      </Notice>
    </div>
  );
  if (registration === 'open' || isOperator) {
    return (
      <>
        {ended}
        <SocialButtons />
        <RegisterForm />
      </>
    );
  }
  const isClosed = registration === 'closed';
  return (
    <div className="grid gap-5">
      {ended || (
        <Notice title={isClosed ? registerStrings.closedTitle : registerStrings.inviteTitle} role="status">
          {isClosed ? registerStrings.closedText : registerStrings.inviteText}
        </Notice>
      )}
      <InvitationField onGiven={setTyped} />
      <div className="border-t pt-4">
        <Button variant="ghost" size="small" onClick={() => setIsOperator(true)}>
          {registerStrings.operator}
        </Button>
        <p className="mt-1 text-ink-soft text-xs">{registerStrings.operatorHint}</p>
      </div>
    </div>
  );
};

const Checking = () => (
  <p role="status" className="flex items-center justify-center gap-2 py-16 text-ink-soft text-sm">
    <Spinner className="size-4" />
    {registerStrings.checking}
  </p>
);
