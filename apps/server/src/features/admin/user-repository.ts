import { type AdminUserQuery, type AdminUserSort, type PlanChange, searchReach } from '@diagloom/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { addActivity, type PersonAuthor } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, users, userUsage } from '../../platform/database/schema/index.ts';
import { listUsage, type UsageNow } from '../../platform/usage/find-usage.ts';
import { isNamed } from './account-condition.ts';

export interface Account {
  readonly user: UserRow;
  /** As it stands now. */
  readonly usage: UsageNow;
}

/** One page of the accounts that match, and how many match in all. */
export const listAccounts = async (
  database: Database,
  query: AdminUserQuery,
): Promise<{ readonly accounts: readonly Account[]; readonly total: number }> => {
  const total = await countAccounts(database, query);
  const ids = await pageOfIds(database, query, total);
  const accounts = new Map((await readAccounts(database, ids)).map((account) => [account.user.id, account]));
  return { accounts: ids.flatMap((id) => accounts.get(id) ?? []), total };
};

export const findAccount = async (database: Database, id: number): Promise<Account | undefined> =>
  (await readAccounts(database, [id]))[0];

/** In no particular order. */
export const readAccounts = async (database: Database, ids: readonly number[]): Promise<readonly Account[]> => {
  if (ids.length === 0) return [];
  const [people, usages] = await Promise.all([
    database
      .select()
      .from(users)
      .where(inArray(users.id, [...ids])),
    listUsage(database, ids),
  ]);
  const usageOf = new Map(usages.map((usage) => [usage.userId, usage]));
  return people.flatMap((user) => {
    const usage = usageOf.get(user.id);
    return usage === undefined ? [] : [{ user, usage }];
  });
};

/** False where there is no such account. */
export const changePlan = (
  database: Database,
  id: number,
  { change, author }: { readonly change: PlanChange; readonly author: PersonAuthor },
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const [usage] = await transaction.update(userUsage).set(change).where(eq(userUsage.userId, id)).returning();
    if (usage === undefined) return false;
    const { subscriptionTier, monthlyDiagramLimit } = usage;
    const detail = subscriptionTier === 'premium' ? 'premium' : `free, ${monthlyDiagramLimit} diagrams a month`;
    await addActivity(transaction, author, { type: 'plan-changed', subjectId: id, detail });
    return true;
  });

const sortedBy = {
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
  email: users.email,
  diagramsGenerated: userUsage.diagramsGenerated,
  codeGenerationsUsed: userUsage.codeGenerationsUsed,
  ragQueriesUsed: userUsage.ragQueriesUsed,
  collaborationSessionsCreated: userUsage.collaborationSessionsCreated,
  totalApiCalls: userUsage.totalApiCalls,
} as const satisfies Readonly<Record<AdminUserSort, unknown>>;

/**
 * The ids alone: a page far down the list passes over many rows, which costs little as long as nothing else is read of them.
 * Pages of the second half are counted from the end, so that the last one is as quick as the first.
 */
const pageOfIds = async (database: Database, query: AdminUserQuery, total: number): Promise<readonly number[]> => {
  const { page, pageSize, sort, direction } = query;
  const column = sortedBy[sort];
  const { table, id, condition } = sourceOf(query, { withUsage: column.table === userUsage });
  const before = (page - 1) * pageSize;
  const size = Math.min(pageSize, total - before);
  if (size <= 0) return [];
  const isFromEnd = !query.search && before > total / 2;
  const isDescending = (direction === 'asc') === isFromEnd;
  const order = isDescending ? sql`desc` : sql`asc`;
  // An index answers only where its very order is asked for, that of nulls included, also in a column that has none.
  const nulls = column.notNull ? sql`` : isDescending ? sql`nulls last` : sql`nulls first`;
  const offset = isFromEnd ? total - before - size : before;
  const { rows } = await database.execute<{ id: number }>(sql`
    select ${id} as id from ${table} where ${condition}
    order by ${column} ${order} ${nulls}, ${id} ${order} limit ${size} offset ${offset}`);
  const ids = rows.map((row) => row.id);
  return isFromEnd ? ids.reverse() : ids;
};

const countAccounts = async (database: Database, query: AdminUserQuery): Promise<number> => {
  const { table, condition } = sourceOf(query, { withUsage: false });
  // An account that contains two letters is found by reading all of them; nobody needs to know how many others there are.
  const reach = query.search ? sql`limit ${searchReach}` : sql``;
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 from ${table} where ${condition} ${reach}) as matching`,
  );
  return rows[0]?.total ?? 0;
};

/** The tables that a question needs, and no other: every account has one row of usage, so most need one table. */
const sourceOf = ({ search, role, status, tier }: AdminUserQuery, { withUsage }: { readonly withUsage: boolean }) => {
  const ofPerson = and(
    search ? isNamed(search) : undefined,
    role === undefined ? undefined : eq(users.role, role),
    status === undefined ? undefined : eq(users.isBlocked, status === 'blocked'),
  );
  const ofUsage = tier === undefined ? undefined : eq(userUsage.subscriptionTier, tier);
  // Guests have no usage.
  if (withUsage && ofPerson === undefined) {
    return { table: sql`${userUsage}`, id: userUsage.userId, condition: ofUsage ?? sql`true` };
  }
  const condition: SQL = and(sql`not ${users.isGuest}`, ofPerson, ofUsage) ?? sql`true`;
  if (!withUsage && ofUsage === undefined) return { table: sql`${users}`, id: users.id, condition };
  const table = sql`${users} join ${userUsage} on ${userUsage.userId} = ${users.id}`;
  return { table, id: users.id, condition };
};
