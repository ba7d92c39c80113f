import { listCitations, searchKnowledge } from '@diagloom/contract';
import { findPassages } from '@diagloom/knowledge';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAccess } from '../../platform/access/find-access.ts';
import { allow } from '../../platform/access/policy.ts';
import { limitByPerson } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { findCitations } from '../../platform/knowledge/citation-repository.ts';
import { createPassageStore } from '../../platform/knowledge/passage-store.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import { countUse } from '../../platform/usage/count-use.ts';
import type { KnowledgeOptions } from './knowledge-options.ts';
import { presentCitations, presentPassage } from './presenter.ts';

/** What one's documents say, and where the parts of a diagram stand in them. */
export const passageRoutes: FastifyPluginAsyncZod<KnowledgeOptions> = async (app, { database, rateLimits }) => {
  app.route({
    ...routeOf(searchKnowledge),
    onRequest: limitByPerson(app, rateLimits.draw),
    handler: async (request) => {
      const { userId } = requirePerson(request);
      const { question, documentIds, categories } = request.body;
      const store = await createPassageStore(database, userId, { documentIds, categories });
      const { passages, isAnswered, corrected } = await findPassages(store, question);
      await countUse(database, userId, 'ragQueriesUsed');
      return {
        success: true as const,
        passages: passages.map(presentPassage),
        isAnswered,
        corrected: corrected.map(({ word, as }) => ({ word, as })),
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
