import { getSite, type Site } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeOf } from '../../platform/http/route-of.ts';

export interface SiteOptions {
  readonly site: Site;
}

export const siteRoutes: FastifyPluginAsyncZod<SiteOptions> = async (app, { site }) => {
  app.route({ ...routeOf(getSite), handler: async () => ({ success: true as const, site }) });
};
