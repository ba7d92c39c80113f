import type { UserRow } from '../../platform/database/schema/index.ts';
import { accountBlocked } from '../../platform/errors/catalogue.ts';

/** A blocked person may not sign in, and learns why. */
export const checkMaySignIn = (user: UserRow): void => {
  if (user.isBlocked) throw accountBlocked(user.blockedReason);
};
