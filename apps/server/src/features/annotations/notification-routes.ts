import { listNotifications, readNotifications } from '@diagloom/contract';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accessOf, isReachable } from '../../platform/access/access-of.ts';
import { may } from '../../platform/access/policy.ts';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { annotations, diagrams, notifications, users } from '../../platform/database/schema/index.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';

/** How many are shown, and how much of what was written. */
const shown = 50;
const excerptLength = 140;

/** What somebody is told of. What they lost access to, or what was hidden, is not there any more. */
export const notificationRoutes: FastifyPluginAsyncZod<{ readonly database: Database }> = async (app, { database }) => {
  app.route({
    ...routeOf(listNotifications),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const rows = await database
        .select({
          id: notifications.id,
          kind: notifications.kind,
          diagramId: diagrams.id,
          diagramTitle: diagrams.title,
          annotationId: annotations.id,
          threadId: sql<number>`coalesce(${annotations.parentId}, ${annotations.id})`,
          actorId: notifications.actorId,
          personName: sql<
            string | null
          >`(select ${nameOfUser} from ${users} where ${users.id} = ${notifications.actorId})`,
          excerpt: sql<string>`left(${annotations.content}, ${excerptLength})`,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
          access: accessOf(userId),
        })
        .from(notifications)
        .innerJoin(annotations, eq(annotations.id, notifications.annotationId))
        .innerJoin(diagrams, eq(diagrams.id, annotations.diagramId))
        .where(
          and(
            eq(notifications.userId, userId),
            isReachable(userId),
            or(annotations.isVisible, eq(annotations.userId, userId)),
          ),
        )
        .orderBy(desc(notifications.id))
        .limit(shown);
      const news = rows.flatMap(({ access, actorId: _actor, readAt, createdAt, ...row }) =>
        may('comment on', { access }) ? { ...row, createdAt: createdAt.toISOString(), isRead: readAt !== null } : [],
      );
      return { success: true as const, notifications: news, unread: news.filter(({ isRead }) => !isRead).length };
    },
  });

  app.route({
    ...routeOf(readNotifications),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      await database
        .update(notifications)
        .set({ readAt: sql`now()` })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
      return { success: true as const };
    },
  });
};
