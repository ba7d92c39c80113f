import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { diagramVersions, users, type VersionRow } from '../../platform/database/schema/index.ts';
import { noSuchVersion } from '../../platform/errors/catalogue.ts';

export interface FoundVersion {
  readonly version: number;
  readonly reason: string;
  readonly createdAt: Date;
  /** Undefined where the account of whoever made it is gone. */
  readonly authorName: string | undefined;
}

/** Of a sitting the last version alone. */
const endsSitting = sql`not exists (
  select 1 from ${diagramVersions} later
  where later.diagram_id = ${diagramVersions.diagramId} and later.sitting = ${diagramVersions.sitting}
    and later.version > ${diagramVersions.version})`;

/** A page of the versions of a diagram, newest first. */
export const listVersions = async (
  database: Database,
  id: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly versions: readonly FoundVersion[]; readonly total: number }> => {
  const [rows, total] = await Promise.all([
    database
      .select({
        version: diagramVersions.version,
        reason: diagramVersions.reason,
        createdAt: diagramVersions.createdAt,
        userId: users.id,
        name: nameOfUser,
      })
      .from(diagramVersions)
      .leftJoin(users, eq(users.id, diagramVersions.userId))
      .where(and(eq(diagramVersions.diagramId, id), endsSitting))
      .orderBy(desc(diagramVersions.version))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(diagramVersions, and(eq(diagramVersions.diagramId, id), endsSitting)),
  ]);
  const versions = rows.map(({ userId, name, ...row }) => ({ ...row, authorName: userId === null ? undefined : name }));
  return { versions, total };
};

/** What every version of a diagram came from, the oldest first. */
export const listReasons = (
  database: Pick<Database, 'select'>,
  id: number,
): Promise<readonly { readonly version: number; readonly reason: string }[]> =>
  database
    .select({ version: diagramVersions.version, reason: diagramVersions.reason })
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
