import type { listDiagrams } from '@diagloom/contract';
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isInTrashOf, isReachable } from '../../platform/access/access-of.ts';
import { diagramStars, diagrams } from '../../platform/database/schema/index.ts';

export type ListQuery = z.output<typeof listDiagrams.query>;

/** Which diagrams a person's list has. */
export const isListed = (userId: number, query: ListQuery): SQL | undefined => {
  const { scope, search = '', type, starred, folder, trash } = query;
  const isStarred = isStarredBy(userId);
  return and(
    trash ? isInTrashOf(userId) : isReachable(userId, scope),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => hasWord(userId, word)),
    type === undefined ? undefined : eq(diagrams.diagramType, type),
    starred === undefined ? undefined : starred ? isStarred : sql`not ${isStarred}`,
    folder === undefined ? undefined : isInFolder(userId, folder),
  );
};

/** In which order it has them; what is alike stands as it was made, the newest first. */
export const listOrder = ({ sort }: Pick<ListQuery, 'sort'>): SQL[] => {
  if (sort === 'title') return [asc(folded(diagrams.title)), desc(diagrams.id)];
  return [desc(sort === 'updated' ? diagrams.updatedAt : diagrams.createdAt), desc(diagrams.id)];
};

export const isStarredBy = (userId: number): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${diagramStars} where ${diagramStars.diagramId} = ${diagrams.id} and ${diagramStars.userId} = ${userId})`;

const isInFolder = (userId: number, folder: number | 'none'): SQL | undefined =>
  and(eq(diagrams.userId, userId), folder === 'none' ? isNull(diagrams.folderId) : eq(diagrams.folderId, folder));

/** Prompts are searched of one's own alone: what others typed may not be for whoever reads their diagrams. */
const hasWord = (userId: number, word: string): SQL | undefined => {
  const pattern = sql`'%' || ${folded(sql`${word.replace(/[\\%_]/g, '\\$&')}::text`)} || '%'`;
  return or(
    sql`${folded(shownText)} like ${pattern}`,
    and(eq(diagrams.userId, userId), sql`${folded(diagrams.prompt)} like ${pattern}`),
  );
};

const shownText = sql`${diagrams.title} || ' ' || coalesce(${diagrams.description}, '')`;

/** Without case and accents. Exactly as in the index `diagrams_search`, which answers for three characters and more. */
const folded = (text: SQL | typeof diagrams.title | typeof diagrams.prompt): SQL =>
  sql`regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;
