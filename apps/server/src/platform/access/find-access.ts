import type { DiagramAccess } from '@diagloom/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { diagrams, users } from '../database/schema/index.ts';
import { accessOf, isReachable } from './access-of.ts';

export interface FoundAccess {
  readonly id: number;
  readonly access: DiagramAccess;
  readonly title: string;
  readonly version: number;
}

/** What a person may do with a diagram, without its drawing; undefined for both a foreign one and none. Give it to `allow`. */
export const findAccess = async (
  database: Pick<Database, 'select'>,
  userId: number,
  id: number,
): Promise<FoundAccess | undefined> => {
  const [found] = await database
    .select({ id: diagrams.id, title: diagrams.title, version: diagrams.version, access: accessOf(userId) })
    .from(diagrams)
    .innerJoin(users, eq(users.id, diagrams.userId))
    .where(and(eq(diagrams.id, id), isReachable(userId)));
  return found;
};
