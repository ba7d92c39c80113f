import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type DiagramAccessRow, diagramAccess, users } from '../../platform/database/schema/index.ts';

/** Who came by links: people with an account, and guests under a name of their own. */

/** How a guest is called by others: nobody is taken for somebody who has an account. */
const nameOfGuest = (name: string): string => `${name} (guest)`;

/** Makes a guest in the caller's transaction; the address is none, and nothing is ever sent to it. */
export const createGuest = async (database: Pick<Database, 'insert'>, name: string): Promise<number> => {
  const [guest] = await database
    .insert(users)
    .values({ email: `guest-${randomUUID()}@guest.invalid`, firstName: nameOfGuest(name), isGuest: true })
    .returning({ id: users.id });
  if (guest === undefined) throw new Error('The database gave no row for a guest.');
  return guest.id;
};

/** Gives a person what a link gives, as long as it does. The row tells whether they were sent away before. */
export const enterByLink = async (
  database: Pick<Database, 'insert'>,
  link: Pick<DiagramAccessRow, 'id' | 'diagramId' | 'role' | 'expiresAt'>,
  userId: number,
): Promise<DiagramAccessRow> => {
  const { id: linkId, diagramId, role, expiresAt } = link;
  const [row] = await database
    .insert(diagramAccess)
    .values({ diagramId, role, userId, linkId, expiresAt, openedAt: new Date() })
    .onConflictDoUpdate({
      target: [diagramAccess.linkId, diagramAccess.userId],
      targetWhere: isNotNull(diagramAccess.linkId),
      set: { openedAt: sql`${diagramAccess.openedAt}` },
    })
    .returning();
  if (row === undefined) throw new Error('The database gave no row for whoever came by a link.');
  return row;
};

/** How many came by a link. */
export const countOfLink = (database: Database, linkId: number): Promise<number> =>
  database.$count(diagramAccess, and(eq(diagramAccess.linkId, linkId)));
