import type { ModelWork } from '@diagloom/contract';
import { ModelFailure } from '@diagloom/providers';
import { writeSuggestionGrammar } from '@diagloom/providers/grammar';
import { asData, writeSuggesting } from '@diagloom/providers/instruction';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Models } from '../../../platform/models/models.ts';
import { modelsFor } from '../../../platform/models/models-for.ts';
import type { Caller, Studio } from '../../../platform/studio.ts';
import { countWork } from './count-work.ts';

interface SuggestionWish {
  readonly models: Models;
  readonly studio: Studio;
  readonly caller: Caller;
  readonly userId: number;
  readonly diagram: { readonly xml: string; readonly type: string };
}

export type SuggestedReply =
  | { readonly ok: true; readonly reply: string; readonly work?: ModelWork }
  | { readonly ok: false; readonly notice: string };

const maxOutputTokens = 1200;
const totalMs = 60_000;

/** Asks the model for that how to better a diagram. Whatever goes wrong is a notice: the rules' suggestions stand without it. */
export const suggestWithModel = async (
  id: string,
  { models, studio, caller, userId, diagram: { xml, type } }: SuggestionWish,
): Promise<SuggestedReply> => {
  const chosen = await models.choose(id);
  const [name = ''] = modelsFor(chosen, 'suggest');
  const told = await studio.prepareRefinement(caller, { xml, type, instruction: '' });
  if (told === undefined) return { ok: false, notice: 'There is no page in this diagram.' };
  const drawnType = diagramTypeOf(findDiagramType(type)?.id ?? 'flowchart');
  const question = {
    system: writeSuggesting(drawnType),
    turns: [{ by: 'person' as const, text: asData('diagram', told.diagram) }],
    maxOutputTokens,
    grammar: writeSuggestionGrammar(drawnType),
  };
  const count = countWork(chosen, models);
  try {
    const reply = await models.ask(chosen, name, {
      ...{ userId, task: 'suggest', question, signal: caller.signal, totalMs },
    });
    count.add(name, reply);
    const work = await count.total(true);
    return { ok: true, reply: reply.text, ...(work && { work }) };
  } catch (error) {
    caller.signal.throwIfAborted();
    if (!(error instanceof ModelFailure || error instanceof AppError)) throw error;
    return { ok: false, notice: error.message };
  }
};
