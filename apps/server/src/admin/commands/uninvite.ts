import { deleteInvitation } from '../../platform/accounts/invitation-repository.ts';
import { addActivity, operator } from '../../platform/activity/add-activity.ts';
import { type AdminCommand, AdminError } from '../admin-command.ts';
import { onDatabase } from '../on-database.ts';

export const uninvite: AdminCommand = {
  name: 'uninvite',
  usage: '<number>',
  summary: 'revokes an invitation; `invitations` lists their numbers',
  run: onDatabase(async ([argument = ''], { database }) => {
    const gone = /^\d{1,9}$/.test(argument) ? await deleteInvitation(database, Number(argument)) : undefined;
    if (gone === undefined) {
      throw new AdminError('Name an invitation by its number. To list them: npm run -s admin -- invitations');
    }
    await addActivity(database, operator, { type: 'invitation-revoked', detail: gone.email ?? 'anyone with the link' });
    return `Invitation ${argument} was revoked.`;
  }),
};
