import { mostAttachments } from '@diagloom/contract';
import type { CleanPicture } from '@diagloom/vision';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type AnnotationRow, annotationPictures, annotations } from '../../platform/database/schema/index.ts';
import { tooManyAttachments, tooManyPicturesOfOne } from '../../platform/errors/catalogue.ts';
import { addBytes, type Store } from './repository.ts';

/** Pictures of one person on one diagram: whoever a link let in must not fill the room of its owner. */
const mostOfOne = 100;

/** Throws where a comment, or its author on this diagram, has as many as there may be. */
export const checkRoom = async (store: Pick<Database, 'select'>, row: AnnotationRow): Promise<void> => {
  if (row.attachments.length >= mostAttachments) throw tooManyAttachments(mostAttachments);
  const [found] = await store
    .select({ count: sql<number>`coalesce(sum(jsonb_array_length(${annotations.attachments})), 0)::int` })
    .from(annotations)
    .where(
      and(eq(annotations.diagramId, row.diagramId), sql`${annotations.userId} is not distinct from ${row.userId}`),
    );
  if ((found?.count ?? 0) >= mostOfOne) throw tooManyPicturesOfOne(mostOfOne);
};

/** Stores a picture in the caller's transaction, which holds the comment: two at a time must not be one too many. */
export const insertAttachment = async (store: Store, annotationId: number, clean: CleanPicture): Promise<void> => {
  const row = await held(store, annotationId);
  if (row === undefined) return;
  await checkRoom(store, row);
  const [picture, thumbnail] = [Buffer.from(clean.picture), Buffer.from(clean.thumbnail)];
  const [stored] = await store
    .insert(annotationPictures)
    .values({ annotationId, picture, thumbnail })
    .returning({ id: annotationPictures.id });
  if (stored === undefined) throw new Error('The database gave no row for a picture.');
  const bytes = picture.length + thumbnail.length;
  const note = { id: stored.id, width: clean.width, height: clean.height, bytes };
  await setAttachments(store, row, [...row.attachments, note]);
  await addBytes(store, row, bytes);
};

/** False where there is no such picture. */
export const removeAttachment = async (store: Store, annotationId: number, id: number): Promise<boolean> => {
  const row = await held(store, annotationId);
  const gone = row?.attachments.find((attachment) => attachment.id === id);
  if (row === undefined || gone === undefined) return false;
  await store.delete(annotationPictures).where(eq(annotationPictures.id, id));
  await setAttachments(
    store,
    row,
    row.attachments.filter((attachment) => attachment !== gone),
  );
  await addBytes(store, row, -gone.bytes);
  return true;
};

export const findPicture = async (
  database: Database,
  { annotationId, id, size }: { readonly annotationId: number; readonly id: number; readonly size: 'whole' | 'small' },
): Promise<Buffer | undefined> => {
  const [found] = await database
    .select({ bytes: size === 'small' ? annotationPictures.thumbnail : annotationPictures.picture })
    .from(annotationPictures)
    .where(and(eq(annotationPictures.annotationId, annotationId), eq(annotationPictures.id, id)));
  return found?.bytes;
};

const held = async (store: Pick<Database, 'select'>, id: number): Promise<AnnotationRow | undefined> => {
  const [row] = await store.select().from(annotations).where(eq(annotations.id, id)).for('update');
  return row;
};

const setAttachments = async (store: Store, { id }: AnnotationRow, attachments: AnnotationRow['attachments']) => {
  await store.update(annotations).set({ attachments }).where(eq(annotations.id, id));
};
