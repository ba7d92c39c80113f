import { joinByLink, sharingMessages } from '@diagloom/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { may } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  barred,
  guestNameMissing,
  linkOnlyShows,
  linksOnlyShow,
  shareLinkEnded,
  tooManyGuests,
} from '../../platform/errors/catalogue.ts';
import { limitBy, limitByAddress, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { hashOf } from '../../platform/secret-token.ts';
import { setSessionCookie } from '../../platform/sessions/session-cookie.ts';
import { createSession } from '../../platform/sessions/session-repository.ts';
import { countOfLink, createGuest, enterByLink } from './guest-repository.ts';
import { findLink } from './link-repository.ts';

export interface GuestOptions {
  readonly database: Database;
  readonly rateLimits: RateLimits;
  /** Whether links may let people comment and edit. */
  readonly hasGuests: boolean;
}

/** As many come by one link. */
const mostOfLink = 200;

/** The way in by a link that gives more than viewing. */
export const guestRoutes: FastifyPluginAsyncZod<GuestOptions> = async (app, { database, rateLimits, hasGuests }) => {
  const byAddress = limitByAddress(app, rateLimits.guest);
  const byLink = limitBy(app, rateLimits.guestsOfLink, (request) => hashOf(tokenIn(request)));

  app.route({
    ...routeOf(joinByLink),
    preHandler: [byAddress, byLink],
    handler: async (request, reply) => {
      const link = await findLink(database, hashOf(request.params.token));
      if (link === undefined) throw shareLinkEnded();
      const { diagramId, role } = link;
      if (!hasGuests) throw linksOnlyShow();
      if (!may('comment on', { access: role })) throw linkOnlyShows();
      const { person } = request;
      const known = person && (await findAccess(database, person.userId, diagramId));
      if (known?.access === 'owner') return { success: true as const, diagramId, sessionToken: null };
      if ((await countOfLink(database, link.id)) >= mostOfLink) throw tooManyGuests();
      const { name } = request.body;
      if (person === undefined && name === undefined) throw guestNameMissing(sharingMessages.guestNameMissing);
      const userId = await database.transaction(async (transaction) => {
        const joining = person?.userId ?? (await createGuest(transaction, name ?? ''));
        const entered = await enterByLink(transaction, link, joining);
        if (entered.isBarred) throw barred();
        const detail = `as ${entered.role === 'editor' ? 'an editor' : 'a commenter'}`;
        await addActivity(transaction, authorOf(request, joining), { type: 'link-joined', diagramId, detail });
        return joining;
      });
      if (person !== undefined) return { success: true as const, diagramId, sessionToken: null };
      const client = { ipAddress: request.ip, userAgent: request.headers['user-agent'] };
      const sessionToken = await createSession(database, userId, client);
      setSessionCookie(request, reply, sessionToken);
      return { success: true as const, diagramId, sessionToken };
    },
  });
};

/** Checked by the route's schema before. */
const tokenIn = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';
