import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type ModelTask, modelCalls, modelLimits } from '../database/schema/index.ts';
import { modelLimitReached } from '../errors/catalogue.ts';

export type LimitRow = Omit<typeof modelLimits.$inferSelect, 'id'>;

const usualLimits: LimitRow = {
  monthlyMicros: null,
  monthlyMicrosPerPerson: null,
  dailyTokens: null,
  dailyTokensPerPerson: null,
  requestsPerMinute: 20,
  requestsPerMinuteInAll: 300,
  concurrentPerPerson: 3,
  concurrent: 30,
  preferred: null,
  keepsLessons: false,
};

export const readLimits = async (database: Pick<Database, 'select'>): Promise<LimitRow> =>
  (await database.select().from(modelLimits))[0] ?? usualLimits;

/** A call that runs longer was lost with its server. */
const longestMinutes = 5;

export interface CallToBegin {
  readonly userId: number;
  readonly provider: string;
  readonly model: string;
  readonly task: ModelTask;
}

/**
 * Takes note of a call that begins and answers its id. Throws `model_limit_reached` where that would be too much; one caller at a time is
 * counted, so that no more than allowed begin together. What belongs to another request counts as none of its own.
 */
export const beginCall = (database: Database, call: CallToBegin): Promise<number> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(7_219_113)`);
    const limits = await readLimits(transaction);
    const [now] = await transaction
      .select({
        running: sql`count(*) filter (where ${isRunning})`.mapWith(Number),
        ownRunning: sql`count(*) filter (where ${isRunning} and ${eq(modelCalls.userId, call.userId)})`.mapWith(Number),
        minute: sql`count(*) filter (where ${isOfThisMinute})`.mapWith(Number),
        ownMinute: sql`count(*) filter (where ${isOfThisMinute} and ${eq(modelCalls.userId, call.userId)})`.mapWith(
          Number,
        ),
      })
      .from(modelCalls)
      .where(sql`${modelCalls.startedAt} > now() - make_interval(mins => ${longestMinutes}::int)`);
    const { running = 0, ownRunning = 0, minute = 0, ownMinute = 0 } = now ?? {};
    if (ownRunning >= limits.concurrentPerPerson)
      throw modelLimitReached(
        'Your earlier requests to the model are still in progress. Wait for them to finish, then try again.',
        5,
      );
    const isCrowded = !isPart(call.task) && minute >= limits.requestsPerMinuteInAll;
    if (running >= limits.concurrent || isCrowded)
      throw modelLimitReached('The model is busy with other people’s requests. Try again shortly.', 10);
    if (!isPart(call.task) && ownMinute >= limits.requestsPerMinute)
      throw modelLimitReached(
        `You can ask the model up to ${limits.requestsPerMinute} times per minute. Try again in a moment.`,
        30,
      );
    await checkBudgets(transaction, limits, call.userId);
    const [row] = await transaction.insert(modelCalls).values(call).returning({ id: modelCalls.id });
    if (row === undefined) throw new Error('A call of a model was not taken note of.');
    return row.id;
  });

/** Tasks that belong to another request, such as one test of all models. */
const parts: readonly ModelTask[] = ['type', 'mend', 'embed', 'test'];

const isPart = (task: ModelTask): boolean => parts.includes(task);

const isRunning = eq(modelCalls.outcome, 'running');

const isOfThisMinute = sql`${modelCalls.startedAt} > now() - interval '1 minute' and ${notInArray(modelCalls.task, [...parts])}`;

const monthStart = sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`;
const dayStart = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;

const checkBudgets = async (
  database: Pick<Database, 'select'>,
  { monthlyMicros, monthlyMicrosPerPerson, dailyTokens, dailyTokensPerPerson }: LimitRow,
  userId: number,
): Promise<void> => {
  if (monthlyMicros !== null && (await costSince(database)) >= monthlyMicros)
    throw modelLimitReached(
      'This server’s budget for language models is used up for this month. Ask your administrator to raise it.',
    );
  if (monthlyMicrosPerPerson !== null && (await costSince(database, userId)) >= monthlyMicrosPerPerson)
    throw modelLimitReached(
      'Your budget for language models is used up for this month. It resets on the 1st, or ask your administrator to raise it.',
    );
  if (dailyTokens !== null && (await tokensToday(database)) >= dailyTokens)
    throw modelLimitReached(
      'This server’s allowance for language models is used up for today. It resets at midnight UTC.',
    );
  if (dailyTokensPerPerson !== null && (await tokensToday(database, userId)) >= dailyTokensPerPerson)
    throw modelLimitReached('You’ve used up your language-model allowance for today. It resets at midnight UTC.');
};

/** What this month's calls cost, in millionths of a US dollar. */
export const costSince = async (database: Pick<Database, 'select'>, userId?: number): Promise<number> => {
  const [row] = await database
    .select({ sum: sql`coalesce(sum(${modelCalls.costMicros}), 0)`.mapWith(Number) })
    .from(modelCalls)
    .where(
      and(
        sql`${modelCalls.startedAt} >= ${monthStart}`,
        userId === undefined ? undefined : eq(modelCalls.userId, userId),
      ),
    );
  return row?.sum ?? 0;
};

const tokensToday = async (database: Pick<Database, 'select'>, userId?: number): Promise<number> => {
  const [row] = await database
    .select({ sum: sql`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)`.mapWith(Number) })
    .from(modelCalls)
    .where(
      and(
        sql`${modelCalls.startedAt} >= ${dayStart}`,
        userId === undefined ? undefined : eq(modelCalls.userId, userId),
      ),
    );
  return row?.sum ?? 0;
};
