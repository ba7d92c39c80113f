import { promoteAccount } from '../../platform/accounts/account-repository.ts';
import { operator } from '../../platform/activity/add-activity.ts';
import type { AdminCommand } from '../admin-command.ts';
import { onDatabase } from '../on-database.ts';
import { noAccount, readEmail } from '../read-email.ts';

export const promote: AdminCommand = {
  name: 'promote',
  usage: '<email>',
  summary: 'makes an account an administrator',
  run: onDatabase(async ([argument], { database }) => {
    const email = readEmail(argument);
    if ((await promoteAccount(database, { email }, operator)) === undefined) throw noAccount(email);
    return `${email} is now an administrator.`;
  }),
};
