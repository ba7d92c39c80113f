import { resendVerification, verifyEmail } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { promoteNamedAdmin } from '../../platform/accounts/promote-named-admin.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import { invalidLink } from '../../platform/errors/catalogue.ts';
import { limitByPerson } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { hashOf } from '../../platform/secret-token.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { spendVerificationToken } from './link-repository.ts';
import { findUser } from './repository.ts';
import type { AuthOptions } from './routes.ts';
import { sendVerificationLink } from './send-links.ts';

export const verificationRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  const { database, rateLimits, mail, joinRules } = options;

  app.route({
    ...routeOf(verifyEmail),
    onRequest: limitByPerson(app, rateLimits.link),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const isConfirmed = await spendVerificationToken(database, userId, hashOf(request.body.token));
      // Whoever opens the link a second time has what they want.
      if (!isConfirmed && (await findUser(database, userId))?.isEmailVerified !== true) {
        throw invalidLink(
          'Links like this work for two days, until a newer one is sent, and only for the account they were sent to',
        );
      }
      if (isConfirmed) await addActivity(database, authorOf(request, userId), { type: 'email-verified' });
      await promoteNamedAdmin(database, joinRules.adminEmail);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(resendVerification),
    onRequest: limitByPerson(app, rateLimits.mailAccount),
    handler: async (request) => {
      sendVerificationLink(options, requirePerson(request).userId);
      return { success: true as const, delivery: mail.delivery };
    },
  });
};
