import type { Registration } from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type UserRow, users } from '../database/schema/index.ts';
import { invitationEnded, invitationNeeded, registrationClosed } from '../errors/catalogue.ts';
import type { FirstAccountCode } from './first-account-code.ts';
import { noteWhoCame, spendInvitation } from './invitation-repository.ts';

/** Any number will do, as long as nothing else in the database locks the same one. */
const firstAccountLock = 4_711_003;

/** Who may join, and as what. */
export interface JoinRules {
  /** Whose account becomes the admin's once the address is confirmed; absent for the first account. */
  readonly adminEmail: string | undefined;
  readonly registration: Registration;
  /** Makes the first account an admin's, wherever it is made; absent where there are accounts already. */
  readonly firstAccountCode?: FirstAccountCode | undefined;
}

/** Somebody who wants an account. */
export interface Applicant {
  readonly email: string;
  /** The secret of an invitation, or the code for the first account. */
  readonly invitation: string | undefined;
  /** Whether they sit at the machine of the server. */
  readonly isAtThisMachine: boolean;
}

type Store = Pick<Database, 'select' | 'update' | 'execute'>;

/**
 * Makes an account, in the caller's transaction, if its owner may have one: anybody where registration is open; elsewhere whoever has an
 * invitation that still holds, whose address was named for the administrator, or who makes the first account at this machine or with
 * its code. The first is an admin's where it is made so, unless an address was named for that. Throws where nobody may join.
 */
export const admit = async (
  transaction: Store,
  rules: JoinRules,
  applicant: Applicant,
  create: (role: UserRow['role']) => Promise<UserRow>,
): Promise<UserRow> => {
  const isFirst = await isFirstAccount(transaction);
  if (isFirst && rules.firstAccountCode?.opensWith(applicant.invitation)) return create('admin');
  const isFirstHere = isFirst && applicant.isAtThisMachine;
  if (isFirstHere) return create(rules.adminEmail === undefined ? 'admin' : 'user');
  if (applicant.email === rules.adminEmail) return create('user');
  if (rules.registration === 'closed') throw registrationClosed();
  if (applicant.invitation !== undefined) return comeInvited(transaction, applicant.invitation, create);
  if (rules.registration === 'invite') throw invitationNeeded();
  return create('user');
};

const comeInvited = async (
  transaction: Store,
  invitation: string,
  create: (role: UserRow['role']) => Promise<UserRow>,
): Promise<UserRow> => {
  const spent = await spendInvitation(transaction, invitation);
  if (spent === undefined) throw invitationEnded();
  const user = await create('user');
  await noteWhoCame(transaction, spent.id, user.id);
  return user;
};

/** The lock lasts until the transaction ends, so of several that are first at once, one is. */
const isFirstAccount = async (transaction: Store): Promise<boolean> => {
  if (await hasAccounts(transaction)) return false;
  await transaction.execute(sql`select pg_advisory_xact_lock(${firstAccountLock})`);
  return !(await hasAccounts(transaction));
};

export const hasAccounts = async (database: Pick<Database, 'select'>): Promise<boolean> =>
  (await database.select({ id: users.id }).from(users).where(eq(users.isGuest, false)).limit(1)).length > 0;
