import { applyVariant, listVariants } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import type { Database } from '../../platform/database/database.ts';
import { noSuchVariant, versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { presentDiagramResponse, toPictureUrl } from './presenter.ts';
import { findDiagram, insertNextVersion } from './repository.ts';

export interface VariantOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly rateLimits: RateLimits;
}

export const variantRoutes: FastifyPluginAsyncZod<VariantOptions> = async (app, { database, studio, rateLimits }) => {
  const onRequest = limitByPerson(app, rateLimits.generate);

  app.route({
    ...routeOf(listVariants),
    onRequest,
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const diagram = allow('read', await findDiagram(database, userId, request.params.id));
      const { page } = request.query;
      const caller = callerOf(reply);
      const found = await studio.vary(caller, { xml: diagram.xmlContent, ...(page === undefined ? {} : { page }) });
      const variants = await Promise.all(
        found.map(async ({ id, label, xml }) => {
          const { svg } = await studio.preview(caller, xml, { title: label, pageId: page });
          return { id, label, imageUrl: toPictureUrl(svg) };
        }),
      );
      return { success: true as const, version: diagram.version, variants };
    },
  });

  app.route({
    ...routeOf(applyVariant),
    onRequest,
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const diagram = allow('change', await findDiagram(database, userId, request.params.id));
      const { variantId: variant, page, baseVersion } = request.body;
      if (diagram.version !== baseVersion) throw versionConflict();
      const xml = diagram.xmlContent;
      const chosen = await studio.chooseVariant(callerOf(reply), {
        xml,
        variant,
        ...(page === undefined ? {} : { page }),
      });
      if (chosen === undefined) throw noSuchVariant();
      const next = {
        xmlContent: chosen.xml,
        appraisal: chosen.appraisal,
        reason: 'arranged' as const,
        userId,
        spec: diagram.spec,
      };
      const stored = await insertNextVersion(database, diagram, next);
      if (stored === undefined) throw versionConflict();
      return presentDiagramResponse(stored);
    },
  });
};
