import { checkInvitation } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasAccounts } from '../../platform/accounts/admit.ts';
import { findOpenInvitation } from '../../platform/accounts/invitation-repository.ts';
import { invitationEnded } from '../../platform/errors/catalogue.ts';
import { limitByAddress } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { AuthOptions } from './routes.ts';

/** What the register page asks before anybody fills it in. */
export const invitationRoutes: FastifyPluginAsyncZod<AuthOptions> = async (
  app,
  { database, rateLimits, joinRules },
) => {
  app.route({
    ...routeOf(checkInvitation),
    onRequest: limitByAddress(app, rateLimits.link),
    handler: async (request) => {
      const { invitation } = request.body;
      if (joinRules.firstAccountCode?.opensWith(invitation) && !(await hasAccounts(database))) {
        return { success: true as const, email: null };
      }
      const found = joinRules.registration === 'closed' ? undefined : await findOpenInvitation(database, invitation);
      if (found === undefined) throw invitationEnded();
      return { success: true as const, email: found.email };
    },
  });
};
