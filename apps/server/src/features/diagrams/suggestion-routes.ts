import { applySuggestion, getDesignSuggestions } from '@diagloom/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow, type DiagramAction } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { notUnderstood, versionConflict } from '../../platform/errors/catalogue.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitBy, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { Models } from '../../platform/models/models.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { suggestWithModel } from './modelled/suggest-with-model.ts';
import { presentDiagramResponse } from './presenter.ts';
import { type FoundDiagram, findDiagram, insertNextVersion } from './repository.ts';

export interface SuggestionOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly models: Models;
  readonly rateLimits: RateLimits;
}

export const suggestionRoutes: FastifyPluginAsyncZod<SuggestionOptions> = async (app, options) => {
  const { database, studio, models, rateLimits } = options;
  const limit = limitBy(app, rateLimits.generate, (request) => `suggestions:${requirePerson(request).userId}`);
  const find = async (action: DiagramAction, request: FastifyRequest, id: number): Promise<FoundDiagram> =>
    allow(action, await findDiagram(database, requirePerson(request).userId, id));

  app.route({
    ...routeOf(getDesignSuggestions),
    onRequest: limit,
    handler: async (request, reply) => {
      const { prompt, diagramType, diagramId, model } = request.body;
      const diagram = diagramId === undefined ? undefined : await find('read', request, diagramId);
      const caller = callerOf(reply);
      const asked =
        diagram === undefined || model === undefined
          ? undefined
          : await suggestWithModel(model, {
              ...{ models, studio, caller, userId: requirePerson(request).userId },
              diagram: { xml: diagram.xmlContent, type: diagram.diagramType },
            });
      const suggestions = await studio.suggest(caller, {
        prompt,
        type: diagramType,
        ...(diagram === undefined ? {} : { xml: diagram.xmlContent }),
        ...(asked?.ok && { reply: asked.reply }),
      });
      const isBarren = asked?.ok === true && !suggestions.some(({ isModels }) => isModels);
      return {
        success: true as const,
        suggestions: suggestions.map((suggestion) => ({ ...suggestion })),
        ...(asked?.ok && asked.work && { model: asked.work }),
        ...(asked?.ok === false && { notice: asked.notice }),
        ...(isBarren && { notice: 'The model had no suggestion that works for this diagram.' }),
      };
    },
  });

  app.route({
    ...routeOf(applySuggestion),
    onRequest: limit,
    handler: async (request, reply) => {
      const { suggestionId, baseVersion } = request.body;
      const diagram = await find('change', request, request.params.id);
      if (diagram.version !== baseVersion) throw versionConflict();
      const { xmlContent: xml, diagramType: type } = diagram;
      const result = await studio.applySuggestion(callerOf(reply), { xml, type, suggestionId });
      if (!result.ok) throw notUnderstood(result.message, []);
      const { userId } = requirePerson(request);
      const next = {
        xmlContent: result.xml,
        appraisal: result.appraisal,
        reason: 'changed' as const,
        userId,
        spec: result.spec ?? null,
      };
      const changed = await insertNextVersion(database, diagram, next);
      if (changed === undefined) throw versionConflict();
      await addActivity(database, authorOf(request, userId), { type: 'diagram-refined', diagramId: diagram.id });
      return presentDiagramResponse(changed);
    },
  });
};
