import { noNewsMail, oneClickPath, stopNewsMail } from '@diagloom/contract';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/index.ts';
import { mailLinkEnded } from '../../platform/errors/catalogue.ts';
import { limitByAddress, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { Sealer } from '../../platform/models/sealer.ts';
import { readUnsubscribeToken } from '../../platform/notifications/unsubscribe-token.ts';

export interface NewsMailOptions {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly rateLimits: RateLimits;
}

/** Ends mail about notifications for whoever got one, without a sign-in. */
export const newsMailRoutes: FastifyPluginAsyncZod<NewsMailOptions> = async (app, { database, sealer, rateLimits }) => {
  const limit = limitByAddress(app, rateLimits.shared);
  const stop = async (token: string) => {
    const userId = await readUnsubscribeToken(sealer, token, new Date());
    if (userId === undefined) throw mailLinkEnded();
    await database.update(users).set({ notificationMail: noNewsMail }).where(eq(users.id, userId));
    return { success: true as const };
  };

  // Mail programs send `List-Unsubscribe=One-Click` (RFC 8058, section 3.2); the address says everything.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.route({
    method: 'POST',
    url: oneClickPath(':token'),
    schema: { params: z.object({ token: stopNewsMail.body.shape.token }), response: { 200: stopNewsMail.response } },
    onRequest: limit,
    handler: ({ params }) => stop(params.token),
  });

  app.route({ ...routeOf(stopNewsMail), onRequest: limit, handler: ({ body }) => stop(body.token) });
};
