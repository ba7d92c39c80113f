import type { DiagramAccess } from '@diagloom/contract';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { diagramAccess, diagrams, users } from '../database/schema/index.ts';

/**
 * Parts of queries over `diagrams`: what somebody may do with each. Whoever was invited by address has access from the moment
 * in which their account has confirmed it: one that has only typed it proves nothing.
 */

/** A person, or the column of another table that names one. */
type PersonId = number | SQL;

/** The strongest access of a person; null where they have none. */
export const accessOf = (userId: PersonId): SQL<DiagramAccess> => sql<DiagramAccess>`case
  when ${diagrams.userId} = ${userId} then 'owner'
  else (
    select ${diagramAccess.role} from ${diagramAccess}
    where ${diagramAccess.diagramId} = ${diagrams.id} and ${isFor(userId)}
    order by array_position(array['editor', 'commenter', 'viewer'], ${diagramAccess.role})
    limit 1
  ) end`;

export type Scope = 'all' | 'own' | 'shared';

/** Whether it is theirs, shared with them, or either, and not in the trash: nobody reaches what lies there. */
export const isReachable = (userId: PersonId, scope: Scope = 'all'): SQL | undefined =>
  and(isNull(diagrams.trashedAt), isOfScope(userId, scope));

/** Whether it lies in that person's trash. */
export const isInTrashOf = (userId: number): SQL | undefined =>
  and(eq(diagrams.userId, userId), isNotNull(diagrams.trashedAt));

const isOfScope = (userId: PersonId, scope: Scope): SQL | undefined => {
  const isOwn = sql`${diagrams.userId} = ${userId}`;
  const isShared = inArray(
    diagrams.id,
    sql`(select ${diagramAccess.diagramId} from ${diagramAccess} where ${isFor(userId)})`,
  );
  if (scope === 'own') return isOwn;
  return scope === 'shared' ? sql`${isShared} and not ${isOwn}` : or(isOwn, isShared);
};

/** Whether a row of `diagram_access` is for that person: who came by a link has what it gives as long as it opens. */
export const isFor = (userId: PersonId): SQL => sql`(
  (${diagramAccess.userId} = ${userId} and not ${diagramAccess.isBarred}
    and (${diagramAccess.linkId} is null or ${diagramAccess.expiresAt} is null or ${diagramAccess.expiresAt} > now()))
  or ${diagramAccess.invitedEmail} = (
    select ${users.email} from ${users} where ${users.id} = ${userId} and ${users.isEmailVerified}
  ))`;

/** Whether a row of `diagram_access` is a link that still opens. */
export const isLivingLink: SQL = sql`(${diagramAccess.linkTokenHash} is not null
  and (${diagramAccess.expiresAt} is null or ${diagramAccess.expiresAt} > now()))`;
