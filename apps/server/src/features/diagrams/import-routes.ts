import { diagramMessages, importDiagram, uploadLimits } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidDiagram, invalidRequest } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { presentDiagramResponse } from './presenter.ts';
import { insertImported } from './repository.ts';

export interface ImportOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

/** A file of 10 MB in base64, with its name. */
const importBodyLimit = 15 * 1024 * 1024;

const longestTitle = 200;

/** Of a text that is no diagram at all there may be as many as it has lines. */
const mostWarnings = 20;

export const importRoutes: FastifyPluginAsyncZod<ImportOptions> = async (app, { database, studio, rateLimits }) => {
  app.route({
    ...routeOf(importDiagram),
    bodyLimit: importBodyLimit,
    // Before the body is read, which may be large. A visitor is refused here as well.
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { fileName, fileData } = request.body;
      const bytes = Buffer.from(fileData, 'base64');
      if (bytes.length >= uploadLimits.imageBytes) throw invalidRequest({ fileData: diagramMessages.imageLarge });
      const result = await studio.importDiagram(callerOf(reply), { bytes, name: fileName });
      if (!result.ok) throw invalidDiagram(result.message, undefined);
      const author = authorOf(request, requirePerson(request).userId);
      const warnings = result.warnings.slice(0, mostWarnings);
      const name = fileName || 'untitled.drawio';
      const diagram = await insertImported(database, author, {
        title: (result.title || name).slice(0, longestTitle),
        prompt: `Import: ${name}`,
        diagramType: result.type,
        xmlContent: result.xml,
        appraisal: result.appraisal,
        spec: result.spec,
        report: {
          coverage: null,
          marks: [],
          warnings: warnings.map((message) => ({ code: 'import', message })),
          engine: 'file',
        },
      });
      return { ...presentDiagramResponse(diagram), warnings };
    },
  });
};
