import { listSessions as listCall, revokeOtherSessions, revokeSession } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/catalogue.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { endOwnSession, endSessions, listSessions } from '../../platform/sessions/session-repository.ts';
import { presentSession } from './presenter.ts';

export interface SessionOptions {
  readonly database: Database;
}

/** A person's own sessions; those of others are reported as not there. */
export const sessionRoutes: FastifyPluginAsyncZod<SessionOptions> = async (app, { database }) => {
  app.route({
    ...routeOf(listCall),
    handler: async (request) => {
      const { userId, sessionId } = requirePerson(request);
      const sessions = (await listSessions(database, userId)).map((row) => presentSession(row, sessionId));
      const current = sessions.filter(({ isCurrent }) => isCurrent);
      return { success: true as const, sessions: [...current, ...sessions.filter(({ isCurrent }) => !isCurrent)] };
    },
  });

  app.route({
    ...routeOf(revokeSession),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      if (!(await endOwnSession(database, userId, request.params.id))) throw notFound('device');
      await addActivity(database, authorOf(request, userId), { type: 'session-ended' });
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(revokeOtherSessions),
    handler: async (request) => {
      const { userId, sessionId } = requirePerson(request);
      await endSessions(database, userId, { except: sessionId });
      await addActivity(database, authorOf(request, userId), { type: 'session-ended' });
      return { success: true as const };
    },
  });
};
