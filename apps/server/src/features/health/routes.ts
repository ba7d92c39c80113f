import { setTimeout } from 'node:timers/promises';
import { getHealth } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { createProbe } from '../../platform/database/probe.ts';
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
  const probe = createProbe(database);
  app.addHook('onClose', probe.close);
  app.route({
    ...routeOf(getHealth),
    handler: async () => {
      const silence = setTimeout(patienceMs, undefined, { ref: false }).then(() => {
        throw new Error('The database is silent.');
      });
      await Promise.race([probe.ask(), silence]).catch((cause: unknown) => {
        throw unavailable(cause);
      });
      return { success: true as const, version, degraded: [...(await findDegraded())] };
    },
  });
};
