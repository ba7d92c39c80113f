import { type ActivityQuery, activityReach } from '@diagloom/contract';
import { and, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { activityEntries, users } from '../../platform/database/schema/index.ts';
import { tooManyMatches } from '../../platform/errors/catalogue.ts';
import { isNamed } from './account-condition.ts';
import type { NamedActivity } from './presenter.ts';

/** More accounts than this do not tell a person apart from another. */
const mostAccounts = 500;

/** One page of the newest entries that match. Throws where the search names too many accounts. */
export const listEntries = async (
  database: Database,
  query: ActivityQuery,
): Promise<{ readonly entries: readonly NamedActivity[]; readonly total: number }> => {
  const condition = await conditionOf(database, query);
  const [entries, total] = await Promise.all([
    pageOfEntries(database, query, condition),
    countEntries(database, condition),
  ]);
  return { entries, total };
};

const pageOfEntries = async (
  database: Database,
  { page, pageSize }: ActivityQuery,
  condition: SQL | undefined,
): Promise<readonly NamedActivity[]> => {
  const offset = (page - 1) * pageSize;
  if (offset >= activityReach) return [];
  const ids = database
    .select({ id: activityEntries.id })
    .from(activityEntries)
    .where(condition)
    .orderBy(desc(activityEntries.id))
    .limit(Math.min(pageSize, activityReach - offset))
    .offset(offset);
  const actor = alias(users, 'actor');
  const subject = alias(users, 'subject');
  const rows = await database
    .select({
      entry: activityEntries,
      actorName: nameOf(actor.username, actor.email),
      subjectName: nameOf(subject.username, subject.email),
    })
    .from(activityEntries)
    .leftJoin(actor, eq(actor.id, activityEntries.actorId))
    .leftJoin(subject, eq(subject.id, activityEntries.subjectId))
    .where(inArray(activityEntries.id, ids))
    .orderBy(desc(activityEntries.id));
  return rows.map(({ entry, ...names }) => ({ ...entry, ...names }));
};

const countEntries = async (database: Database, condition: SQL | undefined): Promise<number> => {
  const matching = database
    .select({ id: activityEntries.id })
    .from(activityEntries)
    .where(condition)
    .orderBy(desc(activityEntries.id))
    .limit(activityReach)
    .as('matching');
  return database.$count(matching);
};

const conditionOf = async (database: Database, { type, userId, search }: ActivityQuery): Promise<SQL | undefined> =>
  and(
    type === undefined ? undefined : eq(activityEntries.type, type),
    userId === undefined ? undefined : or(eq(activityEntries.actorId, userId), eq(activityEntries.subjectId, userId)),
    search ? inArray(activityEntries.actorId, await idsNamed(database, search)) : undefined,
  );

const idsNamed = async (database: Database, search: string): Promise<number[]> => {
  const found = await database
    .select({ id: users.id })
    .from(users)
    .where(isNamed(search))
    .limit(mostAccounts + 1);
  if (found.length > mostAccounts) throw tooManyMatches();
  return found.map(({ id }) => id);
};

/** What people call an account: its username, else its address. */
const nameOf = (username: SQLWrapper, email: SQLWrapper): SQL<string | null> =>
  sql<string | null>`coalesce(${username}, ${email})`;
