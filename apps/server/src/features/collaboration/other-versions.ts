import { type VersionReason, versionReasons } from '@diagloom/contract';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { diagramVersions, users } from '../../platform/database/schema/index.ts';

interface OtherVersion {
  readonly version: number;
  readonly reason: VersionReason;
  /** Undefined where the account is gone. */
  readonly userId: number | undefined;
  readonly personName: string;
  readonly createdAt: Date;
}

/** As many versions are looked through. */
const mostVersions = 200;

/**
 * Versions that were made another way than together, the newest first: by the conversation, a theme, tidying, a file, and by hands
 * without a live connection. What was made together is told part by part. Gestures of one person in a row are one.
 */
export const listOtherVersions = async (database: Database, diagramId: number): Promise<readonly OtherVersion[]> => {
  const rows = await database
    .select({
      version: diagramVersions.version,
      reason: diagramVersions.reason,
      createdAt: diagramVersions.createdAt,
      userId: users.id,
      personName: nameOfUser,
    })
    .from(diagramVersions)
    .leftJoin(users, eq(users.id, diagramVersions.userId))
    .where(
      and(
        eq(diagramVersions.diagramId, diagramId),
        ne(diagramVersions.reason, 'together'),
        gt(diagramVersions.version, 1),
        sql`${diagramVersions.createdAt} > now() - interval '90 days'`,
      ),
    )
    .orderBy(desc(diagramVersions.version))
    .limit(mostVersions);
  const versions = rows.map(({ reason, userId, ...row }) => ({
    ...row,
    userId: userId ?? undefined,
    reason: versionReasons.find((known) => known === reason) ?? 'changed',
  }));
  return versions.filter((one, index) => !isSameHand(one, versions[index - 1]));
};

const isSameHand = (one: OtherVersion, later: OtherVersion | undefined): boolean =>
  later !== undefined && one.reason === 'changed' && later.reason === 'changed' && one.userId === later.userId;
