import { accountMessages, reservedUsernames } from '@diagloom/contract';
import type { UserRow } from '../../platform/database/schema/index.ts';
import { accountBlocked, usernameReserved } from '../../platform/errors/catalogue.ts';
import { usernameSkeleton } from './username-skeleton.ts';

/** A blocked person may not sign in, and learns why. */
export const checkMaySignIn = (user: UserRow): void => {
  if (user.isBlocked) throw accountBlocked(user.blockedReason);
};

/** Digits that are read as letters, in the order of `letters`. */
const [digits, letters] = ['013457', 'oieast'] as const;

/** What a name looks like at a glance, whichever alphabet and signs it is written with: `Аdm1n.` is `admin`. */
const looks = (username: string): string =>
  usernameSkeleton(
    username.toLowerCase().replace(/[013457]/g, (digit) => letters[digits.indexOf(digit)] ?? digit),
  ).replace(/[ ._'-]/g, '');

const reserved = new Set([...reservedUsernames].map(looks));

/** Nobody takes a name under which they could speak for whoever runs the server, nor one that looks like it. */
export const checkMayBeNamed = (username: string | undefined): void => {
  if (username !== undefined && reserved.has(looks(username))) throw usernameReserved(accountMessages.usernameReserved);
};
