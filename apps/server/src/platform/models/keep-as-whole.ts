import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { modelProviders } from '../database/schema/index.ts';

/** Keeps that a model answers in one piece, so that it is asked for no stream again. */
export const keepAsWhole = async (database: Database, id: string, model: string): Promise<void> => {
  const found = { [model]: true as const };
  const merged = sql`${modelProviders.answersWhole} || ${JSON.stringify(found)}::jsonb`;
  await database
    .insert(modelProviders)
    .values({ id, answersWhole: found })
    .onConflictDoUpdate({ target: modelProviders.id, set: { answersWhole: merged } });
};

/** Has every model of a service asked for a stream again. */
export const forgetWhole = async (database: Database, id: string): Promise<void> => {
  await database.update(modelProviders).set({ answersWhole: {} }).where(eq(modelProviders.id, id));
};
