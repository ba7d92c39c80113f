import { invitationDays } from '@diagloom/contract';
import { invitationLink } from '../../platform/accounts/invitation-link.ts';
import { insertInvitation } from '../../platform/accounts/invitation-repository.ts';
import { addActivity, operator } from '../../platform/activity/add-activity.ts';
import { type AdminCommand, AdminError } from '../admin-command.ts';
import { onDatabase } from '../on-database.ts';
import { readEmail } from '../read-email.ts';

export const invite: AdminCommand = {
  name: 'invite',
  usage: '[email] [days]',
  summary: 'prints a link for creating one account, valid for a week or the number of days given',
  run: onDatabase(async (args, { database, publicUrl }) => {
    const expiresInDays = readDays(args.find((argument) => /^\d+$/.test(argument)) ?? '7');
    const address = args.find((argument) => !/^\d+$/.test(argument));
    const email = address === undefined ? undefined : readEmail(address);
    await addActivity(database, operator, { type: 'invitation-created', detail: email ?? 'anyone with the link' });
    const { token } = await insertInvitation(database, { email, expiresInDays, madeBy: null });
    return invitationLink(publicUrl, token);
  }),
};

const longest = Math.max(...invitationDays);

const readDays = (text: string): number => {
  const days = Number(text);
  if (days < 1 || days > longest) throw new AdminError(`An invitation can be valid for 1 to ${longest} days.`);
  return days;
};
