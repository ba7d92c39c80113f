import { inArray, sql } from 'drizzle-orm';
import { countToday } from '../activity/count-today.ts';
import type { Database } from '../database/database.ts';
import { userSessions } from '../database/schema/index.ts';
import type { Person } from './session-repository.ts';

/** How long requests are gathered before they are written. A server that is killed loses as much of its count. */
const gatherMs = 500;

/** Counts API calls and notes when sessions were last used: two statements per half second, however many requests. */
export interface ActivityRecorder {
  /** Takes note and returns at once. */
  readonly record: (person: Person) => void;
  /** Writes what is still to be written. */
  readonly close: () => Promise<void>;
}

export const createActivityRecorder = (database: Database, onError: (error: unknown) => void): ActivityRecorder => {
  let calls = new Map<number, number>();
  let sessions = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const gathered = { calls, sessions };
    calls = new Map();
    sessions = new Set();
    writing = writing.then(() => writeActivity(database, gathered)).catch(onError);
    return writing;
  };
  return {
    record: ({ userId, sessionId }) => {
      calls.set(userId, (calls.get(userId) ?? 0) + 1);
      sessions.add(sessionId);
      timer ??= setTimeout(write, gatherMs).unref();
    },
    close: write,
  };
};

interface Activity {
  readonly calls: ReadonlyMap<number, number>;
  readonly sessions: ReadonlySet<number>;
}

/** Rows are locked in the order of their ids, so that two servers that write at once never wait for each other in a ring. */
const writeActivity = async (database: Database, { calls, sessions }: Activity): Promise<void> => {
  if (calls.size === 0) return;
  const made = sql.join(
    [...calls].map(([userId, count]) => sql`(${userId}::int, ${count}::int)`),
    sql`, `,
  );
  await database.execute(sql`
    update user_usage set total_api_calls = total_api_calls + found.count
    from (
      select id, made.count from user_usage join (values ${made}) as made (user_id, count) using (user_id)
      order by id for update of user_usage
    ) as found
    where user_usage.id = found.id`);
  await countToday(database, [
    { measure: 'api-calls', count: [...calls.values()].reduce((sum, count) => sum + count, 0) },
  ]);
  await database.execute(sql`
    update user_sessions set last_used_at = now()
    where id in (select id from user_sessions where ${inArray(userSessions.id, [...sessions])} order by id for update)`);
};
