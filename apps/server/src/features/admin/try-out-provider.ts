import { ModelFailure, type ModelQuestion } from '@diagloom/providers';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Models } from '../../platform/models/models.ts';
import { namedModels } from '../../platform/models/models-for.ts';
import { canBeTyped, type ProviderState } from '../../platform/models/provider-settings.ts';
import { drawDigits } from './draw-digits.ts';

interface Trial {
  readonly userId: number;
  readonly signal: AbortSignal;
}

interface TriedOut {
  readonly ok: boolean;
  readonly message: string;
  /** The models that the service lists. */
  readonly models: string[];
  /** By name, which of the models that were asked see pictures. */
  readonly sight: Readonly<Record<string, boolean>>;
}

/** Long enough for a local model to be loaded. */
const testMs = 45_000;

/** Asks each model of a provider for a word, and what stands in a picture. */
export const tryOutProvider = async (models: Models, state: ProviderState, trial: Trial): Promise<TriedOut> => {
  const { names, failure } = await listNames(state, trial.signal);
  const open = whatIsMissing(state) ?? (state.model === '' ? (failure?.message ?? 'Choose a model first.') : undefined);
  if (open !== undefined) return { ok: false, message: open, models: names, sight: {} };
  const sight: Record<string, boolean> = {};
  try {
    for (const name of namedModels(state)) {
      await ask(models, state, { ...trial, name, question: ready });
      // One that is on this server is read texts to alone.
      if (!state.provider.isHere) Object.assign(sight, { [name]: await sees(models, state, { ...trial, name }) });
    }
    if (state.embeddingModel !== '') await models.embed(state, { ...trial, texts: ['ready'] });
    return { ok: true, message: 'The model answers.', models: names, sight };
  } catch (error) {
    if (error instanceof ModelFailure || error instanceof AppError)
      return { ok: false, message: error.message, models: names, sight };
    throw error;
  }
};

const whatIsMissing = ({ provider, access, missing }: ProviderState): string | undefined => {
  if (missing.length > 0) return `Set ${missing.join(' and ')} in the server’s environment.`;
  if (canBeTyped(provider) && access.baseUrl === undefined) return 'Enter an address first.';
  return provider.needs.includes('apiKey') && access.apiKey === undefined ? 'Enter a key first.' : undefined;
};

const ready: ModelQuestion = {
  system: 'Answer with one word.',
  turns: [{ by: 'person', text: 'Say "ready".' }],
  maxOutputTokens: 200,
};

/** Nobody guesses it, and a server that drops pictures without a word does not know it. */
const digits = '4731';

const ask = async (
  models: Models,
  state: ProviderState,
  { name, question, userId, signal }: Trial & { readonly name: string; readonly question: ModelQuestion },
): Promise<string> => (await models.ask(state, name, { userId, task: 'test', question, signal, totalMs: testMs })).text;

/** False for one that does not take the picture, too. */
const sees = async (
  models: Models,
  state: ProviderState,
  trial: Trial & { readonly name: string },
): Promise<boolean> => {
  const image = `data:image/png;base64,${Buffer.from(await drawDigits(digits)).toString('base64')}`;
  const question: ModelQuestion = {
    system: 'Answer with the number alone.',
    turns: [{ by: 'person', text: 'Which number stands in this picture?', images: [image] }],
    maxOutputTokens: 200,
  };
  try {
    return (await ask(models, state, { ...trial, question })).includes(digits);
  } catch (error) {
    if (error instanceof ModelFailure && blindFailures.includes(error.kind)) return false;
    throw error;
  }
};

const blindFailures: readonly ModelFailure['kind'][] = ['request', 'down', 'refused', 'cut', 'long'];

interface ListedNames {
  readonly names: string[];
  readonly failure?: ModelFailure;
}

/** A list is a help, and none is no failure; where no model is named yet it is all that tells of a wrong key. */
const listNames = async (state: ProviderState, signal: AbortSignal): Promise<ListedNames> => {
  const { provider, access } = state;
  if (provider.listModels === undefined || whatIsMissing(state) !== undefined) return { names: [] };
  try {
    return { names: [...(await provider.listModels(access, AbortSignal.any([signal, AbortSignal.timeout(10_000)])))] };
  } catch (error) {
    return { names: [], ...(error instanceof ModelFailure && { failure: error }) };
  }
};
