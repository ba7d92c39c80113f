import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { diagramVersions, users, type VersionRow } from '../../platform/database/schema/index.ts';
import { noSuchVersion } from '../../platform/errors/catalogue.ts';

export interface FoundVersion {
  readonly version: number;
  readonly reason: string;
  readonly name: string | null;
  readonly createdAt: Date;
  /** Whoever had a hand in it, in alphabetical order; those whose account is gone are left out. */
  readonly authorNames: readonly string[];
}

/** Of a sitting the last version alone, and those that have a name. */
const isListed = sql`(${diagramVersions.name} is not null or not exists (
  select 1 from ${diagramVersions} later
  where later.diagram_id = ${diagramVersions.diagramId} and later.sitting = ${diagramVersions.sitting}
    and later.version > ${diagramVersions.version}))`;

/** Names of those who made a version, and of a sitting the versions that are listed as that one. */
const authorNames = sql<readonly string[]>`array(
  select ${nameOfUser} from ${users} where users.id in (
    select unnest(array_append(part.other_user_ids, part.user_id)) from ${diagramVersions} part
    where part.diagram_id = diagram_versions.diagram_id and (part.version = diagram_versions.version
      or part.sitting = diagram_versions.sitting and part.version < diagram_versions.version and not exists (
        select 1 from ${diagramVersions} named where named.diagram_id = part.diagram_id and named.name is not null
          and named.version >= part.version and named.version < diagram_versions.version)))
  order by 1)`;

/** A page of the versions of a diagram, newest first. */
export const listVersions = async (
  database: Database,
  id: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly versions: readonly FoundVersion[]; readonly total: number }> => {
  const [versions, total] = await Promise.all([
    database
      .select({
        version: diagramVersions.version,
        reason: diagramVersions.reason,
        name: diagramVersions.name,
        createdAt: diagramVersions.createdAt,
        authorNames,
      })
      .from(diagramVersions)
      .where(and(eq(diagramVersions.diagramId, id), isListed))
      .orderBy(desc(diagramVersions.version))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(diagramVersions, and(eq(diagramVersions.diagramId, id), isListed)),
  ]);
  return { versions, total };
};

/** What every version of a diagram came from, and who made it, the oldest first. */
export const listReasons = (
  database: Pick<Database, 'select'>,
  id: number,
): Promise<readonly Pick<VersionRow, 'version' | 'reason' | 'userId'>[]> =>
  database
    .select({ version: diagramVersions.version, reason: diagramVersions.reason, userId: diagramVersions.userId })
    .from(diagramVersions)
    .where(eq(diagramVersions.diagramId, id))
    .orderBy(asc(diagramVersions.version));

/** A state of a diagram. Throws `not_found` where there is none of that number. */
export const findVersion = async (database: Database, id: number, version: number): Promise<VersionRow> => {
  const [found] = await database
    .select()
    .from(diagramVersions)
    .where(and(eq(diagramVersions.diagramId, id), eq(diagramVersions.version, version)));
  if (found === undefined) throw noSuchVersion(version);
  return found;
};

/** Throws `not_found` where there is no version of that number. */
export const renameVersion = async (
  database: Database,
  id: number,
  { version, name }: { readonly version: number; readonly name: string | null },
): Promise<void> => {
  const [named] = await database
    .update(diagramVersions)
    .set({ name })
    .where(and(eq(diagramVersions.diagramId, id), eq(diagramVersions.version, version)))
    .returning({ version: diagramVersions.version });
  if (named === undefined) throw noSuchVersion(version);
};
