import {
  exportDiagramPath,
  getDiagram,
  listDiagrams as listCall,
  ownExportQuerySchema,
  startNewDiagram,
  updateDiagram as updateCall,
} from '@diagloom/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { markOpened } from '../../platform/access/mark-opened.ts';
import { allow, type DiagramAction } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { findThreads } from '../../platform/drawings/find-threads.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { downloadHeader } from '../../platform/http/download-header.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { findPartSources } from '../../platform/knowledge/part-sources.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { sendPicture } from '../../platform/pictures/send-picture.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { drawingOf } from './drawing-of.ts';
import { presentDiagramResponse, presentSummary, withoutMaking } from './presenter.ts';
import { type FoundDiagram, findDiagram, listDiagrams } from './repository.ts';
import { updateDetails } from './update-details.ts';

export interface DiagramOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly pictures: PictureStore;
  readonly rateLimits: RateLimits;
}

export const diagramRoutes: FastifyPluginAsyncZod<DiagramOptions> = async (
  app,
  { database, studio, pictures, rateLimits },
) => {
  const drawing = limitByPerson(app, rateLimits.draw);
  const find = async (action: DiagramAction, request: FastifyRequest, id: number): Promise<FoundDiagram> =>
    allow(action, await findDiagram(database, requirePerson(request).userId, id));

  app.addHook('onRequest', async (request) => {
    requirePerson(request);
  });

  app.route({
    ...routeOf(listCall),
    handler: async (request) => {
      const { page, pageSize } = request.query;
      const found = await listDiagrams(database, requirePerson(request).userId, request.query);
      return {
        success: true as const,
        diagrams: found.diagrams.map(presentSummary),
        page,
        pageSize,
        total: found.total,
      };
    },
  });

  app.route({
    ...routeOf(getDiagram),
    handler: async (request, reply) => {
      const diagram = await find('read', request, request.params.id);
      const { userId, isGuest } = requirePerson(request);
      if (diagram.access !== 'owner') await markOpened(database, userId, diagram.id);
      const appraised = await appraiseStored(diagram, { database, studio, caller: callerOf(reply) });
      const response = presentDiagramResponse(appraised);
      return isGuest ? withoutMaking(response) : response;
    },
  });

  app.route({
    ...routeOf(updateCall),
    handler: async (request, reply) => {
      const diagram = await find('change', request, request.params.id);
      const { description, ...others } = request.body;
      const now = description === undefined ? others : { ...others, description: description || null };
      const tools = { database, studio, caller: callerOf(reply) };
      const { userId } = requirePerson(request);
      const { stored, said } = await updateDetails(tools, diagram, { now, userId });
      return { ...presentDiagramResponse(stored), said: [...said] };
    },
  });

  app.route({
    ...routeOf(startNewDiagram),
    handler: async () => ({ success: true as const }),
  });

  app.route({
    method: 'GET',
    url: exportDiagramPath(':id'),
    schema: { params: getDiagram.params, querystring: ownExportQuerySchema },
    onRequest: drawing,
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { format, sources: wanted, comments: said, ...wishes } = request.query;
      const action = said === 'listed' ? 'comment on' : 'read';
      const { id, version, title } = allow(action, await findAccess(database, userId, request.params.id));
      const sources = wanted === 'named' ? { sources: await findPartSources(database, id, userId) } : {};
      const comments = said === 'listed' ? { comments: await findThreads(database, id) } : {};
      return sendPicture(reply, {
        pictures,
        from: ['export', id, version, title, wishes, sources, comments, format],
        cacheControl: 'private, no-cache',
        disposition: downloadHeader(title, format),
        draw: async (caller) =>
          studio.export(
            caller,
            { xml: await drawingOf(database, id, version), title, ...wishes, ...sources, ...comments },
            format,
          ),
        onSend: () =>
          addActivity(database, authorOf(request, userId), { type: 'diagram-exported', diagramId: id, detail: format }),
      });
    },
  });
};
