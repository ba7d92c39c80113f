import { ModelFailure } from '@diagloom/providers';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { modelCalls } from '../database/schema/index.ts';
import { beginCall, type CallToBegin } from './limits.ts';

type Noted = Partial<Omit<typeof modelCalls.$inferInsert, 'outcome' | 'milliseconds'>>;

interface CallUnderWay<Reply> extends CallToBegin {
  readonly carryOut: () => Promise<{ readonly reply: Reply; readonly noted: Noted }>;
  /** What was used up by a call that failed. */
  readonly spent: () => Noted;
}

/** Carries out a call of a model within the limits, and takes note of what it took and how it ended. */
export const noteCall = async <Reply>(
  database: Database,
  { carryOut, spent, ...call }: CallUnderWay<Reply>,
): Promise<Reply> => {
  const id = await beginCall(database, call);
  const started = performance.now();
  const note = (row: Partial<typeof modelCalls.$inferInsert>) =>
    database
      .update(modelCalls)
      .set({ ...row, milliseconds: Math.round(performance.now() - started) })
      .where(eq(modelCalls.id, id));
  try {
    const { reply, noted } = await carryOut();
    await note({ outcome: 'done', ...noted });
    return reply;
  } catch (error) {
    await note({ outcome: error instanceof ModelFailure ? error.kind : 'fault', ...spent() });
    throw error;
  }
};
