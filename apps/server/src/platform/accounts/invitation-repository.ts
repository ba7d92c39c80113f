import { and, desc, eq, getTableColumns, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { type RegistrationInvitationRow, registrationInvitations, users } from '../database/schema/index.ts';
import { createSecretToken, hashOf } from '../secret-token.ts';

/** With what somebody may make an account, by the hash of its token. */

export interface NewInvitation {
  readonly email: string | undefined;
  readonly expiresInDays: number;
  /** Absent for whoever runs the server. */
  readonly madeBy: number | null;
}

const invitations = registrationInvitations;

/** How long one that has ended is still listed. */
const daysListed = 90;

const isOpen: SQL | undefined = and(isNull(invitations.usedAt), gt(invitations.expiresAt, sql`now()`));

/** Takes the place of those that ended long ago. Answers the token, which is stored nowhere. */
export const insertInvitation = async (
  database: Pick<Database, 'insert' | 'delete'>,
  { email, expiresInDays, madeBy }: NewInvitation,
): Promise<{ readonly id: number; readonly token: string }> => {
  const longAgo = sql`now() - make_interval(days => ${daysListed}::int)`;
  await database.delete(invitations).where(or(lt(invitations.expiresAt, longAgo), lt(invitations.usedAt, longAgo)));
  const { token, hash } = createSecretToken();
  const [row] = await database
    .insert(invitations)
    .values({
      tokenHash: hash,
      email: email ?? null,
      madeBy,
      expiresAt: sql`now() + make_interval(days => ${expiresInDays}::int)`,
    })
    .returning({ id: invitations.id });
  if (row === undefined) throw new Error('The database gave no row for an invitation.');
  return { id: row.id, token };
};

export interface FoundInvitation extends RegistrationInvitationRow {
  readonly isOpen: boolean;
  readonly madeByEmail: string | null;
  readonly usedByEmail: string | null;
}

/** Those that are open first, then the newest. */
export const listInvitations = (database: Database, limit = 500): Promise<readonly FoundInvitation[]> =>
  selectInvitations(database)
    .orderBy(desc(sql`${isOpen}`), desc(invitations.id))
    .limit(limit);

export const findInvitation = async (database: Database, id: number): Promise<FoundInvitation | undefined> => {
  const [found] = await selectInvitations(database).where(eq(invitations.id, id));
  return found;
};

export const countOpenInvitations = (database: Database): Promise<number> => database.$count(invitations, isOpen);

/** Whom it lets in; undefined where there was none. */
export const deleteInvitation = async (
  database: Pick<Database, 'delete'>,
  id: number,
): Promise<Pick<RegistrationInvitationRow, 'email'> | undefined> => {
  const [gone] = await database
    .delete(invitations)
    .where(eq(invitations.id, id))
    .returning({ email: invitations.email });
  return gone;
};

/** The invitation of that token, if an account can still be made with it. */
export const findOpenInvitation = async (
  database: Pick<Database, 'select'>,
  token: string,
): Promise<Pick<RegistrationInvitationRow, 'email'> | undefined> => {
  const [found] = await database
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashOf(token)), isOpen));
  return found;
};

/** Spends an invitation: of two at the same moment, one wins. Undefined where it is spent, taken back, too old or unknown. */
export const spendInvitation = async (
  database: Pick<Database, 'update'>,
  token: string,
): Promise<{ readonly id: number } | undefined> => {
  const [spent] = await database
    .update(invitations)
    .set({ usedAt: sql`now()` })
    .where(and(eq(invitations.tokenHash, hashOf(token)), isOpen))
    .returning({ id: invitations.id });
  return spent;
};

/** Takes note of the account that was made with an invitation. */
export const noteWhoCame = async (database: Pick<Database, 'update'>, id: number, userId: number): Promise<void> => {
  await database.update(invitations).set({ usedBy: userId }).where(eq(invitations.id, id));
};

const selectInvitations = (database: Database) => {
  const [maker, newcomer] = [alias(users, 'maker'), alias(users, 'newcomer')];
  return database
    .select({
      ...getTableColumns(invitations),
      isOpen: sql<boolean>`${isOpen}`,
      madeByEmail: maker.email,
      usedByEmail: newcomer.email,
    })
    .from(invitations)
    .leftJoin(maker, eq(maker.id, invitations.madeBy))
    .leftJoin(newcomer, eq(newcomer.id, invitations.usedBy))
    .$dynamic();
};
