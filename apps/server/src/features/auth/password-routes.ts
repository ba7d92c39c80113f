import { changePassword } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { wrongCurrentPassword } from '../../platform/errors/catalogue.ts';
import { limitBy, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { endSessions } from '../../platform/sessions/session-repository.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findUser, setPassword } from './repository.ts';

export interface PasswordOptions {
  readonly database: Database;
  readonly rateLimits: RateLimits;
}

export const passwordRoutes: FastifyPluginAsyncZod<PasswordOptions> = async (app, { database, rateLimits }) => {
  app.route({
    ...routeOf(changePassword),
    onRequest: limitBy(app, rateLimits.changePassword, (request) => `person:${requirePerson(request).userId}`),
    handler: async (request) => {
      const { userId, sessionId } = requirePerson(request);
      const { currentPassword, newPassword } = request.body;
      const user = await findUser(database, userId);
      if (!(await isPassword(currentPassword, user?.password))) throw wrongCurrentPassword();
      const password = await hashPassword(newPassword);
      await database.transaction(async (transaction) => {
        await setPassword(transaction, userId, password);
        await endSessions(transaction, userId, { except: sessionId });
      });
      return { success: true as const };
    },
  });
};
