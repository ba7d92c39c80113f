import type { AnnotationChange, NewAnnotation } from '@diagloom/contract';
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type AnnotationRow,
  annotationActivity,
  annotationReactions,
  annotations,
  diagrams,
  users,
} from '../../platform/database/schema/index.ts';
import { tooManyAnnotations } from '../../platform/errors/catalogue.ts';
import { checkStorage } from '../../platform/usage/storage-limit.ts';

/** The database, or a transaction on it. */
export type Store = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Reaction {
  readonly sign: string;
  readonly count: number;
  readonly isOwn: boolean;
}

/** An annotation in the eyes of whoever asks for it. */
export interface FoundAnnotation {
  readonly row: AnnotationRow;
  readonly authorName: string | null;
  readonly resolvedByName: string | null;
  readonly isUnread: boolean;
  readonly reactions: readonly Reaction[];
}

/** Who looks, and whether they see what is hidden. */
export interface Reader {
  readonly userId: number;
  readonly seesHidden: boolean;
}

const mostOnDiagram = 2000;

const resolvers = alias(users, 'resolvers');

/** The oldest first. */
export const findAnnotations = async (
  store: Pick<Database, 'select'>,
  diagramId: number,
  { userId, seesHidden, only }: Reader & { readonly only?: number },
): Promise<readonly FoundAnnotation[]> => {
  const rows = await store
    .select({
      row: annotations,
      authorId: users.id,
      authorName: nameOfUser,
      resolverId: resolvers.id,
      resolvedByName: sql<string>`coalesce(
        nullif(concat_ws(' ', ${resolvers.firstName}, ${resolvers.lastName}), ''), ${resolvers.username}, ${resolvers.email})`,
      isUnread: isUnreadBy(userId),
      reactions: reactionsAsSeenBy(userId),
    })
    .from(annotations)
    .leftJoin(users, eq(users.id, annotations.userId))
    .leftJoin(resolvers, eq(resolvers.id, annotations.resolvedBy))
    .where(
      and(
        eq(annotations.diagramId, diagramId),
        seesHidden ? undefined : isShownTo(userId),
        only === undefined ? undefined : eq(annotations.id, only),
      ),
    )
    .orderBy(asc(annotations.id));
  return rows.map(({ authorId, authorName, resolverId, resolvedByName, ...found }) => ({
    ...found,
    authorName: authorId === null ? null : authorName,
    resolvedByName: resolverId === null ? null : resolvedByName,
  }));
};

/** What is hidden, itself or its thread, is there for its author. */
const isShownTo = (userId: number): SQL | undefined =>
  or(
    eq(annotations.userId, userId),
    and(
      annotations.isVisible,
      sql`not exists (select 1 from annotations as thread where thread.id = ${annotations.parentId} and not thread.is_visible)`,
    ),
  );

const isUnreadBy = (userId: number): SQL<boolean> => sql<boolean>`(
  ${annotations.userId} is distinct from ${userId} and not exists (
    select 1 from annotation_activity as seen
    where seen.annotation_id = coalesce(${annotations.parentId}, ${annotations.id})
      and seen.user_id = ${userId} and seen.action = 'seen' and seen.last_seen >= ${annotations.createdAt}))`;

const reactionsAsSeenBy = (userId: number): SQL<readonly Reaction[]> => sql<readonly Reaction[]>`(
  select coalesce(json_agg(json_build_object('sign', given.sign, 'count', given.count, 'isOwn', given.own) order by given.sign), '[]')
  from (
    select sign, count(*)::int as count, bool_or(user_id = ${userId}) as own
    from annotation_reactions where annotation_id = ${annotations.id} group by sign
  ) as given)`;

/** Stores one in the caller's transaction; a reply takes place and state of its thread. */
export const insertAnnotation = async (
  store: Store,
  { diagramId, userId, wish, thread }: NewRow,
): Promise<AnnotationRow> => {
  const count = await countOf(store, diagramId);
  if (count >= mostOnDiagram) throw tooManyAnnotations(mostOnDiagram);
  const place = thread ?? wish;
  const [row] = await store
    .insert(annotations)
    .values({
      diagramId,
      userId,
      content: wish.content,
      type: thread?.type ?? wish.type,
      priority: thread?.priority ?? wish.priority,
      color: thread?.color ?? wish.color,
      mentionedUsers: wish.mentionedUsers,
      parentId: thread?.id ?? null,
      status: thread?.status ?? 'open',
      pageId: place.pageId,
      x: place.x,
      y: place.y,
      cellId: place.cellId,
      anchorX: place.anchorX,
      anchorY: place.anchorY,
      width: place.width,
      height: place.height,
    })
    .returning();
  if (row === undefined) throw new Error('The database gave no row for an annotation.');
  await addBytes(store, row, bytesOf(row.content));
  await addHistory(store, row, { userId, action: thread === undefined ? 'created' : 'replied' });
  await markSeen(store, thread?.id ?? row.id, userId);
  return row;
};

