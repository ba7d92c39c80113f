import type { AdminStats, Analytics } from '@diagloom/contract';
import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { today } from '../../platform/activity/count-today.ts';
import type { Database } from '../../platform/database/database.ts';
import { dailyCounts, type Measure, users } from '../../platform/database/schema/index.ts';

const activeDays = 30;

export const readStats = async (database: Database): Promise<AdminStats> => {
  const signedInLately = gt(users.lastLoginAt, sql`now() - make_interval(days => ${activeDays}::int)`);
  const isMember = sql`not ${users.isGuest}`;
  // Two counts that an index alone answers, rather than one that reads every account.
  const [totalUsers, activeUsers, counts] = await Promise.all([
    database.$count(users, isMember),
    database.$count(users, and(isMember, signedInLately)),
    database
      .select({
        measure: dailyCounts.measure,
        total: sumOf(dailyCounts.count),
        today: sumOf(dailyCounts.count, sql`filter (where ${dailyCounts.day} = ${today})`),
      })
      .from(dailyCounts)
      .where(inArray(dailyCounts.measure, ['diagrams-by-type', 'api-calls']))
      .groupBy(dailyCounts.measure),
  ]);
  const countOf = (measure: Measure) => counts.find((row) => row.measure === measure) ?? { total: 0, today: 0 };
  const [made, calls] = [countOf('diagrams-by-type'), countOf('api-calls')];
  return {
    totalUsers,
    activeUsers,
    totalDiagrams: made.total,
    diagramsToday: made.today,
    totalApiCalls: calls.total,
    apiCallsToday: calls.today,
  };
};

/** Every day of the range has its line, also where nothing happened. */
export const readAnalytics = async (database: Database, range: number): Promise<Analytics> => {
  const { rows: dates } = await database.execute<{ day: string }>(
    sql`select to_char(${today} - back, 'YYYY-MM-DD') as day from generate_series(${range}::int - 1, 0, -1) as back`,
  );
  const counts = await database
    .select()
    .from(dailyCounts)
    .where(gt(dailyCounts.day, sql`${today} - ${range}::int`))
    .orderBy(asc(dailyCounts.day));
  const sum = (measure: Measure, day: string): number =>
    counts.reduce((total, row) => (row.measure === measure && row.day === day ? total + row.count : total), 0);
  const shares = (measure: Measure) => {
    const byLabel = new Map<string, number>();
    for (const row of counts) {
      if (row.measure === measure) byLabel.set(row.label, (byLabel.get(row.label) ?? 0) + row.count);
    }
    return [...byLabel]
      .map(([label, count]) => ({ label, count }))
      .toSorted((left, right) => right.count - left.count || left.label.localeCompare(right.label));
  };
  return {
    days: dates.map(({ day }) => ({
      day,
      diagrams: sum('diagrams-by-type', day),
      signUps: sum('sign-ups', day),
      apiCalls: sum('api-calls', day),
    })),
    byType: shares('diagrams-by-type'),
    byEngine: shares('diagrams-by-engine'),
  };
};

const sumOf = (column: typeof dailyCounts.count, filter: SQL = sql``): SQL<number> =>
  sql`coalesce(sum(${column}) ${filter}, 0)`.mapWith(Number);
