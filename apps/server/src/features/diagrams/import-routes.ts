import { diagramMessages, type FileToImport, importDiagram, replaceDiagram, uploadLimits } from '@diagloom/contract';
import type { Appraisal } from '@diagloom/studio';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { allow } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidDiagram, invalidRequest, versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Caller, Studio } from '../../platform/studio.ts';
import { presentDiagramResponse } from './presenter.ts';
import { type FoundDiagram, findDiagram, insertImported, insertNextVersion } from './repository.ts';

export interface ImportOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

/** A file of 10 MB in base64, with its name. */
const importBodyLimit = 15 * 1024 * 1024;

const longestTitle = 200;

/** How often a file is stored anew when others make versions at the same moment. */
const mostTries = 5;

/** Of a text that is no diagram at all there may be as many as it has lines. */
const mostWarnings = 20;

export const importRoutes: FastifyPluginAsyncZod<ImportOptions> = async (app, { database, studio, rateLimits }) => {
  const read = async ({ fileName, fileData }: FileToImport, caller: Caller) => {
    const bytes = Buffer.from(fileData, 'base64');
    if (bytes.length >= uploadLimits.imageBytes) throw invalidRequest({ fileData: diagramMessages.imageLarge });
    const result = await studio.importDiagram(caller, { bytes, name: fileName });
    if (!result.ok) throw invalidDiagram(result.message, undefined);
    return { result, name: fileName || 'untitled.drawio', warnings: result.warnings.slice(0, mostWarnings) };
  };

  app.route({
    ...routeOf(importDiagram),
    bodyLimit: importBodyLimit,
    // Before the body is read, which may be large. A visitor is refused here as well.
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { result, name, warnings } = await read(request.body, callerOf(reply));
      const author = authorOf(request, requirePerson(request).userId);
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

  app.route({
    ...routeOf(replaceDiagram),
    bodyLimit: importBodyLimit,
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { id } = request.params;
      // Nobody learns from their file what others may see.
      allow('change', await findAccess(database, userId, id));
      const { result, name, warnings } = await read(request.body, callerOf(reply));
      const { xml: xmlContent, appraisal, spec, type } = result;
      for (let tries = 0; tries < mostTries; tries += 1) {
        const diagram = allow('change', await findDiagram(database, userId, id));
        const now = isLaterState(diagram, appraisal) ? {} : { now: { diagramType: type } };
        const next = { xmlContent, appraisal, spec, reason: 'replaced' as const, userId, ...now };
        const stored = await insertNextVersion(database, diagram, next);
        if (stored === undefined) continue;
        const author = authorOf(request, userId);
        await addActivity(database, author, { type: 'diagram-replaced', diagramId: id, detail: name });
        return { ...presentDiagramResponse(stored), warnings };
      }
      throw versionConflict();
    },
  });
};

/** A file that was exported from the diagram and changed elsewhere has its pages: what kind of diagram it is does not change by that. */
const isLaterState = ({ pages }: FoundDiagram, appraisal: Appraisal): boolean =>
  appraisal.pages.some(({ id }) => (pages ?? []).some((page) => page.id === id));
