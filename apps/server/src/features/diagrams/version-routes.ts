import {
  compareVersions,
  listVersions as listCall,
  restoreVersion,
  versionParamsSchema,
  versionPicturePath,
} from '@diagloom/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow, type DiagramAction } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { sendPicture, svgType } from '../../platform/pictures/send-picture.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { presentComparison, presentDiagramResponse, presentVersion } from './presenter.ts';
import { type FoundDiagram, findDiagram } from './repository.ts';
import { bringBack } from './undo.ts';
import { findVersion, listVersions } from './version-repository.ts';

export interface VersionOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

export const versionRoutes: FastifyPluginAsyncZod<VersionOptions> = async (app, { database, studio, rateLimits }) => {
  const limit = limitByPerson(app, rateLimits.generate);
  const find = async (action: DiagramAction, request: FastifyRequest, id: number): Promise<FoundDiagram> =>
    allow(action, await findDiagram(database, requirePerson(request).userId, id));
  const findXml = async ({ id }: FoundDiagram, version: number): Promise<string> =>
    (await findVersion(database, id, version)).xmlContent;

  app.route({
    ...routeOf(listCall),
    handler: async (request) => {
      const { page, pageSize } = request.query;
      const diagram = await find('see earlier versions of', request, request.params.id);
      const { versions, total } = await listVersions(database, diagram.id, { page, pageSize });
      return { success: true as const, versions: versions.map(presentVersion), page, pageSize, total };
    },
  });

  app.route({
    ...routeOf(compareVersions),
    onRequest: limit,
    handler: async (request, reply) => {
      const diagram = await find('see earlier versions of', request, request.params.id);
      const { from, to = diagram.version } = request.query;
      const [before, after] = await Promise.all([findXml(diagram, from), findXml(diagram, to)]);
      return presentComparison(await studio.compare(callerOf(reply), before, after), { from, to });
    },
  });

  app.route({
    ...routeOf(restoreVersion),
    onRequest: limit,
    handler: async (request, reply) => {
      const { version, baseVersion } = request.body;
      const diagram = await find('change', request, request.params.id);
      if (diagram.version !== baseVersion) throw versionConflict();
      const { userId } = requirePerson(request);
      const tools = { database, studio, caller: callerOf(reply) };
      const restored = await bringBack(tools, diagram, { userId, version, reason: 'restored' });
      return presentDiagramResponse(restored);
    },
  });

  app.route({
    method: 'GET',
    url: versionPicturePath(':id', ':version'),
    schema: { params: versionParamsSchema },
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request, reply) => {
      const { id, version } = request.params;
      const diagram = await find('see earlier versions of', request, id);
      const xml = await findXml(diagram, version);
      return sendPicture(reply, {
        from: [xml, diagram.title],
        cacheControl: 'private, max-age=31536000, immutable',
        draw: async () => {
          const { svg } = await studio.preview(callerOf(reply), xml, diagram.title);
          return { content: svg, mediaType: svgType };
        },
      });
    },
  });
};
