import { drawSharedDiagram, exportQuerySchema, exportSharedPath, getSharedDiagram } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { shareLinkEnded } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { downloadHeader } from '../../platform/http/download-header.ts';
import { limitByAddress, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { hashOf } from '../../platform/secret-token.ts';
import type { Studio } from '../../platform/studio.ts';
import { findByLink } from './link-repository.ts';
import { presentShared } from './presenter.ts';

export interface VisitorOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

/** What whoever has a link may do without an account. */
export const visitorRoutes: FastifyPluginAsyncZod<VisitorOptions> = async (app, { database, studio, rateLimits }) => {
  const find = async (token: string) => {
    const diagram = await findByLink(database, hashOf(token), 'page');
    if (diagram === undefined) throw shareLinkEnded();
    return allow('read', diagram);
  };
  const onRequest = limitByAddress(app, rateLimits.shared);

  app.route({
    ...routeOf(getSharedDiagram),
    onRequest,
    handler: async (request, reply) => {
      const diagram = await find(request.params.token);
      const stored = await appraiseStored(diagram, { database, studio, caller: callerOf(reply) });
      return { success: true as const, diagram: presentShared(stored) };
    },
  });

  app.route({
    ...routeOf(drawSharedDiagram),
    onRequest,
    handler: async (request, reply) => {
      const { xmlContent, title } = await find(request.params.token);
      const { svg } = await studio.preview(callerOf(reply), xmlContent, title, request.query.page);
      return { success: true as const, imageUrl: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
    },
  });

  app.route({
    method: 'GET',
    url: exportSharedPath(':token'),
    schema: { params: getSharedDiagram.params, querystring: exportQuerySchema },
    onRequest,
    handler: async (request, reply) => {
      const { xmlContent: xml, title } = await find(request.params.token);
      const { format, ...wishes } = request.query;
      const file = await studio.export(callerOf(reply), { xml, title, ...wishes }, format);
      return reply
        .type(file.mediaType)
        .header('content-disposition', downloadHeader(title, format))
        .send(typeof file.content === 'string' ? file.content : Buffer.from(file.content));
    },
  });
};
