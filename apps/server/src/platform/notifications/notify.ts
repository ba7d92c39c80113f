import type { NotificationKind } from '@diagloom/contract';
import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notifications, users } from '../database/schema/index.ts';

interface News {
  readonly kind: NotificationKind;
  /** The comment that it is about, or the diagram where it is about no comment. */
  readonly about: { readonly annotationId: number } | { readonly diagramId: number };
  /** Who did it; nobody is told of what they did themselves. */
  readonly actorId: number;
  readonly people: readonly number[];
}

/** Tells people of something in the caller's transaction, those of them who want to know of its kind. */
export const notify = async (
  store: Pick<Database, 'select' | 'insert'>,
  { kind, about, actorId, people }: News,
): Promise<void> => {
  const others = people.filter((person) => person !== actorId);
  if (others.length === 0) return;
  const wanting = await store
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, others), sql`not (${kind} = any(${users.mutedNotifications}))`));
  if (wanting.length === 0) return;
  const news = wanting.map(({ id }) => ({ userId: id, kind, ...about, actorId }));
  await store.insert(notifications).values(news);
};
