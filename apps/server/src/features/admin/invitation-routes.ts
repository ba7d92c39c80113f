import {
  createInvitation,
  listInvitations as listCall,
  type RegistrationInvitation,
  revokeInvitation,
} from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { JoinRules } from '../../platform/accounts/admit.ts';
import { invitationLink } from '../../platform/accounts/invitation-link.ts';
import {
  countOpenInvitations,
  deleteInvitation,
  type FoundInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
} from '../../platform/accounts/invitation-repository.ts';
import { addActivity } from '../../platform/activity/add-activity.ts';
import type { Background } from '../../platform/background.ts';
import type { Database } from '../../platform/database/database.ts';
import { invitationsClosed, notFound, tooManyInvitations } from '../../platform/errors/catalogue.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { registrationInvitationMail } from './invitation-mail.ts';
import { requireAdmin } from './policy.ts';

export interface AdminInvitationOptions {
  readonly database: Database;
  readonly rateLimits: RateLimits;
  readonly mail: MailTransport;
  readonly background: Background;
  readonly publicUrl: string;
  readonly joinRules: JoinRules;
}

const mostOpen = 200;

/** Whom administrators let make an account. */
export const adminInvitationRoutes: FastifyPluginAsyncZod<AdminInvitationOptions> = async (app, options) => {
  const { database, rateLimits, mail, background, publicUrl, joinRules } = options;

  app.addHook('onRequest', async (request) => {
    requireAdmin(request);
  });

  app.route({
    ...routeOf(listCall),
    handler: async () => ({
      success: true as const,
      invitations: (await listInvitations(database)).map(presentInvitation),
    }),
  });

  app.route({
    ...routeOf(createInvitation),
    onRequest: limitByPerson(app, rateLimits.invite),
    handler: async (request) => {
      if (joinRules.registration === 'closed') throw invitationsClosed();
      if ((await countOpenInvitations(database)) >= mostOpen) throw tooManyInvitations(mostOpen);
      const { email, expiresInDays } = request.body;
      const author = requireAdmin(request);
      const { id, token } = await database.transaction(async (transaction) => {
        await addActivity(transaction, author, { type: 'invitation-created', detail: email ?? someone });
        return insertInvitation(transaction, { email, expiresInDays, madeBy: author.actorId });
      });
      const link = invitationLink(publicUrl, token);
      if (email !== undefined) {
        background.run(() => mail.deliver(registrationInvitationMail(email, link, expiresInDays)));
      }
      const made = await findInvitation(database, id);
      if (made === undefined) throw notFound('invitation');
      const delivery = email === undefined ? null : mail.delivery;
      return { success: true as const, invitation: presentInvitation(made), link, delivery };
    },
  });

  app.route({
    ...routeOf(revokeInvitation),
    handler: async (request) => {
      const author = requireAdmin(request);
      await database.transaction(async (transaction) => {
        const gone = await deleteInvitation(transaction, request.params.id);
        if (gone === undefined) throw notFound('invitation');
        await addActivity(transaction, author, { type: 'invitation-revoked', detail: gone.email ?? someone });
      });
      return { success: true as const };
    },
  });
};

const someone = 'anyone with the link';

const presentInvitation = (found: FoundInvitation): RegistrationInvitation => ({
  id: found.id,
  email: found.email,
  madeBy: found.madeByEmail,
  createdAt: found.createdAt.toISOString(),
  expiresAt: found.expiresAt.toISOString(),
  state: found.isOpen ? 'open' : found.usedAt === null ? 'expired' : 'used',
  usedBy: found.usedByEmail,
});
