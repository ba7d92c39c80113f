import { blockAccount } from '../../platform/accounts/account-repository.ts';
import { operator } from '../../platform/activity/add-activity.ts';
import { type AdminCommand, AdminError } from '../admin-command.ts';
import { onDatabase } from '../on-database.ts';
import { noAccount, readEmail } from '../read-email.ts';

export const block: AdminCommand = {
  name: 'block',
  usage: '<email> <reason>',
  summary: 'keeps an account from signing in and ends its sessions; its owner reads the reason',
  run: onDatabase(async ([argument, ...words], { database }) => {
    const email = readEmail(argument);
    const reason = words.join(' ').trim();
    if (reason === '') throw new AdminError('Say why, after the address: the owner of the account reads it.');
    if ((await blockAccount(database, { email }, { ...operator, reason })) === undefined) throw noAccount(email);
    return `${email} is blocked: ${reason}`;
  }),
};
