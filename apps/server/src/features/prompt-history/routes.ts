import { getPromptHistory } from '@diagloom/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { presentPrompt } from './presenter.ts';
import { listPrompts } from './repository.ts';

export interface PromptHistoryOptions {
  readonly database: Database;
}

export const promptHistoryRoutes: FastifyPluginAsyncZod<PromptHistoryOptions> = async (app, { database }) => {
  app.route({
    ...routeOf(getPromptHistory),
    handler: async (request) => {
      const prompts = await listPrompts(database, requirePerson(request).userId);
      return { success: true as const, history: prompts.map(presentPrompt) };
    },
  });
};
