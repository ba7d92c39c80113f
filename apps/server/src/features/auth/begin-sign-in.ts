import type { Database } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import {
  type BackOffs,
  countAttempt,
  forgetAttempts,
  takeAttemptBack,
} from '../../platform/sessions/sign-in-attempts.ts';
import { wasUsedFrom } from './repository.ts';

export interface SignInAttempt {
  /** To be called where the password was right. */
  readonly succeed: () => Promise<void>;
}

/**
 * Slows guessing down by account and by network. Throws `rate_limited` where it is too early, alike for addresses with an account
 * and without.
 *
 * A network from which the account was used lately, or where its password was just set by a link, counts by itself and for that
 * account alone. So whoever guesses, for however long and whether from elsewhere or from the same house, locks the owner out for
 * good nowhere.
 */
export const beginSignIn = async (
  database: Database,
  { email, ipAddress }: { readonly email: string; readonly ipAddress: string },
  backOffs: BackOffs,
): Promise<SignInAttempt> => {
  const network = networkOf(ipAddress);
  if (await wasUsedFrom(database, email, network)) {
    const atHome = `account:${email}:${network}`;
    await countAttempt(database, atHome, backOffs.account);
    return { succeed: () => forgetAttempts(database, atHome) };
  }
  const [ofNetwork, ofAccount] = [`network:${network}`, `account:${email}`];
  await countAttempt(database, ofNetwork, backOffs.network);
  await countAttempt(database, ofAccount, backOffs.account);
  return {
    succeed: async () => {
      await takeAttemptBack(database, ofNetwork);
      await forgetAttempts(database, ofAccount);
    },
  };
};
