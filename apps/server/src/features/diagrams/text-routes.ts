import { listDiagramTexts } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { findDiagram } from './repository.ts';

export interface TextOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

export const textRoutes: FastifyPluginAsyncZod<TextOptions> = async (app, { database, studio, rateLimits }) => {
  app.route({
    ...routeOf(listDiagramTexts),
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { xmlContent, diagramType, version } = allow(
        'read',
        await findDiagram(database, userId, request.params.id),
      );
      const { page } = request.query;
      const texts = await studio.writeAsText(callerOf(reply), {
        xml: xmlContent,
        type: diagramType,
        ...(page === undefined ? {} : { page }),
      });
      if (texts === undefined) throw notFound('page in this diagram');
      return {
        success: true as const,
        version,
        texts: texts.map(({ text = null, leftOut, ...format }) => ({ ...format, text, leftOut: [...leftOut] })),
      };
    },
  });
};
