import type { NotificationKind } from '@diagloom/contract';
import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type AnnotationRow, notifications, users } from '../../platform/database/schema/index.ts';

interface News {
  readonly kind: NotificationKind;
  readonly row: AnnotationRow;
  /** Who did it; nobody is told of what they did themselves. */
  readonly actorId: number;
  readonly people: readonly number[];
}

/** Tells people of something in the caller's transaction, those of them who want to know of its kind. */
export const notify = async (
  store: Pick<Database, 'select' | 'insert'>,
  { kind, row, actorId, people }: News,
): Promise<void> => {
  const others = people.filter((person) => person !== actorId);
  if (others.length === 0) return;
  const wanting = await store
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, others), sql`not (${kind} = any(${users.mutedNotifications}))`));
  if (wanting.length === 0) return;
  const news = wanting.map(({ id }) => ({ userId: id, kind, annotationId: row.id, actorId }));
  await store.insert(notifications).values(news);
};
