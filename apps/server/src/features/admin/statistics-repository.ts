import type { AdminStats, Analytics } from '@diagloom/contract';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { today } from '../../platform/activity/count-today.ts';
import type { Database } from '../../platform/database/database.ts';
import { dailyCounts, type Measure, users, userUsage } from '../../platform/database/schema/index.ts';

const activeDays = 30;

export const readStats = async (database: Database): Promise<AdminStats> => {
  const signedInLately = gt(users.lastLoginAt, sql`now() - make_interval(days => ${activeDays}::int)`);
  const isMember = sql`not ${users.isGuest}`;
  // Two counts that an index alone answers, rather than one that reads every account.
  const [totalUsers, activeUsers, use, ofToday] = await Promise.all([
    database.$count(users, isMember),
    database.$count(users, and(isMember, signedInLately)),
    database
      .select({ diagrams: sumOf(userUsage.diagramsGenerated), calls: sumOf(userUsage.totalApiCalls) })
      .from(userUsage),
    database
      .select({ measure: dailyCounts.measure, count: sumOf(dailyCounts.count) })
      .from(dailyCounts)
      .where(and(eq(dailyCounts.day, today), inArray(dailyCounts.measure, ['diagrams-by-type', 'api-calls'])))
      .groupBy(dailyCounts.measure),
  ]);
  const countOf = (measure: Measure): number => ofToday.find((row) => row.measure === measure)?.count ?? 0;
  return {
    totalUsers,
    activeUsers,
    totalDiagrams: use[0]?.diagrams ?? 0,
    diagramsToday: countOf('diagrams-by-type'),
    totalApiCalls: use[0]?.calls ?? 0,
    apiCallsToday: countOf('api-calls'),
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

const sumOf = (
  column: typeof userUsage.totalApiCalls | typeof userUsage.diagramsGenerated | typeof dailyCounts.count,
): SQL<number> => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
