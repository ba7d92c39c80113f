import type { RegistrationInvitation } from '@diagloom/contract';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { longDate } from '../../../lib/dates.ts';
import { invitationStrings } from '../../../strings/admin.ts';
import { useRevokeInvitation } from '../api/invitations.ts';

interface InvitationListProps {
  readonly invitations: readonly RegistrationInvitation[];
}

export const InvitationList = ({ invitations }: InvitationListProps) => {
  const revoke = useRevokeInvitation();
  if (invitations.length === 0) {
    return (
      <p className="rounded-lg border border-dashed px-4 py-10 text-center text-ink-soft text-sm">
        {invitationStrings.none}
      </p>
    );
  }
  return (
    <ol aria-label={invitationStrings.list} className="divide-y rounded-lg border">
      {invitations.map((invitation) => {
        const who = invitation.email ?? invitationStrings.anybody;
        const isOpen = invitation.state === 'open';
        return (
          <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm">
            <div className="min-w-0 flex-1 basis-60">
              <p className="truncate font-medium">{who}</p>
              <p className="text-ink-soft text-xs">
                {whatOf(invitation)} · {invitationStrings.madeBy(invitation.madeBy)}
              </p>
            </div>
            <Badge tone={isOpen ? 'accent' : 'plain'}>{invitationStrings.states[invitation.state]}</Badge>
            <Button
              variant="ghost"
              size="small"
              aria-label={isOpen ? invitationStrings.revokeNamed(who) : invitationStrings.removeNamed(who)}
              isBusy={revoke.isPending && revoke.variables === invitation.id}
              onClick={() => revoke.mutate(invitation.id)}
            >
              {isOpen ? invitationStrings.revoke : invitationStrings.remove}
            </Button>
          </li>
        );
      })}
    </ol>
  );
};

const whatOf = ({ state, expiresAt, usedBy }: RegistrationInvitation): string => {
  if (state === 'used') return invitationStrings.usedBy(usedBy);
  return state === 'open' ? invitationStrings.until(longDate(expiresAt)) : invitationStrings.ended(longDate(expiresAt));
};
