import type { ModelCall, ModelFailureRow, ModelUsage, ModelUsageRow } from '@diagloom/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { modelCalls, users } from '../../platform/database/schema/index.ts';
import { costSince } from '../../platform/models/limits.ts';

const days = 30;
const mostPeople = 20;
const mostFailures = 30;
const mostCalls = 50;
const micros = 1_000_000;

const sum = (what: SQL | typeof modelCalls.inputTokens | typeof modelCalls.costMicros) =>
  sql`coalesce(sum(${what}), 0)`.mapWith(Number);

const hasFailed = sql`${modelCalls.outcome} not in ('done', 'running', 'stopped')`;

const sums = {
  calls: sql`count(*)`.mapWith(Number),
  failed: sql`count(*) filter (where ${hasFailed})`.mapWith(Number),
  inputTokens: sum(modelCalls.inputTokens),
  outputTokens: sum(sql`${modelCalls.outputTokens}`),
  cost: sum(modelCalls.costMicros),
  saved: sum(sql`${modelCalls.savedMicros}`),
};

const lately = sql`${modelCalls.startedAt} > now() - make_interval(days => ${days}::int)`;

/** What language models were used for in the last 30 days, by model, task and person, with money, and why it failed. */
export const readModelUsage = async (database: Database): Promise<ModelUsage> => {
  const by = (label: SQL<string>) =>
    database
      .select({ label, ...sums })
      .from(modelCalls)
      .where(lately)
      .groupBy(label)
      .orderBy(desc(sums.cost), label);
  const [total, byModel, byTask, byPerson, failures, latest, month] = await Promise.all([
    database
      .select({ label: sql<string>`''`, ...sums })
      .from(modelCalls)
      .where(lately),
    by(sql<string>`${modelCalls.model}`),
    by(sql<string>`${modelCalls.task}`),
    database
      .select({ label: users.email, ...sums })
      .from(modelCalls)
      .innerJoin(users, eq(users.id, modelCalls.userId))
      .where(lately)
      .groupBy(users.email)
      .orderBy(desc(sums.cost), desc(sums.outputTokens))
      .limit(mostPeople),
    readFailures(database),
    readLatest(database),
    costSince(database),
  ]);
  const none = { label: '', calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, cost: 0, saved: 0 };
  return {
    total: inDollars(total[0] ?? none),
    costThisMonth: month / micros,
    byModel: byModel.map(inDollars),
    byTask: byTask.map(inDollars),
    byPerson: byPerson.map(inDollars),
    failures,
    latest,
  };
};

const readFailures = async (database: Database): Promise<ModelFailureRow[]> => {
  const { outcome, provider, model } = modelCalls;
  const rows = await database
    .select({
      outcome,
      provider,
      model,
      calls: sums.calls,
      lastAt: sql`max(${modelCalls.startedAt})`.mapWith(modelCalls.startedAt),
    })
    .from(modelCalls)
    .where(and(lately, hasFailed))
    .groupBy(outcome, provider, model)
    .orderBy(desc(sums.calls), outcome, model)
    .limit(mostFailures);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
};

const readLatest = async (database: Database): Promise<ModelCall[]> => {
  const rows = await database
    .select({ call: modelCalls, person: users.email })
    .from(modelCalls)
    .leftJoin(users, eq(users.id, modelCalls.userId))
    .where(lately)
    .orderBy(desc(modelCalls.startedAt), desc(modelCalls.id))
    .limit(mostCalls);
  return rows.map(({ call: { id, startedAt, provider, model, task, outcome, milliseconds, ...call }, person }) => ({
    ...{ id, startedAt: startedAt.toISOString(), person, provider, model, task, outcome, milliseconds },
    tokens: call.inputTokens + call.outputTokens,
    cost: call.costMicros === null ? null : call.costMicros / micros,
  }));
};

const inDollars = (row: ModelUsageRow): ModelUsageRow => ({
  ...row,
  cost: row.cost / micros,
  saved: row.saved / micros,
});
