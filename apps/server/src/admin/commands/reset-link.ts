import { storeResetToken } from '../../features/auth/link-repository.ts';
import { resetLink as linkTo } from '../../features/auth/mails.ts';
import { createSecretToken } from '../../platform/secret-token.ts';
import { type AdminCommand, AdminError } from '../admin-command.ts';
import { onDatabase } from '../on-database.ts';
import { readEmail } from '../read-email.ts';

export const resetLink: AdminCommand = {
  name: 'reset-link',
  usage: '<email>',
  summary: 'prints a link for choosing a new password, which works once, within one hour',
  run: onDatabase(async ([argument], { database, publicUrl }) => {
    const email = readEmail(argument);
    const { token, hash } = createSecretToken();
    if ((await storeResetToken(database, email, hash)) === undefined) {
      throw new AdminError(`There’s no account with the address ${email}, or it is blocked.`);
    }
    return linkTo(publicUrl, token);
  }),
};
