import { setTimeout } from 'node:timers/promises';
import { getHealth } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { unavailable } from '../../platform/errors/catalogue.ts';
import { routeOf } from '../../platform/http/route-of.ts';

/** Whoever asks wants to know now, ms. */
const patienceMs = 3000;

export interface HealthOptions {
  readonly database: Database;
  readonly version: string;
  readonly findDegraded: () => Promise<readonly string[]>;
}

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, version, findDegraded }) => {
  app.route({
    ...routeOf(getHealth),
    handler: async () => {
      const silence = setTimeout(patienceMs, undefined, { ref: false }).then(() => {
        throw new Error('The database is silent.');
      });
      await Promise.race([database.execute(sql`select 1`), silence]).catch((cause: unknown) => {
        throw unavailable(cause);
      });
      return { success: true as const, version, degraded: [...(await findDegraded())] };
    },
  });
};
