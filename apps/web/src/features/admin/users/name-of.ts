import type { AdminUser } from '@diagloom/contract';
import { displayNameOf } from '../../../lib/person-name.ts';

/** What to call an account: it always has an address. */
export const nameOf = (user: Pick<AdminUser, 'firstName' | 'lastName' | 'username' | 'email'>): string =>
  displayNameOf(user) || user.email;
