import { blockAccount } from '../../platform/accounts/account-repository.ts';
import { operator } from '../../platform/activity/add-activity.ts';
import { type AdminCommand, AdminError } from '../admin-command.ts';
import { onDatabase } from '../on-database.ts';
import { noAccount, readEmail } from '../read-email.ts';

export const block: AdminCommand = {
  name: 'block',
  usage: '<email> <reason>',
  summary: 'keeps an account from signing in and signs it out; its owner sees the reason',
  run: onDatabase(async ([argument, ...words], { database }) => {
    const email = readEmail(argument);
    const reason = words.join(' ').trim();
    if (reason === '') throw new AdminError('Add a reason after the address. The owner of the account will see it.');
    if ((await blockAccount(database, { email }, { ...operator, reason })) === undefined) throw noAccount(email);
    return `${email} is blocked: ${reason}`;
  }),
};
