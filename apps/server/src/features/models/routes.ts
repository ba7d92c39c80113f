import { listModels } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { readLimits } from '../../platform/models/limits.ts';
import { type Models, presentOffered } from '../../platform/models/models.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';

export interface ModelOptions {
  readonly database: Database;
  readonly models: Models;
}

export const modelRoutes: FastifyPluginAsyncZod<ModelOptions> = async (app, { database, models }) => {
  app.route({
    ...routeOf(listModels),
    handler: async (request) => {
      requirePerson(request);
      const offered = (await models.listReady()).map(presentOffered);
      const { preferred } = await readLimits(database);
      return {
        success: true as const,
        models: offered,
        preferred: offered.some(({ id }) => id === preferred) ? preferred : null,
      };
    },
  });
};
