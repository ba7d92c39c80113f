import { themeDiagram } from '@diagloom/contract';
import { brandThemeId } from '@diagloom/diagram/themes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import { findBrandKit } from '../../platform/accounts/find-brand-kit.ts';
import type { Database } from '../../platform/database/database.ts';
import { appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { noBrandKit, versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { presentDiagramResponse } from './presenter.ts';
import { findDiagram, insertNextVersion } from './repository.ts';

export interface ThemeOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

export const themeRoutes: FastifyPluginAsyncZod<ThemeOptions> = async (app, { database, studio, rateLimits }) => {
  const brandOf = async (userId: number) => {
    const kit = await findBrandKit(database, userId);
    if (kit === undefined) throw noBrandKit();
    return brandThemeId(kit);
  };

  app.route({
    ...routeOf(themeDiagram),
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const diagram = allow('change', await findDiagram(database, userId, request.params.id));
      const { theme } = request.body;
      const caller = callerOf(reply);
      const wanted = theme === 'brand' ? await brandOf(userId) : theme;
      const { xml: xmlContent, appraisal, isChanged } = await studio.theme(caller, diagram.xmlContent, wanted);
      if (!isChanged) return presentDiagramResponse(await appraiseStored(diagram, { database, studio, caller }));
      const next = { xmlContent, appraisal, reason: 'themed' as const, userId, spec: diagram.spec };
      const stored = await insertNextVersion(database, diagram, next);
      if (stored === undefined) throw versionConflict();
      return presentDiagramResponse(stored);
    },
  });
};
