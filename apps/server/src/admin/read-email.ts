import { emailSchema } from '@diagloom/contract';
import { AdminError } from './admin-command.ts';

/** The address that a command is about, as accounts keep it. Throws an `AdminError` for anything else. */
export const readEmail = (argument: string | undefined): string => {
  const parsed = emailSchema.safeParse(argument);
  if (!parsed.success) throw new AdminError('Name the account by its email address, such as ada@example.com.');
  return parsed.data;
};

export const noAccount = (email: string): AdminError =>
  new AdminError(`There’s no account with the address ${email}. Check it for typos.`);
