import { createShareLink } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { allow } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { tooManyLinks } from '../../platform/errors/catalogue.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { createSecretToken } from '../../platform/secret-token.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { insertLink, listLinks } from './link-repository.ts';
import { presentLink } from './presenter.ts';

const mostLinks = 20;

/** Links are revoked like any other access: see `people-routes.ts`. */
export const linkRoutes: FastifyPluginAsyncZod<{ readonly database: Database }> = async (app, { database }) => {
  app.route({
    ...routeOf(createShareLink),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { id: diagramId } = allow('share', await findAccess(database, userId, request.params.id));
      if ((await listLinks(database, diagramId)).length >= mostLinks) throw tooManyLinks(mostLinks);
      const { expiresInDays, kind, format } = request.body;
      const { token, hash } = createSecretToken();
      const link = await database.transaction(async (transaction) => {
        const detail = expiresInDays === null ? 'without an end' : `for ${expiresInDays} days`;
        await addActivity(transaction, authorOf(request, userId), { type: 'link-created', diagramId, detail });
        return insertLink(transaction, { diagramId, hash, expiresInDays, kind, format });
      });
      return { success: true as const, link: presentLink(link), token };
    },
  });
};
