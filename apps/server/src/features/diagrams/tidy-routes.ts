import { tidyDiagram } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { presentDiagramResponse } from './presenter.ts';
import { findDiagram, insertNextVersion } from './repository.ts';

export interface TidyOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

export const tidyRoutes: FastifyPluginAsyncZod<TidyOptions> = async (app, { database, studio, rateLimits }) => {
  const limit = limitByPerson(app, rateLimits.generate);

  app.route({
    ...routeOf(tidyDiagram),
    onRequest: limit,
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const diagram = allow('change', await findDiagram(database, userId, request.params.id));
      const caller = callerOf(reply);
      const { extent, part, page } = request.body;
      const where = { ...(part === undefined ? {} : { part }), ...(page === undefined ? {} : { page }) };
      const tidying = { xml: diagram.xmlContent, extent, ...where };
      const { xml: xmlContent, appraisal, changes, said } = await studio.tidy(caller, tidying);
      if (changes.length === 0) {
        return { ...presentDiagramResponse(await appraiseStored(diagram, { database, studio, caller })), said };
      }
      const next = { xmlContent, appraisal, reason: 'tidied' as const, userId, spec: diagram.spec };
      const tidied = await insertNextVersion(database, diagram, next);
      if (tidied === undefined) throw versionConflict();
      return { ...presentDiagramResponse(tidied), said };
    },
  });
};
