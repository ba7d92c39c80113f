import type { AnnotationPerson } from '@diagloom/contract';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { diagramAccess, diagrams, users } from '../../platform/database/schema/index.ts';

/**
 * Who can be mentioned on a diagram: its owner, and those who were let in to comment and have opened it, since before that
 * nobody is told whether there is such an account.
 */
export const listMentionable = (
  database: Pick<Database, 'select'>,
  diagramId: number,
): Promise<readonly AnnotationPerson[]> => {
  const owner = database.select({ id: diagrams.userId }).from(diagrams).where(eq(diagrams.id, diagramId));
  const guests = database
    .select({ id: users.id })
    .from(diagramAccess)
    .innerJoin(
      users,
      or(
        eq(users.id, diagramAccess.userId),
        and(eq(users.email, diagramAccess.invitedEmail), eq(users.isEmailVerified, true)),
      ),
    )
    .where(
      and(
        eq(diagramAccess.diagramId, diagramId),
        isNotNull(diagramAccess.openedAt),
        eq(diagramAccess.isBarred, false),
        inArray(diagramAccess.role, ['commenter', 'editor']),
      ),
    );
  return database
    .select({ id: users.id, name: nameOfUser })
    .from(users)
    .where(and(eq(users.isBlocked, false), or(inArray(users.id, owner), inArray(users.id, guests))))
    .orderBy(asc(sql`lower(${nameOfUser})`))
    .limit(200);
};
