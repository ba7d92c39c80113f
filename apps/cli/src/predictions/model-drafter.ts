import { type DiagramSpec, emptySpec } from '@diagloom/diagram/model';
import {
  askModel,
  costOf,
  findProvider,
  ModelFailure,
  providers,
  readPrices,
  readProviderSetup,
} from '@diagloom/providers';
import { asData, writeInstruction } from '@diagloom/providers/instruction';
import { readReply } from '@diagloom/providers/reply';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { UsageError } from '../command.ts';

/** Has a model draft texts, and counts what that takes. */
export interface ModelDrafter {
  /** A spec without parts where the model fails or answers nothing that can be drawn. */
  readonly draft: (text: string, type: DiagramTypeId) => Promise<DiagramSpec>;
  /** One line for people: model, calls, tokens, seconds and money. */
  readonly summary: () => string;
}

/** Sets a provider up from an environment, as the server does. Throws a `UsageError` that says what is missing. */
export const createModelDrafter = async (
  id: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ModelDrafter> => {
  const provider = findProvider(id);
  if (provider === undefined)
    throw new UsageError(`There’s no provider "${id}". Choose one of ${providers.map((each) => each.id).join(', ')}.`);
  if (provider.isHere) throw new UsageError('Only the server can run its own models. Name another provider.');
  const setup = readProviderSetup(provider, environment);
  const { apiKey, baseUrl, region, model = provider.defaults?.model } = setup;
  const given = { apiKey, baseUrl, region };
  const variables = { apiKey: 'API_KEY', baseUrl: 'BASE_URL', region: 'REGION' } as const;
  const missing = provider.needs.filter((need) => given[need] === undefined).map((need) => variables[need]);
  if (model === undefined) throw new UsageError(`Set ${provider.prefix}_MODEL to the name of the model.`);
  if (missing.length > 0)
    throw new UsageError(`Set ${missing.map((name) => `${provider.prefix}_${name}`).join(' and ')}.`);
  const connect = await provider.connect({ ...given, fetch });
  const failures = new Set<string>();
  const total = { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, milliseconds: 0 };
  return {
    draft: async (text, typeId) => {
      const type = diagramTypeOf(typeId);
      const begun = performance.now();
      total.calls += 1;
      try {
        const turns = [{ by: 'person' as const, text: asData('description', text) }];
        const question = { system: writeInstruction(type), turns, maxOutputTokens: 4000 };
        const reply = await askModel(connect(model), question, { signal: new AbortController().signal });
        total.inputTokens += reply.use.inputTokens;
        total.outputTokens += reply.use.outputTokens;
        return (await readReply(reply.text, type)).spec;
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        total.failed += 1;
        failures.add(error.message);
        return emptySpec(typeId);
      } finally {
        total.milliseconds += performance.now() - begun;
      }
    },
    summary: () => {
      const { calls, failed, inputTokens, outputTokens, milliseconds } = total;
      const micros = costOf(model, total, readPrices(setup.prices ?? ''));
      const money = micros === null ? 'price not known' : `$${(micros / 1_000_000).toFixed(4)}`;
      return `${model}: ${calls} calls, ${failed} failed, ${inputTokens} tokens in, ${outputTokens} out, ${(milliseconds / 1000).toFixed(1)} s, ${money}.${failures.size === 0 ? '' : ` ${[...failures].join(' ')}`}`;
    },
  };
};
