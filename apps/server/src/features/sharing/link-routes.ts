import { createShareLink } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { allow } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { linksOnlyShow, tooManyLinks } from '../../platform/errors/catalogue.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { createSecretToken } from '../../platform/secret-token.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { insertLink, listLinks } from './link-repository.ts';
import { presentLink } from './presenter.ts';

export interface LinkOptions {
  readonly database: Database;
  /** Whether links may let people comment and edit. */
  readonly hasGuests: boolean;
}

const mostLinks = 20;

/** Links are revoked like any other access: see `people-routes.ts`. */
export const linkRoutes: FastifyPluginAsyncZod<LinkOptions> = async (app, { database, hasGuests }) => {
  app.route({
    ...routeOf(createShareLink),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { id: diagramId } = allow('share', await findAccess(database, userId, request.params.id));
      if ((await listLinks(database, diagramId)).length >= mostLinks) throw tooManyLinks(mostLinks);
      const { expiresInDays, kind, role, format } = request.body;
      if (role !== 'viewer' && !hasGuests) throw linksOnlyShow();
      const { token, hash } = createSecretToken();
      const link = await database.transaction(async (transaction) => {
        const until = expiresInDays === null ? 'that never expires' : `for ${expiresInDays} days`;
        const detail = role === 'viewer' ? until : `${until}, for ${role}s`;
        await addActivity(transaction, authorOf(request, userId), { type: 'link-created', diagramId, detail });
        return insertLink(transaction, { diagramId, hash, expiresInDays, kind, role, format });
      });
      return { success: true as const, link: presentLink(link), token };
    },
  });
};
