import { ModelFailure } from '@diagloom/providers';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { modelCalls } from '../database/schema/index.ts';
import { beginCall, type CallToBegin } from './limits.ts';

type Noted = Partial<Omit<typeof modelCalls.$inferInsert, 'outcome' | 'milliseconds'>>;

interface CallUnderWay<Reply> extends CallToBegin {
  readonly carryOut: () => Promise<{ readonly reply: Reply; readonly noted: Noted }>;
  /** What was used up by a call that failed. */
  readonly spent: () => Noted;
}

/** Carries out a call of a model within the limits, and takes note of what it took and how it ended, under the answered `callId`. */
export const noteCall = async <Reply>(
  database: Database,
  { carryOut, spent, ...call }: CallUnderWay<Reply>,
): Promise<Reply & { readonly callId: number }> => {
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
    return { ...reply, callId: id };
  } catch (error) {
    await note({ outcome: error instanceof ModelFailure ? error.kind : 'fault', ...spent() });
    throw error;
  }
};

/** Notes that calls saved nothing after all: their answers were not taken, or a larger model was paid as well. */
export const takeBackSaving = async (database: Database, callIds: readonly number[]): Promise<void> => {
  if (callIds.length === 0) return;
  await database
    .update(modelCalls)
    .set({ savedMicros: 0 })
    .where(inArray(modelCalls.id, [...callIds]));
};
