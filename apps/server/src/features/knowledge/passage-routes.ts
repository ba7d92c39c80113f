import { listCitations, searchKnowledge } from '@diagloom/contract';
import { findPassages } from '@diagloom/knowledge';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { allow } from '../../platform/access/policy.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { findCitations } from '../../platform/knowledge/citation-repository.ts';
import { measureNearness } from '../../platform/knowledge/measure-nearness.ts';
import { createPassageStore } from '../../platform/knowledge/passage-store.ts';
import type { Models } from '../../platform/models/models.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { countUse } from '../../platform/usage/count-use.ts';
import type { KnowledgeOptions } from './knowledge-options.ts';
import { presentCitations, presentPassage } from './presenter.ts';

interface PassageOptions extends KnowledgeOptions {
  readonly models: Models;
}

/** What one's documents say, and where the parts of a diagram stand in them. */
export const passageRoutes: FastifyPluginAsyncZod<PassageOptions> = async (app, { database, models, rateLimits }) => {
  app.route({
    ...routeOf(searchKnowledge),
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { question, documentIds, categories, model } = request.body;
      const chosen = model === undefined ? undefined : await models.choose(model);
      let notice: string | null = null;
      const onFailed = (why: string): void => {
        notice = why;
      };
      const { signal } = callerOf(reply);
      const nearness = measureNearness({ database, models, chosen, userId, signal, onFailed });
      const store = await createPassageStore(database, userId, { documentIds, categories });
      const { passages, isAnswered, corrected } = await findPassages(store, question, { nearness });
      await countUse(database, userId, 'ragQueriesUsed');
      return {
        success: true as const,
        passages: passages.map(presentPassage),
        isAnswered,
        corrected: corrected.map(({ word, as }) => ({ word, as })),
        notice,
      };
    },
  });

  app.route({
    ...routeOf(listCitations),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { id } = request.params;
      allow('read', await findAccess(database, userId, id));
      return presentCitations(await findCitations(database, id), userId);
    },
  });
};
