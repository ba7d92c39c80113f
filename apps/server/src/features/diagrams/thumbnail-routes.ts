import { getDiagram, thumbnailPath, thumbnailQuerySchema } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { sendPicture, svgType } from '../../platform/pictures/send-picture.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { findDiagram } from './repository.ts';

export interface ThumbnailOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

/** A version never changes, so its picture may be kept; without a version it is asked for each time. */
const keptForAYear = 'private, max-age=31536000, immutable';

export const thumbnailRoutes: FastifyPluginAsyncZod<ThumbnailOptions> = async (
  app,
  { database, studio, rateLimits },
) => {
  app.route({
    method: 'GET',
    url: thumbnailPath(':id'),
    schema: { params: getDiagram.params, querystring: thumbnailQuerySchema },
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const diagram = allow('read', await findDiagram(database, userId, request.params.id));
      const isOfVersion = request.query.version === diagram.version;
      const { xmlContent, title } = diagram;
      return sendPicture(reply, {
        from: [xmlContent, title],
        cacheControl: isOfVersion ? keptForAYear : 'private, no-cache',
        draw: async () => {
          const { svg } = await studio.preview(callerOf(reply), xmlContent, title);
          return { content: svg, mediaType: svgType };
        },
      });
    },
  });
};
