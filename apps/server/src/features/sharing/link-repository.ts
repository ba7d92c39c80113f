import type { LinkDays, PictureFormat, ShareLink } from '@diagloom/contract';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isLivingLink } from '../../platform/access/access-of.ts';
import type { FoundAccess } from '../../platform/access/find-access.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DiagramAccessRow, diagramAccess, diagrams, users } from '../../platform/database/schema/index.ts';

/** Links with which anybody may view a diagram or do more, by the hashes of their tokens. */

/** Those that still open, the newest last. */
export const listLinks = (database: Database, diagramId: number): Promise<readonly DiagramAccessRow[]> =>
  database
    .select()
    .from(diagramAccess)
    .where(and(eq(diagramAccess.diagramId, diagramId), isLivingLink))
    .orderBy(asc(diagramAccess.id));

/** Takes the place of links that have ended, of which nobody needs to know any more. */
export const insertLink = async (
  database: Pick<Database, 'insert' | 'delete'>,
  { diagramId, hash, expiresInDays, kind, role, format }: NewLink,
): Promise<DiagramAccessRow> => {
  await database
    .delete(diagramAccess)
    .where(
      and(eq(diagramAccess.diagramId, diagramId), isNotNull(diagramAccess.linkTokenHash), sql`not ${isLivingLink}`),
    );
  const expiresAt = expiresInDays === null ? null : sql`now() + make_interval(days => ${expiresInDays}::int)`;
  const [row] = await database
    .insert(diagramAccess)
    .values({
      diagramId,
      role,
      linkTokenHash: hash,
      linkKind: kind,
      linkFormat: kind === 'picture' ? format : null,
      expiresAt,
    })
    .returning();
  if (row === undefined) throw new Error('The database gave no row for a link.');
  return row;
};

export interface NewLink {
  readonly diagramId: number;
  readonly hash: string;
  readonly expiresInDays: LinkDays | null;
  readonly kind: ShareLink['kind'];
  readonly role: ShareLink['role'];
  readonly format: PictureFormat;
}

/** The diagram that a link of that kind opens, and what whoever has it may do. Nothing of an owner who is blocked is shown. */
export const findByLink = async (database: Database, hash: string, kind: ShareLink['kind']) => {
  const [found] = await database
    .select({
      ...headColumns,
      linkFormat: diagramAccess.linkFormat,
      description: diagrams.description,
      diagramType: diagrams.diagramType,
      updatedAt: diagrams.updatedAt,
      xmlContent: diagrams.xmlContent,
      readability: diagrams.readability,
      pages: diagrams.pages,
    })
    .from(diagramAccess)
    .innerJoin(diagrams, eq(diagrams.id, diagramAccess.diagramId))
    .innerJoin(users, eq(users.id, diagrams.userId))
    .where(isOpenedBy(hash, kind));
  return found;
};

/** The same without its drawing. */
export const findHeadByLink = async (
  database: Database,
  hash: string,
  kind: ShareLink['kind'],
): Promise<FoundAccess | undefined> => {
  const [found] = await database
    .select(headColumns)
    .from(diagramAccess)
    .innerJoin(diagrams, eq(diagrams.id, diagramAccess.diagramId))
    .innerJoin(users, eq(users.id, diagrams.userId))
    .where(isOpenedBy(hash, kind));
  return found;
};

/** A link to a page that still opens, itself. */
export const findLink = async (database: Database, hash: string): Promise<DiagramAccessRow | undefined> => {
  const [found] = await database
    .select({ link: diagramAccess })
    .from(diagramAccess)
    .innerJoin(diagrams, eq(diagrams.id, diagramAccess.diagramId))
    .innerJoin(users, eq(users.id, diagrams.userId))
    .where(isOpenedBy(hash, 'page'));
  return found?.link;
};

const headColumns = {
  access: diagramAccess.role,
  id: diagrams.id,
  title: diagrams.title,
  version: diagrams.version,
} as const;

const isOpenedBy = (hash: string, kind: ShareLink['kind']): SQL | undefined =>
  and(
    eq(diagramAccess.linkTokenHash, hash),
    eq(diagramAccess.linkKind, kind),
    isLivingLink,
    isNull(diagrams.trashedAt),
    eq(users.isBlocked, false),
  );
