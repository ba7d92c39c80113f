import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { accessOf, isReachable } from '../access/access-of.ts';
import { may } from '../access/policy.ts';
import { nameOfUser } from '../accounts/name-of-user.ts';
import type { Database } from '../database/database.ts';
import { annotations, diagrams, notifications, users } from '../database/schema/index.ts';

/** How many are shown, and how much of what was written. */
const shown = 50;
const excerptLength = 140;

/**
 * What somebody is told of, the newest first; of these ids alone where some are given. What they lost access to, or what was hidden, is
 * not there any more.
 */
export const findNews = async (database: Database, userId: number, only?: readonly number[]) => {
  const rows = await database
    .select({
      id: notifications.id,
      kind: notifications.kind,
      diagramId: diagrams.id,
      diagramTitle: diagrams.title,
      annotationId: annotations.id,
      threadId: sql<number | null>`coalesce(${annotations.parentId}, ${annotations.id})`,
      personName: sql<string | null>`(select ${nameOfUser} from ${users} where ${users.id} = ${notifications.actorId})`,
      excerpt: sql<string>`coalesce(left(${annotations.content}, ${excerptLength}), '')`,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      access: accessOf(userId),
    })
    .from(notifications)
    .leftJoin(annotations, eq(annotations.id, notifications.annotationId))
    .innerJoin(diagrams, sql`${diagrams.id} = coalesce(${annotations.diagramId}, ${notifications.diagramId})`)
    .where(
      and(
        eq(notifications.userId, userId),
        isReachable(userId),
        or(isNull(annotations.id), annotations.isVisible, eq(annotations.userId, userId)),
        only === undefined ? undefined : inArray(notifications.id, [...only]),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(shown);
  return rows.filter(({ access, annotationId }) => may(annotationId === null ? 'read' : 'comment on', { access }));
};

export type News = Awaited<ReturnType<typeof findNews>>[number];
