import { refineDiagram, undoDiagram } from '@diagloom/contract';
import type { NotRefined } from '@diagloom/studio';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allow } from '../../platform/access/policy.ts';
import { addActivity, authorOf } from '../../platform/activity/add-activity.ts';
import type { Database } from '../../platform/database/database.ts';
import { appraiseStored } from '../../platform/drawings/appraise-stored.ts';
import { callerOf } from '../../platform/http/caller-of.ts';
import { limitByPerson, type RateLimits } from '../../platform/http/rate-limits.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import type { Lessons } from '../../platform/lessons/lessons.ts';
import type { Models } from '../../platform/models/models.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';
import type { Studio } from '../../platform/studio.ts';
import { refineRest, refineWithModel } from './modelled/refine-with-model.ts';
import { presentDiagramResponse, presentRefined, presentUnsure } from './presenter.ts';
import { type FoundDiagram, findDiagram } from './repository.ts';
import { storeRefined } from './store-refined.ts';
import { takeBack } from './take-back.ts';
import { undoLastChange } from './undo.ts';

export interface RefineOptions {
  readonly database: Database;
  readonly studio: Studio;
  readonly models: Models;
  readonly lessons: Lessons;
  readonly rateLimits: RateLimits;
}

export const refineRoutes: FastifyPluginAsyncZod<RefineOptions> = async (
  app,
  { database, studio, models, lessons, rateLimits },
) => {
  const limit = limitByPerson(app, rateLimits.generate);
  const find = async (request: FastifyRequest, id: number): Promise<FoundDiagram> =>
    allow('change', await findDiagram(database, requirePerson(request).userId, id));

  app.route({
    ...routeOf(refineDiagram),
    onRequest: limit,
    handler: async (request, reply) => {
      const { userId } = requirePerson(request);
      const { updateRequest, lastTouched, selection, page, take, model } = request.body;
      const diagram = await find(request, request.params.id);
      const caller = callerOf(reply);
      const toRefine = {
        xml: diagram.xmlContent,
        instruction: updateRequest,
        type: diagram.diagramType,
        ...(lastTouched === undefined ? {} : { lastTouched }),
        ...(selection === undefined ? {} : { selection }),
        ...(page === undefined ? {} : { page }),
        ...(take === undefined ? {} : { take }),
      };
      const read =
        model !== undefined && isQuestion(updateRequest) ? toldAsQuestion : await studio.refine(caller, toRefine);
      // The engine costs nothing and is sure of what it does; only what it would have to ask about is a model's work.
      const refinement = { models, studio, caller, userId, request: toRefine };
      const modelled =
        model === undefined || take !== undefined || (!read.ok && read.asksFor === 'undo')
          ? undefined
          : read.ok
            ? await refineRest(model, refinement, read)
            : await refineWithModel(model, refinement);
      const result = modelled !== undefined && 'result' in modelled ? modelled.result : read;
      if (!result.ok && result.asksFor === 'undo') {
        const restored = await undoLastChange({ database, studio, caller }, diagram, {
          userId,
          turn: { message: updateRequest, done: undone },
        });
        return presentRefined(restored, { updateRequest, said: undone, touched: [] });
      }
      if (!result.ok) {
        const stored = await appraiseStored(diagram, { database, studio, caller });
        if (modelled?.kind === 'said') {
          const answered = { ...result, message: modelled.text, candidates: [], readings: [] };
          return {
            ...presentUnsure(stored, answered, []),
            answer: modelled.text,
            ...(modelled.work && { model: modelled.work }),
          };
        }
        const pictures = await Promise.all(
          result.readings.map(async ({ xml: after, said }) => {
            const compared = { before: diagram.xmlContent, after, title: said.join(' ') };
            const drawn = await studio.drawComparison(caller, { ...compared, ...(page && { page }) });
            return drawn[drawn.telling];
          }),
        );
        const message =
          modelled?.kind !== 'failed' ? result.message : `${modelled.notice} Nothing was changed. ${result.message}`;
        return {
          ...presentUnsure(stored, { ...result, message }, pictures),
          ...(modelled?.work && { model: modelled.work }),
        };
      }
      const { said, touched } = result;
      const instruction = { result, userId, message: updateRequest, page };
      const { refined, skipped } = await storeRefined({ database, studio, caller }, diagram, instruction);
      await addActivity(database, authorOf(request, userId), { type: 'diagram-refined', diagramId: diagram.id });
      // What is a question or cannot be done without a model is nothing that the engine could learn to read.
      if (modelled?.kind === 'changed' && read !== toldAsQuestion)
        await lessons.learn({
          ...{ userId, kind: 'instruction', diagramType: diagram.diagramType, text: modelled.asked },
          ...{ before: modelled.before, answer: modelled.reply, model: modelled.work?.model ?? '' },
        });
      return {
        ...presentRefined(refined, { updateRequest, said: [...said, ...skipped], touched }),
        ...(modelled?.work && { model: modelled.work }),
      };
    },
  });

  app.route({
    ...routeOf(undoDiagram),
    onRequest: limit,
    handler: async (request, reply) => {
      const diagram = await find(request, request.params.id);
      const { userId } = requirePerson(request);
      const tools = { database, studio, caller: callerOf(reply) };
      const { version } = request.query;
      const undone =
        version === undefined
          ? await undoLastChange(tools, diagram, { userId })
          : await takeBack(tools, diagram, { userId, version });
      return presentDiagramResponse(undone);
    },
  });
};

const undone: readonly string[] = ['Undid the last change.'];

/** What asks about a diagram rather than for a change: words answer it, and only a model has them. */
const isQuestion = (text: string): boolean =>
  /^(?:what|why|which|who|whose|when|where|how|is|are|does|do|did|was|were|has|have)\b[^?]*\?$/i.test(text.trim());

const toldAsQuestion: NotRefined = {
  ok: false,
  message: 'Say which part to change, and how.',
  candidates: [],
  readings: [],
};
