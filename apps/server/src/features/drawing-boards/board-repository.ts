import type { Board, BoardSummary, DrawingElement } from '@diagloom/contract';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { addActivity, type PersonAuthor } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { type BoardRow, drawingBoards } from '../../platform/database/schema/index.ts';
import { checkStorage } from '../../platform/usage/storage-limit.ts';

const { elements: _elements, ...summaryColumns } = getTableColumns(drawingBoards);

type SummaryRow = Omit<BoardRow, 'elements'>;

/** A person's boards without their elements, the one changed last first. */
export const listBoards = (database: Database, userId: number): Promise<SummaryRow[]> =>
  database
    .select(summaryColumns)
    .from(drawingBoards)
    .where(eq(drawingBoards.userId, userId))
    .orderBy(desc(drawingBoards.updatedAt), desc(drawingBoards.id));

/** Undefined for both a foreign one and none. */
export const findBoard = async (database: Database, userId: number, id: number): Promise<BoardRow | undefined> => {
  const [row] = await database
    .select()
    .from(drawingBoards)
    .where(and(eq(drawingBoards.id, id), eq(drawingBoards.userId, userId)));
  return row;
};

export interface BoardContent {
  readonly title: string;
  readonly elements: readonly DrawingElement[];
}

export const insertBoard = (database: Database, userId: number, { title, elements }: BoardContent): Promise<BoardRow> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(drawingBoards)
      .values({ userId, title, ...measured(elements) })
      .returning();
    if (row === undefined) throw new Error('The database gave no row for a new board.');
    await checkStorage(transaction, userId, userId);
    return row;
  });

/** Undefined where there is no such board of this revision. */
export const updateBoard = (
  database: Database,
  userId: number,
  { id, revision, title, elements }: Partial<BoardContent> & Pick<BoardRow, 'id' | 'revision' | 'elements'>,
): Promise<SummaryRow | undefined> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(drawingBoards)
      .set({
        ...(title === undefined ? {} : { title }),
        ...measured(elements),
        revision: revision + 1,
        updatedAt: sql`now()`,
      })
      .where(and(eq(drawingBoards.id, id), eq(drawingBoards.userId, userId), eq(drawingBoards.revision, revision)))
      .returning(summaryColumns);
    if (row !== undefined) await checkStorage(transaction, userId, userId);
    return row;
  });

/** False where the person has no such board. */
export const deleteBoard = (database: Database, author: PersonAuthor, id: number): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const { rowCount } = await transaction
      .delete(drawingBoards)
      .where(and(eq(drawingBoards.id, id), eq(drawingBoards.userId, author.actorId)));
    if (rowCount !== 1) return false;
    await addActivity(transaction, author, { type: 'board-deleted' });
    return true;
  });

export const presentBoardSummary = (row: SummaryRow): BoardSummary => ({
  id: row.id,
  title: row.title,
  revision: row.revision,
  size: row.size,
  diagramId: row.diagramId,
  updatedAt: row.updatedAt.toISOString(),
});

export const presentBoard = (row: BoardRow): Board => ({ ...presentBoardSummary(row), elements: [...row.elements] });

const measured = (elements: readonly DrawingElement[]) => ({
  elements,
  size: elements.length,
  storedBytes: Buffer.byteLength(JSON.stringify(elements)),
});
