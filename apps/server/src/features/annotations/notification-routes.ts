import { listNotifications, readNotifications } from '@diagloom/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { notifications } from '../../platform/database/schema/index.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { findNews } from '../../platform/notifications/find-news.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';

/** What somebody is told of. What they lost access to, or what was hidden, is not there any more. */
export const notificationRoutes: FastifyPluginAsyncZod<{ readonly database: Database }> = async (app, { database }) => {
  app.route({
    ...routeOf(listNotifications),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const rows = await findNews(database, userId);
      const news = rows.map(({ access: _access, readAt, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        isRead: readAt !== null,
      }));
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
