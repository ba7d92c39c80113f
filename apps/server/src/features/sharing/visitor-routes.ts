import { drawSharedDiagram, exportQuerySchema, exportSharedPath, getSharedDiagram } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { FoundAccess } from '../../platform/access/find-access.ts';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { readDrawing } from '../../platform/drawings/read-drawing.ts';
import { shareLinkEnded } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { downloadHeader } from '../../platform/http/download-header.ts';
import { limitByAddress, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { sendAnswer } from '../../platform/pictures/send-answer.ts';
import { sendPicture } from '../../platform/pictures/send-picture.ts';
import { hashOf } from '../../platform/secret-token.ts';
import type { Studio } from '../../platform/studio.ts';
import { findByLink, findHeadByLink } from './link-repository.ts';
import { presentShared } from './presenter.ts';

export interface VisitorOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly pictures: PictureStore;
  readonly rateLimits: RateLimits;
  /** Whether links may let people comment and edit. */
  readonly hasGuests: boolean;
  /** Stores what people at a diagram have changed, for whoever looks at it. */
  readonly onLook: (diagramId: number) => Promise<void>;
}

/** What whoever has a link may do without an account. */
export const visitorRoutes: FastifyPluginAsyncZod<VisitorOptions> = async (
  app,
  { database, studio, pictures, rateLimits, hasGuests, onLook },
) => {
  const find = async (token: string) => {
    const { id } = await findHead(token);
    await onLook(id);
    const diagram = await findByLink(database, hashOf(token), 'page');
    if (diagram === undefined) throw shareLinkEnded();
    return allow('read', diagram);
  };
  const findHead = async (token: string): Promise<FoundAccess> => {
    const diagram = await findHeadByLink(database, hashOf(token), 'page');
    if (diagram === undefined) throw shareLinkEnded();
    return allow('read', diagram);
  };
  const drawingOf = async (id: number, version: number): Promise<string> => {
    const xml = await readDrawing(database, id, version);
    if (xml === undefined) throw shareLinkEnded();
    return xml;
  };
  const onRequest = limitByAddress(app, rateLimits.shared);

  app.route({
    ...routeOf(getSharedDiagram),
    onRequest,
    handler: async (request, reply) => {
      const diagram = await find(request.params.token);
      const stored = await appraiseStored(diagram, { database, studio, caller: callerOf(reply) });
      return { success: true as const, diagram: presentShared(stored, hasGuests ? diagram.access : 'viewer') };
    },
  });

  app.route({
    ...routeOf(drawSharedDiagram),
    onRequest,
    handler: async (request, reply) => {
      const { id, version, title } = await findHead(request.params.token);
      const { page } = request.query;
      return sendAnswer(reply, pictures, {
        from: ['answer', id, version, title, page],
        draw: async (caller) => {
          const { svg } = await studio.preview(caller, await drawingOf(id, version), { title, pageId: page });
          const imageUrl = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
          return { success: true, imageUrl } satisfies z.input<typeof drawSharedDiagram.response>;
        },
      });
    },
  });

  app.route({
    method: 'GET',
    url: exportSharedPath(':token'),
    schema: { params: getSharedDiagram.params, querystring: exportQuerySchema },
    onRequest,
    handler: async (request, reply) => {
      const { id, version, title } = await findHead(request.params.token);
      // Visitors learn nothing of the documents that it comes from.
      const { format, sources: _hidden, ...wishes } = request.query;
      return sendPicture(reply, {
        pictures,
        from: ['export', id, version, title, wishes, format],
        // A link may be revoked at any time, so nobody keeps what it opened without asking.
        cacheControl: 'private, no-cache',
        disposition: downloadHeader(title, format),
        draw: async (caller) => studio.export(caller, { xml: await drawingOf(id, version), title, ...wishes }, format),
      });
    },
  });
};
