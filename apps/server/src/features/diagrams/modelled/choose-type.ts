import type { BetterType } from '@diagloom/contract';
import { ModelFailure } from '@diagloom/providers';
import { writeChoiceGrammar } from '@diagloom/providers/grammar';
import { asData, writeChoosing } from '@diagloom/providers/instruction';
import { findDiagramType, offeredDiagramTypes, typeNamedIn } from '@diagloom/types/catalog';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AskedReply } from '../../../platform/models/models.ts';
import { modelsFor } from '../../../platform/models/models-for.ts';
import type { ProviderState } from '../../../platform/models/provider-settings.ts';
import type { WorkCount } from './count-work.ts';
import type { ModelDraft } from './draft-with-model.ts';

/** One word. */
const maxOutputTokens = 100;
const totalMs = 15_000;

/**
 * Has the model for that say what a text is best drawn as that the engine could not read. Undefined where it names no type that is offered,
 * or fails: whoever asks it for the diagram next hears why.
 */
export const chooseType = async (
  chosen: ProviderState,
  { models, caller, userId, request, picture }: ModelDraft,
  count: WorkCount,
): Promise<BetterType | undefined> => {
  const [name = ''] = modelsFor(chosen, picture === undefined ? 'type' : 'look');
  try {
    const reply = await models.ask(chosen, name, {
      ...{ userId, task: 'type', signal: caller.signal, totalMs },
      question: {
        system: writeChoosing(offeredDiagramTypes),
        turns: [
          {
            by: 'person',
            text: asData('description', request.prompt),
            ...(picture !== undefined && { images: [picture] }),
          },
        ],
        maxOutputTokens,
        grammar: writeChoiceGrammar(offeredDiagramTypes.map(({ id }) => id)),
      },
    });
    count.add(name, reply);
    return typeIn(reply);
  } catch (error) {
    caller.signal.throwIfAborted();
    if (!(error instanceof ModelFailure || error instanceof AppError)) throw error;
    return undefined;
  }
};

/** An id alone, or prose that names one type. */
const typeIn = ({ text }: AskedReply): BetterType | undefined => {
  const id = findDiagramType(text.replace(/[^\p{L}-]/gu, ''))?.id ?? typeNamedIn(text);
  const entry = offeredDiagramTypes.find((type) => type.id === id);
  return entry && { type: entry.id, label: entry.label, message: `The model read this as: ${entry.label}.` };
};
