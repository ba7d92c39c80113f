import { asc, count, desc, eq } from 'drizzle-orm';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { diagramVersions, users } from '../../platform/database/schema/index.ts';

export interface FoundVersion {
  readonly version: number;
  readonly reason: string;
  readonly createdAt: Date;
  /** Undefined where the account of whoever made it is gone. */
  readonly authorName: string | undefined;
}

/** A page of the versions of a diagram, newest first. */
export const listVersions = async (
  database: Database,
  id: number,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly versions: readonly FoundVersion[]; readonly total: number }> => {
  const [rows, totals] = await Promise.all([
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
      .where(eq(diagramVersions.diagramId, id))
      .orderBy(desc(diagramVersions.version))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(diagramVersions).where(eq(diagramVersions.diagramId, id)),
  ]);
  const versions = rows.map(({ userId, name, ...row }) => ({ ...row, authorName: userId === null ? undefined : name }));
  return { versions, total: totals[0]?.total ?? 0 };
};

/** What every version of a diagram came from, the oldest first. */
export const listReasons = (
  database: Database,
  id: number,
): Promise<readonly { readonly version: number; readonly reason: string }[]> =>
  database
    .select({ version: diagramVersions.version, reason: diagramVersions.reason })
    .from(diagramVersions)
    .where(eq(diagramVersions.diagramId, id))
    .orderBy(asc(diagramVersions.version));
