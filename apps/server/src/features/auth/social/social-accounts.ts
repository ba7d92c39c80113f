import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { admit, type JoinRules } from '../../../platform/accounts/admit.ts';
import { promoteNamedAdmin } from '../../../platform/accounts/promote-named-admin.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type UserRow, users } from '../../../platform/database/schema/index.ts';
import { createUser, isTaken } from '../repository.ts';
import { SocialProblem } from './social-problem.ts';
import type { Identity, SocialProvider } from './social-provider.ts';

/** Accounts found, made and connected by who somebody is at a service. */

export interface SocialAccount {
  readonly user: UserRow;
  readonly isNew: boolean;
}

interface Rules {
  readonly provider: SocialProvider;
  readonly joinRules: JoinRules;
  /** The secret of an invitation, which a new account may need. */
  readonly invitation: string | undefined;
  readonly isAtThisMachine: boolean;
}

/**
 * The account that is connected; else the one with the same address, where both sides have proven it; else a new one, if they may have one.
 * Throws a `SocialProblem`.
 */
export const accountFor = async (database: Database, identity: Identity, rules: Rules): Promise<SocialAccount> => {
  try {
    return await findOrCreate(database, identity, rules);
  } catch (error) {
    // Somebody was faster, such as the same person in another tab: what they made is there now.
    if (isTaken(error)) return findOrCreate(database, identity, rules);
    throw error;
  }
};

/** Connects a signed-in person's account. Throws `already_connected`. */
export const connectAccount = async (
  database: Database,
  userId: number,
  { accountId }: Identity,
  { accountColumn }: SocialProvider,
): Promise<UserRow> => {
  const column = users[accountColumn];
  try {
    const [user] = await database
      .update(users)
      .set({ [accountColumn]: accountId })
      .where(and(eq(users.id, userId), or(sql`${column} is null`, eq(column, accountId))))
      .returning();
    if (user !== undefined) return user;
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  throw new SocialProblem('already_connected');
};

/** False where it is the last way in. One statement decides, so that of two at once one stays. */
export const disconnectAccount = async (
  database: Database,
  userId: number,
  { accountColumn }: SocialProvider,
): Promise<boolean> => {
  const others = accountColumns.filter((name) => name !== accountColumn).map((name) => isNotNull(users[name]));
  const disconnected = await database
    .update(users)
    .set({ [accountColumn]: null })
    .where(and(eq(users.id, userId), or(isNotNull(users.password), ...others)))
    .returning({ id: users.id });
  return disconnected.length > 0;
};

const accountColumns = [
  'googleId',
  'facebookId',
  'microsoftId',
] as const satisfies readonly SocialProvider['accountColumn'][];

const findOrCreate = (database: Database, identity: Identity, rules: Rules): Promise<SocialAccount> =>
  database.transaction(async (transaction) => {
    const { accountColumn } = rules.provider;
    const [known] = await transaction.select().from(users).where(eq(users[accountColumn], identity.accountId));
    if (known !== undefined) return { user: known, isNew: false };
    const { email } = identity;
    if (email === undefined) throw new SocialProblem('no_email');
    const [sameAddress] = await transaction.select().from(users).where(eq(users.email, email)).for('update');
    if (sameAddress !== undefined) {
      return { user: await adopt(transaction, sameAddress, identity, rules.provider), isNew: false };
    }
    return { user: await create(transaction, { ...identity, email }, rules), isNew: true };
  });

/** Either side alone proves nothing: whoever registered first may have typed somebody else's address. */
const adopt = async (
  transaction: Pick<Database, 'update'>,
  user: UserRow,
  { accountId, isEmailProven }: Identity,
  { accountColumn }: SocialProvider,
): Promise<UserRow> => {
  if (!isEmailProven || !user.isEmailVerified || user[accountColumn] !== null) throw new SocialProblem('email_taken');
  const [adopted] = await transaction
    .update(users)
    .set({ [accountColumn]: accountId })
    .where(eq(users.id, user.id))
    .returning();
  return adopted ?? user;
};

const create = async (
  transaction: Pick<Database, 'select' | 'insert' | 'update' | 'execute'>,
  { email, accountId, isEmailProven, firstName, lastName }: Identity & { readonly email: string },
  { provider, joinRules, ...applicant }: Rules,
): Promise<UserRow> => {
  const user = await admit(transaction, joinRules, { ...applicant, email }, (role) =>
    createUser(transaction, {
      email,
      username: undefined,
      password: null,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      role,
      isEmailVerified: isEmailProven,
      [provider.accountColumn]: accountId,
    }),
  );
  if (isEmailProven) await promoteNamedAdmin(transaction, joinRules.adminEmail);
  return user;
};
