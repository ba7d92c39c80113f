import { unblockAccount } from '../../platform/accounts/account-repository.ts';
import { operator } from '../../platform/activity/add-activity.ts';
import type { AdminCommand } from '../admin-command.ts';
import { onDatabase } from '../on-database.ts';
import { noAccount, readEmail } from '../read-email.ts';

export const unblock: AdminCommand = {
  name: 'unblock',
  usage: '<email>',
  summary: 'lets a blocked account sign in again',
  run: onDatabase(async ([argument], { database }) => {
    const email = readEmail(argument);
    if ((await unblockAccount(database, { email }, operator)) === undefined) throw noAccount(email);
    return `${email} can sign in again.`;
  }),
};
