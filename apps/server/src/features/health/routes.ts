import { getHealth } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { unavailable } from '../../platform/errors/catalogue.ts';
import { routeOf } from '../../platform/http/route-of.ts';

export interface HealthOptions {
  readonly database: Database;
  readonly version: string;
}

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, version }) => {
  app.route({
    ...routeOf(getHealth),
    handler: async () => {
      await database.execute(sql`select 1`).catch((cause: unknown) => {
        throw unavailable(cause);
      });
      return { success: true as const, version };
    },
  });
};
