import type { ShareRole } from '@diagloom/contract';
import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isFor } from '../../platform/access/access-of.ts';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DiagramAccessRow, diagramAccess, type UserRow, users } from '../../platform/database/schema/index.ts';
import type { Invitee } from './invitee.ts';

export interface AccessOfPerson {
  readonly row: DiagramAccessRow;
  /** Null until they have opened the diagram, and where nobody is there. */
  readonly name: string | null;
  /** Without an account, by a link. */
  readonly isGuest: boolean;
}

/** Everybody who was invited, in the order in which they were. */
export const listPeople = (database: Database, diagramId: number): Promise<readonly AccessOfPerson[]> =>
  selectPeople(database, and(eq(diagramAccess.diagramId, diagramId), isPerson));

export const countPeople = (database: Database, diagramId: number): Promise<number> =>
  database.$count(diagramAccess, and(eq(diagramAccess.diagramId, diagramId), isPerson, isNull(diagramAccess.linkId)));

/** The account of that username; undefined for an address, whose account is nobody's business, and where nobody has the name. */
export const findInvited = async (database: Database, invitee: Invitee): Promise<UserRow | undefined> => {
  // The same statement runs for an address, so that both take the same time.
  const username = 'username' in invitee ? invitee.username : invitee.email;
  const [user] = await database.select().from(users).where(sql`lower(${users.username}) = lower(${username})`);
  return 'username' in invitee ? user : undefined;
};

/** The account that has confirmed an address. */
export const findConfirmed = async (database: Database, email: string): Promise<UserRow | undefined> => {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.isEmailVerified, true)));
  return user;
};

/** Lets somebody in or changes what they may do. `isNew` says which. */
export const upsertPerson = async (
  database: Pick<Database, 'insert'>,
  { diagramId, invitee, userId, role }: NewPerson,
): Promise<{ readonly row: DiagramAccessRow; readonly isNew: boolean }> => {
  const named =
    'email' in invitee
      ? { invitedEmail: invitee.email }
      : { invitedUsername: invitee.username, userId: userId ?? null };
  const target = 'email' in invitee ? diagramAccess.invitedEmail : diagramAccess.invitedUsername;
  const [upserted] = await database
    .insert(diagramAccess)
    .values({ diagramId, role, ...named })
    .onConflictDoUpdate({
      target: [diagramAccess.diagramId, target],
      // Names that nobody had could be invited once, and may be somebody's by now.
      set: { role, userId: sql`excluded.user_id` },
    })
    // PostgreSQL marks a row version that took the place of another with the transaction that did it.
    .returning({ ...getTableColumns(diagramAccess), isNew: sql<boolean>`xmax = 0` });
  if (upserted === undefined) throw new Error('The database gave no row for an invitation.');
  const { isNew, ...row } = upserted;
  return { row, isNew };
};

export interface NewPerson {
  readonly diagramId: number;
  readonly invitee: Invitee;
  readonly userId: number | undefined;
  readonly role: ShareRole;
}

export const changeRole = async (
  database: Database,
  { diagramId, accessId, role }: { readonly diagramId: number; readonly accessId: number; readonly role: ShareRole },
): Promise<AccessOfPerson | undefined> => {
  const isThat = and(eq(diagramAccess.id, accessId), eq(diagramAccess.diagramId, diagramId), isPerson);
  await database.update(diagramAccess).set({ role }).where(isThat);
  return (await selectPeople(database, isThat))[0];
};

/** Takes access away from a person or a link; undefined where there is none such. The link of whoever came by one lets them in no more. */
export const deleteAccess = async (
  database: Pick<Database, 'delete' | 'update'>,
  diagramId: number,
  accessId: number,
): Promise<DiagramAccessRow | undefined> => {
  const isThat = and(eq(diagramAccess.id, accessId), eq(diagramAccess.diagramId, diagramId));
  const [barred] = await database
    .update(diagramAccess)
    .set({ isBarred: true })
    .where(and(isThat, isNotNull(diagramAccess.linkId), eq(diagramAccess.isBarred, false)))
    .returning();
  if (barred !== undefined) return barred;
  const [row] = await database
    .delete(diagramAccess)
    .where(and(isThat, isNull(diagramAccess.linkId)))
    .returning();
  return row;
};

/** Gives up every way by which a person was let in. */
export const leave = async (database: Pick<Database, 'delete'>, diagramId: number, userId: number): Promise<void> => {
  await database.delete(diagramAccess).where(and(eq(diagramAccess.diagramId, diagramId), isFor(userId)));
};

const isPerson = and(isNull(diagramAccess.linkTokenHash), eq(diagramAccess.isBarred, false));

const selectPeople = (database: Database, condition: SQL | undefined): Promise<readonly AccessOfPerson[]> =>
  database
    .select({
      row: diagramAccess,
      name: sql<string | null>`case when ${diagramAccess.openedAt} is null then null else ${nameOfUser} end`,
      isGuest: sql<boolean>`coalesce(${users.isGuest}, false)`,
    })
    .from(diagramAccess)
    .leftJoin(
      users,
      sql`${users.id} = ${diagramAccess.userId} or (${users.email} = ${diagramAccess.invitedEmail} and ${users.isEmailVerified})`,
    )
    .where(condition)
    .orderBy(asc(diagramAccess.id));
