import { refineDiagram, undoDiagram } from '@diagloom/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { presentDiagramResponse, presentRefined, presentUnsure } from './presenter.ts';
import { type FoundDiagram, findDiagram, insertNextVersion } from './repository.ts';
import { undoLastChange } from './undo.ts';

export interface RefineOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

export const refineRoutes: FastifyPluginAsyncZod<RefineOptions> = async (app, { database, studio, rateLimits }) => {
  const limit = limitByPerson(app, rateLimits.generate);
  const find = async (request: FastifyRequest, id: number): Promise<FoundDiagram> =>
    allow('change', await findDiagram(database, requirePerson(request).userId, id));

  app.route({
    ...routeOf(refineDiagram),
    onRequest: limit,
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { updateRequest, lastTouched, selection, page, take } = request.body;
      const diagram = await find(request, request.params.id);
      const result = await studio.refine(callerOf(reply), {
        xml: diagram.xmlContent,
        instruction: updateRequest,
        type: diagram.diagramType,
        ...(lastTouched === undefined ? {} : { lastTouched }),
        ...(selection === undefined ? {} : { selection }),
        ...(page === undefined ? {} : { page }),
        ...(take === undefined ? {} : { take }),
      });
      if (!result.ok && result.asksFor === 'undo') {
        const restored = await undoLastChange({ database, studio, caller: callerOf(reply) }, diagram, {
          userId,
          said: updateRequest,
        });
        return presentRefined(restored, { updateRequest, said: ['Took the last change back.'], touched: [] });
      }
      if (!result.ok) {
        const stored = await appraiseStored(diagram, { database, studio, caller: callerOf(reply) });
        const pictures = await Promise.all(
          result.readings.map(async ({ xml: after, said }) => {
            const compared = { before: diagram.xmlContent, after, title: said.join(' ') };
            const drawn = await studio.drawComparison(callerOf(reply), { ...compared, ...(page && { page }) });
            return drawn[drawn.telling];
          }),
        );
        return presentUnsure(stored, result, pictures);
      }
      const { xml: xmlContent, appraisal, said, skipped, touched } = result;
      const { spec = null } = result;
      const next = { xmlContent, appraisal, spec, reason: 'refined' as const, userId, said: updateRequest };
      const refined = await insertNextVersion(database, diagram, next);
      if (refined === undefined) throw versionConflict();
      await addActivity(database, authorOf(request, userId), { type: 'diagram-refined', diagramId: diagram.id });
      return presentRefined(refined, { updateRequest, said: [...said, ...skipped], touched });
    },
  });

  app.route({
    ...routeOf(undoDiagram),
    onRequest: limit,
    handler: async (request, reply) => {
      const diagram = await find(request, request.params.id);
      const { userId } = requirePerson(request);
      const by = { database, studio, caller: callerOf(reply) };
      return presentDiagramResponse(await undoLastChange(by, diagram, { userId }));
    },
  });
};
