import { type Presence, readPresence } from '@diagloom/collaboration';
import type { Document } from '@hocuspocus/server';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Somebody who has a thread of comments open. */
interface Reader {
  readonly userId: number;
  readonly threadId: number;
}

/**
 * Takes note of who has which thread of comments open, as they show it: whoever closes one or goes is not at it any more. To be asked
 * with what people at this server showed since the last time.
 */
export const createThreadNotes = (
  database: Pick<Database, 'execute'>,
  onError: (error: unknown) => void,
): ((document: Pick<Document, 'awareness'>, clientIds: readonly number[]) => Promise<void>) => {
  const before = new Map<number, Reader>();
  let turn: Promise<unknown> = Promise.resolve();
  return async ({ awareness }, clientIds) => {
    const states = awareness.getStates();
    const changes = new Map<string, Reader & { readonly isActive: boolean }>();
    for (const id of clientIds) {
      const [old, now] = [before.get(id), readerOf(readPresence(states.get(id)))];
      if (now === undefined) before.delete(id);
      else before.set(id, now);
      if (old !== undefined) changes.set(keyOf(old), { ...old, isActive: false });
      if (now !== undefined) changes.set(keyOf(now), { ...now, isActive: true });
      if (old !== undefined && now !== undefined && keyOf(old) === keyOf(now)) changes.delete(keyOf(now));
    }
    // Another window of theirs may have it open still, here or at another server.
    const still = new Set([...states.values()].flatMap((state) => keysOf(readerOf(readPresence(state)))));
    const noted = [...changes].filter(([key, { isActive }]) => isActive || !still.has(key)).map(([, change]) => change);
    if (noted.length === 0) return;
    turn = turn.then(() => note(database, noted)).catch(onError);
    await turn;
  };
};

const readerOf = (presence: Presence | undefined): Reader | undefined => {
  const threadId = presence?.thread?.id;
  const isId = threadId !== undefined && Number.isInteger(threadId) && threadId > 0 && threadId < 2 ** 31;
  return isId && presence !== undefined ? { userId: presence.userId, threadId } : undefined;
};

const keyOf = ({ userId, threadId }: Reader): string => `${userId} ${threadId}`;

const keysOf = (reader: Reader | undefined): readonly string[] => (reader === undefined ? [] : [keyOf(reader)]);

/** Only threads that they have read before: opening one for the first time is told by itself. */
const note = (
  database: Pick<Database, 'execute'>,
  changes: readonly (Reader & { readonly isActive: boolean })[],
): Promise<unknown> =>
  database.execute(sql`
    update annotation_activity as seen set is_active = entry.is_active
    from unnest(
      ${sql.param(changes.map(({ threadId }) => threadId))}::int[],
      ${sql.param(changes.map(({ userId }) => userId))}::int[],
      ${sql.param(changes.map(({ isActive }) => isActive))}::bool[]
    ) as entry (annotation_id, user_id, is_active)
    where seen.action = 'seen' and seen.annotation_id = entry.annotation_id and seen.user_id = entry.user_id`);
