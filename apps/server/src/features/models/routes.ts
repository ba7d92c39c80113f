import { listModels, rewritePrompt } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { readLimits } from '../../platform/models/limits.ts';
import { type Models, presentOffered } from '../../platform/models/models.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { rewriteWithModel } from './rewrite-with-model.ts';

export interface ModelOptions {
  readonly database: Database;
  readonly models: Models;
  readonly rateLimits: RateLimits;
}

export const modelRoutes: FastifyPluginAsyncZod<ModelOptions> = async (app, { database, models, rateLimits }) => {
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

  app.route({
    ...routeOf(rewritePrompt),
    onRequest: limitByPerson(app, rateLimits.generate),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { signal } = callerOf(reply);
      return { success: true as const, prompt: await rewriteWithModel(models, { ...request.body, userId, signal }) };
    },
  });
};
