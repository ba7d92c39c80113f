import { useSite } from '../../../hooks/use-site.ts';
import { invitationStrings } from '../../../strings/admin.ts';
import { useInvitations } from '../api/invitations.ts';
import { Loaded } from '../table/list-state.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationList } from './invitation-list.tsx';

/** Whom administrators let make an account. */
export const Invitations = () => {
  const query = useInvitations();
  const registration = useSite()?.registration ?? 'open';
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft text-sm">{invitationStrings[registration]}</p>
      {registration !== 'closed' && <InvitationForm />}
      <Loaded query={query}>{({ invitations }) => <InvitationList invitations={invitations} />}</Loaded>
    </div>
  );
};