interface NewRow {
  readonly diagramId: number;
  readonly userId: number;
  readonly wish: NewAnnotation;
  readonly thread: AnnotationRow | undefined;
}

const countOf = async (store: Pick<Database, 'select'>, diagramId: number): Promise<number> => {
  const [found] = await store
    .select({ count: sql<number>`count(*)::int` })
    .from(annotations)
    .where(eq(annotations.diagramId, diagramId));
  return found?.count ?? 0;
};

interface OwnChange {
  readonly change: AnnotationChange;
  readonly userId: number;
}

/** Changes one and takes note of what was changed; state and weight are those of the whole thread. */
export const updateAnnotation = async (
  store: Store,
  before: AnnotationRow,
  { change, userId }: OwnChange,
): Promise<void> => {
  const { status, priority, content, isVisible, appliedVersion, ...rest } = change;
  const nextStatus = appliedVersion === undefined ? status : 'resolved';
  const thread = before.parentId ?? before.id;
  const own = {
    ...rest,
    ...(isVisible === undefined ? {} : { isVisible }),
    ...(content === undefined || content === before.content ? {} : { content, editedAt: new Date() }),
  };
  if (Object.keys(own).length > 0) await store.update(annotations).set(own).where(eq(annotations.id, before.id));
  const shared = {
    ...(priority === undefined ? {} : { priority }),
    ...(nextStatus === undefined ? {} : { status: nextStatus, ...resolution(nextStatus, userId) }),
  };
  if (Object.keys(shared).length > 0) {
    await store
      .update(annotations)
      .set(shared)
      .where(or(eq(annotations.id, thread), eq(annotations.parentId, thread)));
  }
  const note = (action: HistoryAction, oldValue: unknown, newValue: unknown) =>
    newValue === undefined || newValue === oldValue
      ? undefined
      : addHistory(store, before, { userId, action, oldValue: String(oldValue), newValue: String(newValue) });
  await note('edited', before.content, content);
  await noteLook(store, before, { change, userId });
  await note('priority', before.priority, priority);
  await note('visibility', before.isVisible, isVisible);
  if (appliedVersion !== undefined) {
    await addHistory(store, before, { userId, action: 'applied', newValue: String(appliedVersion) });
  }
  await note('status', before.status, nextStatus);
  if (content !== undefined) await addBytes(store, before, bytesOf(content) - bytesOf(before.content));
};

/** Where it stands and how it looks: a hand that goes on is one entry. */
const noteLook = async (store: Store, before: AnnotationRow, { change, userId }: OwnChange): Promise<void> => {
  const { x = before.x, y = before.y, cellId = before.cellId, width = before.width, height = before.height } = change;
  const { anchorX = before.anchorX, anchorY = before.anchorY, color = before.color } = change;
  const place = (row: Pick<AnnotationRow, 'x' | 'y' | 'cellId' | 'anchorX' | 'anchorY'>): string =>
    JSON.stringify([row.cellId, row.x, row.y, row.anchorX, row.anchorY]);
  const isMoved = place(before) !== place({ x, y, cellId, anchorX, anchorY });
  if (isMoved) await addHistory(store, before, { userId, action: 'moved' }, { isOnce: true });
  const [oldSize, newSize] = [`${before.width} × ${before.height}`, `${width} × ${height}`];
  if (oldSize !== newSize) {
    await addHistory(store, before, { userId, action: 'sized', newValue: newSize }, { isOnce: true });
  }
  if (color !== before.color) {
    await addHistory(store, before, { userId, action: 'coloured', newValue: color }, { isOnce: true });
  }
};

const resolution = (status: AnnotationRow['status'], userId: number) =>
  status === 'resolved' ? { resolvedAt: new Date(), resolvedBy: userId } : { resolvedAt: null, resolvedBy: null };

/** Replies go with their thread. */
export const removeAnnotation = async (store: Store, row: AnnotationRow): Promise<void> => {
  const [found] = await store
    .select({ bytes: sql<number>`sum(octet_length(${annotations.content}) + ${pictureBytes})::int` })
    .from(annotations)
    .where(or(eq(annotations.id, row.id), eq(annotations.parentId, row.id)));
  await store.delete(annotations).where(eq(annotations.id, row.id));
  await addBytes(store, row, -(found?.bytes ?? 0));
};

const pictureBytes = sql`(
  select coalesce(sum((attachment->>'bytes')::int), 0) from jsonb_array_elements(${annotations.attachments}) as attachment)`;

