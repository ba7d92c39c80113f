import { getDiagram, thumbnailPath, thumbnailQuerySchema } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { sendPicture } from '../../platform/pictures/send-picture.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { drawingOf } from './drawing-of.ts';

export interface ThumbnailOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly pictures: PictureStore;
  readonly rateLimits: RateLimits;
}

/** A version never changes, so its picture may be kept; without a version it is asked for each time. */
const keptForAYear = 'private, max-age=31536000, immutable';

export const thumbnailRoutes: FastifyPluginAsyncZod<ThumbnailOptions> = async (
  app,
  { database, studio, pictures, rateLimits },
) => {
  app.route({
    method: 'GET',
    url: thumbnailPath(':id'),
    schema: { params: getDiagram.params, querystring: thumbnailQuerySchema },
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { id, version, title } = allow('read', await findAccess(database, userId, request.params.id));
      const { paper } = request.query;
      return sendPicture(reply, {
        pictures,
        from: ['thumbnail', id, version, title, paper],
        cacheControl: request.query.version === version ? keptForAYear : 'private, no-cache',
        draw: async (caller) => studio.thumbnail(caller, await drawingOf(database, id, version), { title, paper }),
      });
    },
  });
};
