import { connect, disconnect, listConnections, socialCallbackPath, socialProviders } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { UserRow } from '../../../platform/database/schema/index.ts';
import { lastWayIn, serviceNotSetUp, serviceUnreachable, sessionEnded } from '../../../platform/errors/catalogue.ts';
import { limitByPerson } from '../../../platform/http/rate-limits.ts';
import { routeOf } from '../../../platform/http/route-of.ts';
import { requirePerson } from '../../../platform/sessions/know-people.ts';
import { findUser } from '../repository.ts';
import { setFlow } from './flow-cookie.ts';
import { providers } from './providers/index.ts';
import { disconnectAccount } from './social-accounts.ts';
import { SocialProblem } from './social-problem.ts';
import type { SocialOptions } from './social-routes.ts';

/** With which services a person's own account is connected. */
export const connectionRoutes: FastifyPluginAsyncZod<SocialOptions> = async (app, options) => {
  const { database, rateLimits, publicUrl, services } = options;

  app.route({
    ...routeOf(listConnections),
    handler: async (request) => {
      const user = await findUser(database, requirePerson(request).userId);
      if (user === undefined) throw sessionEnded();
      return {
        success: true as const,
        connections: socialProviders.map(({ id }) => ({
          provider: id,
          isConnected: isConnected(user, id),
          isAvailable: services.isAvailable(id),
        })),
        hasPassword: user.password !== null,
      };
    },
  });

  app.route({
    ...routeOf(connect),
    onRequest: limitByPerson(app, rateLimits.social),
    handler: async (request, reply) => {
      const { provider } = request.params;
      const { userId } = requirePerson(request);
      try {
        const { flow, url } = await services.begin(provider, {
          callback: publicUrl + socialCallbackPath(provider),
          connectTo: userId,
        });
        setFlow(request, reply, flow);
        return { success: true as const, url: url.href };
      } catch (error) {
        if (!(error instanceof SocialProblem)) throw error;
        throw error.reason === 'not_configured' ? serviceNotSetUp() : serviceUnreachable(error.cause);
      }
    },
  });

  app.route({
    ...routeOf(disconnect),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      if (!(await disconnectAccount(database, userId, providers[request.params.provider]))) throw lastWayIn();
      return { success: true as const };
    },
  });
};

const isConnected = (user: UserRow, id: keyof typeof providers): boolean => user[providers[id].accountColumn] !== null;