export const setReaction = async (
  store: Store,
  { annotationId, userId, sign, isOn }: ReactionChange,
): Promise<void> => {
  if (isOn) {
    await store.insert(annotationReactions).values({ annotationId, userId, sign }).onConflictDoNothing();
    return;
  }
  await store
    .delete(annotationReactions)
    .where(
      and(
        eq(annotationReactions.annotationId, annotationId),
        eq(annotationReactions.userId, userId),
        eq(annotationReactions.sign, sign),
      ),
    );
};

type ReactionChange = Required<Pick<typeof annotationReactions.$inferInsert, 'annotationId' | 'userId' | 'sign'>> & {
  readonly isOn: boolean;
};

/** Until now somebody has read a thread. */
export const markSeen = async (store: Store, annotationId: number, userId: number): Promise<void> => {
  await store
    .insert(annotationActivity)
    .values({ annotationId, userId, action: 'seen' })
    .onConflictDoUpdate({
      target: [annotationActivity.annotationId, annotationActivity.userId],
      targetWhere: sql`action = 'seen'`,
      set: { lastSeen: sql`now()`, isActive: true },
    });
};

type ActivityRow = typeof annotationActivity.$inferInsert;
type HistoryAction = Exclude<ActivityRow['action'], 'seen'>;

const addHistory = async (
  store: Store,
  { id }: AnnotationRow,
  entry: Pick<ActivityRow, 'userId' | 'oldValue' | 'newValue'> & { readonly action: HistoryAction },
  { isOnce = false }: { readonly isOnce?: boolean } = {},
): Promise<void> => {
  // The same by the same person once more takes the place of what they did last.
  if (isOnce) {
    const [last] = await store
      .select({ id: annotationActivity.id, userId: annotationActivity.userId, action: annotationActivity.action })
      .from(annotationActivity)
      .where(and(eq(annotationActivity.annotationId, id), sql`${annotationActivity.action} <> 'seen'`))
      .orderBy(desc(annotationActivity.id))
      .limit(1);
    if (last !== undefined && last.action === entry.action && last.userId === entry.userId) {
      await store.delete(annotationActivity).where(eq(annotationActivity.id, last.id));
    }
  }
  await store.insert(annotationActivity).values({ annotationId: id, ...entry });
};

/** What was done in a thread, the oldest first. */
export const listHistory = (database: Database, thread: number) =>
  database
    .select({
      id: annotationActivity.id,
      action: annotationActivity.action,
      oldValue: annotationActivity.oldValue,
      newValue: annotationActivity.newValue,
      createdAt: annotationActivity.createdAt,
      personId: users.id,
      personName: nameOfUser,
    })
    .from(annotationActivity)
    .innerJoin(annotations, eq(annotations.id, annotationActivity.annotationId))
    .leftJoin(users, eq(users.id, annotationActivity.userId))
    .where(
      and(
        or(eq(annotations.id, thread), eq(annotations.parentId, thread)),
        sql`${annotationActivity.action} <> 'seen'`,
      ),
    )
    .orderBy(asc(annotationActivity.id))
    .limit(500);

/** Whom a diagram belongs to. */
export const ownersOf = async (store: Pick<Database, 'select'>, diagramId: number): Promise<readonly number[]> =>
  (await store.select({ userId: diagrams.userId }).from(diagrams).where(eq(diagrams.id, diagramId))).map(
    ({ userId }) => userId,
  );

/** Everybody who wrote in a thread, and who was mentioned in it, those ids that are still accounts. */
export const peopleOfThread = async (store: Pick<Database, 'select'>, thread: number): Promise<readonly number[]> => {
  const rows = await store
    .select({ userId: annotations.userId })
    .from(annotations)
    .where(or(eq(annotations.id, thread), eq(annotations.parentId, thread)));
  return [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
};

/** Comments count with their diagram; what is less counts at once. */
export const addBytes = async (store: Store, { diagramId, userId }: AnnotationRow, bytes: number): Promise<void> => {
  if (bytes === 0) return;
  const [diagram] = await store
    .update(diagrams)
    // The drawing is as it was.
    .set({
      storedBytes: sql`greatest(${diagrams.storedBytes} + ${bytes}, 0)`,
      updatedAt: sql`${diagrams.updatedAt}`,
    })
    .where(eq(diagrams.id, diagramId))
    .returning({ ownerId: diagrams.userId });
  if (diagram !== undefined && bytes > 0) await checkStorage(store, diagram.ownerId, userId ?? diagram.ownerId);
};

const bytesOf = (content: string): number => Buffer.byteLength(content);

/** The first of a thread of that diagram. */
export const findThread = async (
  store: Pick<Database, 'select'>,
  diagramId: number,
  id: number,
): Promise<AnnotationRow | undefined> => {
  const [row] = await store
    .select()
    .from(annotations)
    .where(and(eq(annotations.diagramId, diagramId), eq(annotations.id, id), isNull(annotations.parentId)));
  return row;
};
