import {
  compareVersions,
  comparisonPictureParamsSchema,
  comparisonPicturePath,
  comparisonPictureQuerySchema,
  listVersions as listCall,
  nameVersion,
  paperQuerySchema,
  restoreVersion,
  versionParamsSchema,
  versionPicturePath,
} from '@diagloom/contract';
import { withFirmLines } from '@diagloom/diagram/svg';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type FoundAccess, findAccess } from '../../platform/access/find-access.ts';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { sendPicture, svgType } from '../../platform/pictures/send-picture.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { drawingOf } from './drawing-of.ts';
import { presentComparison, presentDiagramResponse, presentVersion } from './presenter.ts';
import { findDiagram } from './repository.ts';
import { bringBack } from './undo.ts';
import { listVersions, renameVersion } from './version-repository.ts';

export interface VersionOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly pictures: PictureStore;
  readonly rateLimits: RateLimits;
}

export const versionRoutes: FastifyPluginAsyncZod<VersionOptions> = async (
  app,
  { database, studio, pictures, rateLimits },
) => {
  const limit = limitByPerson(app, rateLimits.generate);
  const findVersioned = async (request: FastifyRequest, id: number): Promise<FoundAccess> =>
    allow('see earlier versions of', await findAccess(database, requirePerson(request).userId, id));

  app.route({
    ...routeOf(listCall),
    handler: async (request) => {
      const { page, pageSize } = request.query;
      const diagram = await findVersioned(request, request.params.id);
      const { versions, total } = await listVersions(database, diagram.id, { page, pageSize });
      return { success: true as const, versions: versions.map(presentVersion), page, pageSize, total };
    },
  });

  app.route({
    ...routeOf(nameVersion),
    handler: async (request) => {
      const { id, version } = request.params;
      const { name } = request.body;
      allow('change', await findAccess(database, requirePerson(request).userId, id));
      await renameVersion(database, id, { version, name });
      return { success: true as const, name };
    },
  });

  app.route({
    ...routeOf(compareVersions),
    onRequest: limit,
    handler: async (request, reply) => {
      const { id, version } = await findVersioned(request, request.params.id);
      const { from, to = version } = request.query;
      const [before, after] = await Promise.all([drawingOf(database, id, from), drawingOf(database, id, to)]);
      return presentComparison(await studio.compare(callerOf(reply), before, after), { from, to });
    },
  });

  app.route({
    ...routeOf(restoreVersion),
    onRequest: limit,
    handler: async (request, reply) => {
      const { version, baseVersion } = request.body;
      const { userId } = requirePerson(request);
      const diagram = allow('change', await findDiagram(database, userId, request.params.id));
      if (diagram.version !== baseVersion) throw versionConflict();
      const tools = { database, studio, caller: callerOf(reply) };
      const restored = await bringBack(tools, diagram, {
        userId,
        reason: 'restored',
        choose: async () => version,
      });
      return presentDiagramResponse(restored);
    },
  });

  app.route({
    method: 'GET',
    url: versionPicturePath(':id', ':version'),
    schema: { params: versionParamsSchema, querystring: paperQuerySchema },
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request, reply) => {
      const { id, version } = request.params;
      const { paper } = request.query;
      const { title } = await findVersioned(request, id);
      return sendPicture(reply, {
        pictures,
        from: ['preview', id, version, title, paper],
        cacheControl: 'private, max-age=31536000, immutable',
        draw: async (caller) => {
          const { svg } = await studio.preview(caller, await drawingOf(database, id, version), { title, paper });
          return { content: withFirmLines(svg, 1), mediaType: svgType };
        },
      });
    },
  });

  app.route({
    method: 'GET',
    url: comparisonPicturePath(':id', { from: ':from', to: ':to' }, ':side'),
    schema: { params: comparisonPictureParamsSchema, querystring: comparisonPictureQuerySchema },
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request, reply) => {
      const { id, from, to, side } = request.params;
      const { page } = request.query;
      const { title } = await findVersioned(request, id);
      return sendPicture(reply, {
        pictures,
        from: ['comparison', id, from, to, side, page, title],
        cacheControl: 'private, max-age=31536000, immutable',
        draw: async (caller) => {
          const [before, after] = await Promise.all([drawingOf(database, id, from), drawingOf(database, id, to)]);
          const compared = { before, after, title, ...(page === undefined ? {} : { page }) };
          const drawn = await studio.drawComparison(caller, compared);
          return { content: drawn[side], mediaType: svgType };
        },
      });
    },
  });
};
