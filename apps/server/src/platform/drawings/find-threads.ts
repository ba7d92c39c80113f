import type { ListedThread } from '@diagloom/studio';
import { and, asc, eq } from 'drizzle-orm';
import { nameOfUser } from '../accounts/name-of-user.ts';
import type { Database } from '../database/database.ts';
import { annotations, users } from '../database/schema/index.ts';

/** What people said of a diagram, for a file that goes to others: what is hidden is not in it. */
export const findThreads = async (database: Database, diagramId: number): Promise<readonly ListedThread[]> => {
  const rows = await database
    .select({ row: annotations, authorId: users.id, name: nameOfUser })
    .from(annotations)
    .leftJoin(users, eq(users.id, annotations.userId))
    .where(and(eq(annotations.diagramId, diagramId), eq(annotations.isVisible, true)))
    .orderBy(asc(annotations.id));
  const said = ({ row, authorId, name }: (typeof rows)[number]) => ({
    who: authorId === null ? 'A deleted account' : name,
    when: days.format(row.createdAt),
    text: row.attachments.length === 0 ? row.content : `${row.content} (${pictures(row.attachments.length)})`,
  });
  return rows
    .filter(({ row }) => row.parentId === null)
    .map((root) => {
      const { pageId, cellId, anchorX, anchorY, x, y, color, status, type, priority } = root.row;
      const replies = rows.filter(({ row }) => row.parentId === root.row.id);
      const notes = [
        ...(type === 'comment' ? [] : [kinds[type]]),
        ...(priority === 'normal' ? [] : [`${priority === 'high' ? 'High' : 'Low'} priority`]),
      ];
      const place = { pageId, cellId, anchorX, anchorY, x, y };
      return { ...place, colour: color, isResolved: status === 'resolved', notes, said: [root, ...replies].map(said) };
    });
};

const kinds = { note: 'Note', question: 'Question', task: 'Task' } as const;

/** A file says the same wherever it is made. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);
