import { and, desc, eq, getTableColumns, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { addActivity, type PersonAuthor } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type KnowledgeDocumentRow,
  knowledgeChunks,
  knowledgeDocuments,
} from '../../platform/database/schema/index.ts';
import { checkKnowledge } from '../../platform/knowledge/knowledge-limits.ts';
import { checkStorage } from '../../platform/usage/storage-limit.ts';

const { content: _content, fileData: _file, ...lightColumns } = getTableColumns(knowledgeDocuments);

/** A document without its text and its file. */
export type FoundDocument = Omit<KnowledgeDocumentRow, 'content' | 'fileData'>;

const ofPerson = (userId: number): SQL | undefined =>
  and(eq(knowledgeDocuments.userId, userId), isNull(knowledgeDocuments.deletedAt));

export const listDocuments = (database: Database, userId: number, search = ''): Promise<FoundDocument[]> => {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const named = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return or(
      ilike(knowledgeDocuments.title, pattern),
      ilike(knowledgeDocuments.source, pattern),
      ilike(knowledgeDocuments.category, pattern),
    );
  });
  return database
    .select(lightColumns)
    .from(knowledgeDocuments)
    .where(and(ofPerson(userId), ...named))
    .orderBy(desc(knowledgeDocuments.uploadedAt), desc(knowledgeDocuments.id))
    .limit(1000);
};

export const listCategories = async (database: Database, userId: number): Promise<string[]> => {
  const rows = await database
    .selectDistinct({ category: knowledgeDocuments.category })
    .from(knowledgeDocuments)
    .where(and(ofPerson(userId), sql`${knowledgeDocuments.category} <> ''`))
    .orderBy(knowledgeDocuments.category);
  return rows.map(({ category }) => category);
};

/** Undefined for another person's, as for none. */
export const findDocument = async (
  database: Pick<Database, 'select'>,
  userId: number,
  id: number,
): Promise<FoundDocument | undefined> => {
  const [row] = await database
    .select(lightColumns)
    .from(knowledgeDocuments)
    .where(and(ofPerson(userId), eq(knowledgeDocuments.id, id)));
  return row;
};

export const readContent = async (database: Database, userId: number, id: number) => {
  const [row] = await database
    .select()
    .from(knowledgeDocuments)
    .where(and(ofPerson(userId), eq(knowledgeDocuments.id, id)));
  if (row === undefined) return undefined;
  const chunks = await database
    .select({ suspicious: knowledgeChunks.suspicious })
    .from(knowledgeChunks)
    .where(eq(knowledgeChunks.documentId, id))
    .orderBy(knowledgeChunks.chunkIndex);
  return { row, setAside: chunks.flatMap(({ suspicious }) => suspicious) };
};

export interface NewDocument {
  readonly source: string;
  readonly category: string;
  readonly bytes: Buffer;
  readonly fileHash: string;
}

/** Stores a file that is still to be read; the one that is there already where the person has the same. */
export const insertDocument = (
  database: Database,
  author: PersonAuthor,
  { source, category, bytes, fileHash }: NewDocument,
): Promise<{ readonly document: FoundDocument; readonly wasThere: boolean }> =>
  database.transaction(async (transaction) => {
    const userId = author.actorId;
    const [row] = await transaction
      .insert(knowledgeDocuments)
      .values({
        userId,
        title: source.slice(0, 200) || 'Untitled document',
        source,
        category,
        fileData: bytes,
        fileHash,
        sizeBytes: bytes.length,
        storedBytes: bytes.length,
      })
      .onConflictDoNothing()
      .returning(lightColumns);
    if (row === undefined) {
      const [known] = await transaction
        .select(lightColumns)
        .from(knowledgeDocuments)
        .where(and(ofPerson(userId), eq(knowledgeDocuments.fileHash, fileHash)));
      if (known === undefined) throw new Error('A document was deleted while the same one was uploaded.');
      return { document: known, wasThere: true };
    }
    await checkKnowledge(transaction, userId);
    await checkStorage(transaction, userId, userId);
    await addActivity(transaction, author, { type: 'document-uploaded', detail: endingOf(source) });
    return { document: row, wasThere: false };
  });

/** Administrators read the log: of a name only what kind of file it was. */
const endingOf = (source: string): string => /\.(\w{1,10})$/.exec(source)?.[1]?.toLowerCase() ?? 'file';

/** A file that could not be read leaves nothing. */
export const forgetDocument = async (database: Database, id: number): Promise<void> => {
  await database.delete(knowledgeDocuments).where(eq(knowledgeDocuments.id, id));
};

/** False where the person has no such document. */
export const changeDocument = async (
  database: Database,
  userId: number,
  id: number,
  change: { readonly title?: string | undefined; readonly category?: string | undefined },
): Promise<boolean> => {
  const set = {
    ...(change.title === undefined ? {} : { title: change.title }),
    ...(change.category === undefined ? {} : { category: change.category }),
  };
  const changed = await database
    .update(knowledgeDocuments)
    .set(set)
    .where(and(ofPerson(userId), eq(knowledgeDocuments.id, id)));
  return changed.rowCount === 1;
};

/** Puts a document out of sight and out of use; it is gone for good when that can no longer be undone. */
export const deleteDocument = (database: Database, author: PersonAuthor, id: number): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(knowledgeDocuments)
      .set({ deletedAt: new Date() })
      .where(and(ofPerson(author.actorId), eq(knowledgeDocuments.id, id)))
      .returning({ source: knowledgeDocuments.source });
    if (row === undefined) return false;
    await addActivity(transaction, author, { type: 'document-deleted', detail: endingOf(row.source) });
    return true;
  });

/** False where there is nothing to bring back, or the same file is there again. */
export const restoreDocument = async (database: Database, userId: number, id: number): Promise<boolean> => {
  const restored = await database
    .update(knowledgeDocuments)
    .set({ deletedAt: null })
    .where(
      and(
        eq(knowledgeDocuments.userId, userId),
        eq(knowledgeDocuments.id, id),
        isNotNull(knowledgeDocuments.deletedAt),
        sql`not exists (select 1 from knowledge_documents other where other.user_id = ${userId}
          and other.deleted_at is null and other.file_hash = ${knowledgeDocuments.fileHash})`,
      ),
    );
  return restored.rowCount === 1;
};
