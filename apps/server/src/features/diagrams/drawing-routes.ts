import { saveDrawing } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidDiagram, noDrawingFound } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { reserveDiagram } from '../../platform/usage/monthly-limit.ts';
import { presentDiagramResponse } from './presenter.ts';
import { insertDrawn } from './repository.ts';

export interface DrawingOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

/** A drawing of 10 MB with its title. */
const drawingBodyLimit = 11 * 1024 * 1024;

/** A drawing of the board, converted in the browser, becomes a diagram. */
export const drawingRoutes: FastifyPluginAsyncZod<DrawingOptions> = async (app, { database, studio, rateLimits }) => {
  app.route({
    ...routeOf(saveDrawing),
    bodyLimit: drawingBodyLimit,
    // Before the body is read, which may be large. A visitor is refused here as well.
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { title, diagramType, xmlContent, boardId, source, prompt } = request.body;
      const author = authorOf(request, requirePerson(request).userId);
      const reservation = await reserveDiagram(database, author.actorId);
      try {
        const caller = callerOf(reply);
        const read = await studio.importDiagram(caller, { bytes: Buffer.from(xmlContent), name: title });
        if (!read.ok) throw invalidDiagram(read.message, undefined);
        if (read.spec.nodes.length === 0 && read.spec.groups.length === 0) throw noDrawingFound();
        caller.signal.throwIfAborted();
        const drawing = {
          title,
          prompt: prompt || `${source === 'board' ? 'Drawing' : 'Picture'}: ${title}`,
          diagramType,
          xmlContent: read.xml,
          appraisal: read.appraisal,
          // Of a file that shows another type than it is said to be, nothing is known but the drawing.
          spec: read.type === diagramType ? read.spec : null,
          report: { coverage: null, marks: [], warnings: [], engine: source },
        };
        return presentDiagramResponse(await insertDrawn(database, author, drawing, { reservation, boardId }));
      } catch (error) {
        await reservation.release();
        throw error;
      }
    },
  });
};
