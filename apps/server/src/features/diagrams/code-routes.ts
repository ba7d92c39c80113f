import { generateCode, listCodeLanguages, listDiagramComponents } from '@diagloom/contract';
import { sourceNames } from '@diagloom/studio';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { noCode, notFound } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { findPartSources } from '../../platform/knowledge/part-sources.ts';
import type { Models } from '../../platform/models/models.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { countUse } from '../../platform/usage/count-use.ts';
import { presentCode, presentCodeLanguages, presentComponents } from './code-presenter.ts';
import { drawingOf } from './drawing-of.ts';
import { writeBodies } from './modelled/write-bodies.ts';
import { findDiagram } from './repository.ts';

export interface CodeOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly models: Models;
  readonly rateLimits: RateLimits;
}

export const codeRoutes: FastifyPluginAsyncZod<CodeOptions> = async (app, { database, studio, models, rateLimits }) => {
  const limit = limitByPerson(app, rateLimits.generate);

  app.route({ ...routeOf(listCodeLanguages), handler: async () => presentCodeLanguages() });

  app.route({
    ...routeOf(listDiagramComponents),
    onRequest: limit,
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const diagram = allow('read', await findDiagram(database, userId, request.params.id));
      const { page } = request.query;
      const components = await studio.listCodeComponents(callerOf(reply), {
        xml: diagram.xmlContent,
        type: diagram.diagramType,
        ...(page !== undefined && { page }),
      });
      if (components === undefined) throw notFound('page in this diagram');
      return presentComponents(diagram.version, components);
    },
  });

  app.route({
    ...routeOf(generateCode),
    onRequest: limit,
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { version: earlier, model, ...wishes } = request.body;
      const action = earlier === undefined ? 'read' : 'see earlier versions of';
      const diagram = allow(action, await findDiagram(database, userId, request.params.id));
      const sources = sourceNames(await findPartSources(database, diagram.id, userId));
      const caller = callerOf(reply);
      const toWrite = {
        sources,
        xml: earlier === undefined ? diagram.xmlContent : await drawingOf(database, diagram.id, earlier),
        type: diagram.diagramType,
        title: diagram.title,
        ...wishes,
      };
      const result = await studio.generateCode(caller, toWrite);
      if (result === undefined) throw notFound('page in this diagram');
      if (!result.ok) throw noCode(result.message);
      if (earlier !== undefined) return presentCode(earlier, result.code);
      const modelled =
        model === undefined
          ? undefined
          : await writeBodies(model, { models, studio, caller, userId, request: toWrite, result });
      const activity = { type: 'code-generated', diagramId: diagram.id, detail: result.code.language } as const;
      await database.transaction(async (transaction) => {
        await countUse(transaction, userId, 'codeGenerationsUsed');
        await addActivity(transaction, authorOf(request, userId), activity);
      });
      return {
        ...presentCode(diagram.version, (modelled?.result ?? result).code),
        ...(modelled && { written: [...modelled.written] }),
        ...(modelled?.work && { model: modelled.work }),
        ...(modelled?.notice !== undefined && { notice: modelled.notice }),
      };
    },
  });
};
