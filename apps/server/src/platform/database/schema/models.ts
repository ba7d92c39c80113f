import type { TaskModels } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What administrators set for a provider of language models, over what the environment says. */
export const modelProviders = pgTable('model_providers', {
  /** The id of the provider. */
  id: text().primaryKey(),
  isEnabled: boolean().notNull().default(true),
  /** The key, encrypted with a secret that is not in the database. */
  sealedKey: text(),
  /** Where a service without an address of its own is reached; empty for what the environment says. */
  address: text().notNull().default(''),
  /** Empty for the usual one. */
  model: text().notNull().default(''),
  smallModel: text().notNull().default(''),
  /** Ranks passages of documents; empty for none. */
  embeddingModel: text().notNull().default(''),
  /** Models for some tasks alone, over the two above. */
  taskModels: jsonb().$type<TaskModels>().notNull().default({}),
  /** By the name of a model, whether it sees pictures, as far as a test has told. */
  seesImages: jsonb().$type<Readonly<Record<string, boolean>>>().notNull().default({}),
  /** Models that were found to answer in one piece, by name; a test finds it out anew. */
  answersWhole: jsonb().$type<Readonly<Record<string, true>>>().notNull().default({}),
  updatedAt: moment().notNull().defaultNow(),
});

/** What may be used up, for everybody: one row. Money in millionths of a US dollar; absent is no limit. */
export const modelLimits = pgTable(
  'model_limits',
  {
    id: boolean().primaryKey().default(true),
    monthlyMicros: bigint({ mode: 'number' }),
    monthlyMicrosPerPerson: bigint({ mode: 'number' }),
    dailyTokens: bigint({ mode: 'number' }),
    dailyTokensPerPerson: bigint({ mode: 'number' }),
    /** Of one person; the other one is for all together. */
    requestsPerMinute: integer().notNull().default(20),
    requestsPerMinuteInAll: integer().notNull().default(300),
    concurrentPerPerson: integer().notNull().default(3),
    concurrent: integer().notNull().default(30),
    /** The provider that forms offer first. */
    preferred: text(),
    /** Whether texts that the engine could not read are kept in a file with what models made of them. */
    keepsLessons: boolean().notNull().default(false),
  },
  (table) => [check('model_limits_one_row', sql`${table.id}`)],
);

/** Every call of a language model: who, which, how much, how it ended. Never what was said. Pruned like the activity log. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    startedAt: moment().notNull().defaultNow(),
    /** Absent where the account is gone: the money was spent all the same. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    provider: text().notNull(),
    model: text().notNull(),
    task: text({ enum: ['type', 'draft', 'mend', 'refine', 'rewrite', 'suggest', 'code', 'embed', 'test'] }).notNull(),
    /** `running`, `done`, or how it failed. */
    outcome: text().notNull().default('running'),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    /** Absent where the price is not known. */
    costMicros: bigint({ mode: 'number' }),
    /** How much more the large model would have cost. */
    savedMicros: bigint({ mode: 'number' }),
    milliseconds: integer().notNull().default(0),
    firstTokenMilliseconds: integer(),
  },
  (table) => [
    index('model_calls_started_at').on(table.startedAt),
    index('model_calls_user_id_started_at').on(table.userId, table.startedAt),
    index('model_calls_running').on(table.startedAt).where(sql`${table.outcome} = 'running'`),
  ],
);

export type ModelTask = (typeof modelCalls.$inferSelect)['task'];
