import type { ModelWork } from '@diagloom/contract';
import { ModelFailure, type ModelQuestion } from '@diagloom/providers';
import { notDone, type RefineRequest } from '@diagloom/studio';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Models } from '../../../platform/models/models.ts';
import { modelsFor } from '../../../platform/models/models-for.ts';
import type { Caller, Studio } from '../../../platform/studio.ts';
import { askAgain } from './ask-again.ts';
import { askInTurn } from './ask-in-turn.ts';
import { countWork } from './count-work.ts';
import { mendLines } from './mend-lines.ts';

export interface ModelRefinement {
  readonly models: Models;
  readonly studio: Studio;
  readonly caller: Caller;
  readonly userId: number;
  readonly request: RefineRequest;
}

type Refined = Extract<Awaited<ReturnType<Studio['carryOutReply']>>, { readonly ok: true }>;

export type ModelRefined =
  /** `before`: the diagram as the model was told it, with what it was `asked`. */
  (
    | {
        readonly kind: 'changed';
        readonly result: Refined;
        readonly before: string;
        readonly asked: string;
        readonly reply: string;
      }
    /** Nothing but what the engine did. */
    | { readonly kind: 'added nothing'; readonly result: Refined }
    /** Nothing is changed: an answer or a question in words. */
    | { readonly kind: 'said'; readonly text: string }
    /** No model could do it; `notice` says why. */
    | { readonly kind: 'failed'; readonly notice: string }
  ) & { readonly work?: ModelWork };

const maxOutputTokens = 1500;

/** Everything that is asked for one change ends by then. */
const longestMs = 100_000;

/**
 * Has a model read an instruction that the engine was not sure of: the small one first, then the large one. Its changes are carried out
 * wholly or not at all; whatever goes wrong changes nothing. Throws where the caller leaves, and `not_supported` for a model that is gone.
 */
export const refineWithModel = async (
  id: string,
  { models, studio, caller, userId, request }: ModelRefinement,
): Promise<ModelRefined> => {
  const chosen = await models.choose(id);
  const prepared = await studio.prepareRefinement(caller, request);
  if (prepared === undefined)
    return { kind: 'failed', notice: 'This diagram doesn’t have that page. Reload it and try again.' };
  const count = countWork(chosen, models);
  const until = performance.now() + longestMs;
  const { system, text, grammar, diagram: before } = prepared;
  const question: ModelQuestion = { system, turns: [{ by: 'person', text }], maxOutputTokens, grammar };
  let problems: readonly string[] = [];
  try {
    const refined = await askInTurn<ModelRefined>(modelsFor(chosen, 'refine'), {
      ...{ until, signal: caller.signal },
      attempt: async (name) => {
        const ask = (task: 'refine' | 'mend', asked: ModelQuestion) =>
          models.ask(chosen, name, {
            ...{ userId, task, question: asked, signal: caller.signal },
            totalMs: Math.max(1, until - performance.now()),
          });
        const reply = await askAgain(() => ask('refine', question), caller.signal);
        count.add(name, reply);
        const carryOut = (mended = '') => studio.carryOutReply(caller, { ...request, reply: reply.text, mended });
        let carried = await carryOut();
        const badLines = carried.ok || 'said' in carried ? [] : carried.slips;
        const mended = await mendLines(badLines, { question, reply: reply.text, ask: (lines) => ask('mend', lines) });
        if (mended !== undefined) {
          count.add(name, mended);
          carried = await carryOut(mended.text);
        }
        const isDone = carried.ok || 'said' in carried;
        const work = isDone ? await count.total(true) : undefined;
        if (carried.ok)
          return {
            kind: 'changed',
            result: carried,
            before,
            asked: request.instruction,
            reply: [reply.text, ...(mended ? [mended.text] : [])].join('\n'),
            ...(work && { work }),
          };
        if ('said' in carried)
          return { kind: 'said', text: carried.said.slice(0, longestAnswer), ...(work && { work }) };
        problems = carried.problems;
        return undefined;
      },
    });
    if (refined !== undefined) return refined;
  } catch (error) {
    caller.signal.throwIfAborted();
    if (!(error instanceof ModelFailure || error instanceof AppError)) throw error;
    const work = await count.total(false);
    return { kind: 'failed', notice: error.message, ...(work && { work }) };
  }
  const work = await count.total(false);
  const [problem] = problems;
  const notice = `The model didn’t suggest a change that could be made${problem === undefined ? '' : ` (${problem})`}.`;
  return { kind: 'failed', notice, ...(work && { work }) };
};

const longestAnswer = 4000;

/**
 * Has a model read the wishes of an instruction that the engine left over, on what the engine made of the others: both are one change. What
 * the model cannot do stays undone, and is told.
 */
export const refineRest = async (
  id: string,
  { request, ...others }: ModelRefinement,
  done: Refined,
): Promise<Extract<ModelRefined, { readonly result: Refined }> | undefined> => {
  const { left = [] } = done;
  if (left.length === 0) return undefined;
  const { xml, touched } = done;
  const rest = { ...request, xml, instruction: left.join('\n'), lastTouched: touched };
  const refined = await refineWithModel(id, { ...others, request: rest });
  const work = refined.work && { work: refined.work };
  if (refined.kind === 'said' || refined.kind === 'failed') {
    const told = refined.kind === 'said' ? refined.text : refined.notice;
    return { kind: 'added nothing', result: { ...done, skipped: [...done.skipped, told] }, ...work };
  }
  const { result } = refined;
  const undone = left.map(notDone);
  return {
    ...refined,
    result: {
      ...result,
      said: [...done.said, ...result.said],
      touched: [...new Set([...touched, ...result.touched])],
      skipped: [...done.skipped.filter((sentence) => !undone.includes(sentence)), ...result.skipped],
    },
  };
};
