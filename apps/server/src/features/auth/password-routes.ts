import { changePassword, forgotPassword, resetPassword } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { promoteNamedAdmin } from '../../platform/accounts/promote-named-admin.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import { invalidLink, sessionEnded, wrongCurrentPassword } from '../../platform/errors/catalogue.ts';
import { limitBy, limitByAddress, limitByPerson } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { hashOf } from '../../platform/secret-token.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { endSessions } from '../../platform/sessions/session-repository.ts';
import { accountNamedBy } from './account-named-by.ts';
import { spendResetToken } from './link-repository.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findUser, setPassword } from './repository.ts';
import type { AuthOptions } from './routes.ts';
import { sendPasswordChanged, sendResetLink } from './send-links.ts';

export const passwordRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  const { database, rateLimits, mail, joinRules } = options;

  app.route({
    ...routeOf(changePassword),
    onRequest: limitByPerson(app, rateLimits.changePassword),
    handler: async (request) => {
      const { userId, sessionId } = requirePerson(request);
      const { currentPassword, newPassword } = request.body;
      const user = await findUser(database, userId);
      if (user === undefined) throw sessionEnded();
      if (!(await isPassword(currentPassword, user.password))) throw wrongCurrentPassword();
      const password = await hashPassword(newPassword);
      await database.transaction(async (transaction) => {
        await setPassword(transaction, userId, password);
        await endSessions(transaction, userId, { except: sessionId });
        await addActivity(transaction, authorOf(request, userId), { type: 'password-changed' });
      });
      sendPasswordChanged(options, user.email);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(forgotPassword),
    onRequest: limitByAddress(app, rateLimits.mail),
    preHandler: limitBy(app, rateLimits.mailAccount, accountNamedBy),
    handler: async (request) => {
      sendResetLink(options, request.body.email);
      return { success: true as const, delivery: mail.delivery };
    },
  });

  app.route({
    ...routeOf(resetPassword),
    onRequest: limitByAddress(app, rateLimits.link),
    handler: async (request) => {
      const password = await hashPassword(request.body.newPassword);
      const user = await database.transaction(async (transaction) => {
        const found = await spendResetToken(transaction, hashOf(request.body.token), password);
        if (found === undefined) throw invalidLink('Links like this work once, within one hour');
        await endSessions(transaction, found.id);
        await addActivity(transaction, authorOf(request, found.id), { type: 'password-reset' });
        await promoteNamedAdmin(transaction, joinRules.adminEmail);
        return found;
      });
      sendPasswordChanged(options, user.email);
      return { success: true as const };
    },
  });
};
