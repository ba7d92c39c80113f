import { listInvitations } from '../../platform/accounts/invitation-repository.ts';
import type { AdminCommand } from '../admin-command.ts';
import { onDatabase } from '../on-database.ts';

export const invitations: AdminCommand = {
  name: 'invitations',
  usage: '',
  summary: 'lists the open invitations, each with its number',
  run: onDatabase(async (_args, { database }) => {
    const open = (await listInvitations(database)).filter(({ isOpen }) => isOpen);
    if (open.length === 0) return 'No open invitations. Create one with: npm run -s admin -- invite';
    return open
      .map(
        ({ id, email, expiresAt }) => `${id}  ${email ?? 'for anyone with the link'}, until ${expiresAt.toISOString()}`,
      )
      .join('\n');
  }),
};
