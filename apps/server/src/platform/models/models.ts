import {
  askModel,
  costOf,
  type EmbeddedTexts,
  embedTexts,
  ModelFailure,
  type ModelQuestion,
  type ModelReply,
  type TimeLimits,
  type TokenUse,
} from '@diagloom/providers';
import type { Database } from '../database/database.ts';
import type { ModelTask } from '../database/schema/index.ts';
import { noSuchModel } from '../errors/catalogue.ts';
import { keepAsWhole } from './keep-as-whole.ts';
import type { LocalModels } from './local/create-local-runtime.ts';
import type { ModelSetup } from './model-setup.ts';
import { largeFor, modelsFor } from './models-for.ts';
import { noteCall, takeBackSaving } from './note-call.ts';
import { isLocalHost, type ProviderState, readProviders } from './provider-settings.ts';
import type { Sealer } from './sealer.ts';
import type { TypedAddresses } from './typed-addresses.ts';

export interface ModelParts {
  readonly database: Database;
  readonly setup: ModelSetup;
  readonly sealer: Sealer;
  readonly local: LocalModels;
  readonly typed: TypedAddresses;
  /** How long models may be silent, where that is not the usual time; asked for each call. */
  readonly patience?: (() => Partial<TimeLimits>) | undefined;
}

export interface ModelCall {
  readonly userId: number;
  readonly task: ModelTask;
  readonly question: ModelQuestion;
  readonly signal: AbortSignal;
  readonly onText?: (piece: string) => void;
  /** Milliseconds that the call may take. */
  readonly totalMs?: number;
}

export interface TextsToEmbed {
  readonly userId: number;
  readonly texts: readonly string[];
  readonly signal: AbortSignal;
}

export interface AskedReply extends ModelReply {
  readonly costMicros: number | null;
  readonly savedMicros: number | null;
  /** Under which it was noted. */
  readonly callId: number;
}

/** The language models of this server: what there is, within which limits, and what it cost. */
export interface Models {
  readonly list: () => Promise<readonly ProviderState[]>;
  /** Those that can be asked now. */
  readonly listReady: () => Promise<readonly ProviderState[]>;
  /** Throws `not_supported` for one that cannot be asked. */
  readonly choose: (id: string) => Promise<ProviderState>;
  /** Asks one model, and takes note of it. Throws a `ModelFailure`, or an error of the catalogue where a limit is reached. */
  readonly ask: (chosen: ProviderState, name: string, call: ModelCall) => Promise<AskedReply>;
  /** Notes of calls that they saved nothing after all. */
  readonly takeBackSaving: (callIds: readonly number[]) => Promise<void>;
  /** Has the provider's model for that place texts by what they mean, with the same limits and failures. */
  readonly embed: (chosen: ProviderState, call: TextsToEmbed) => Promise<EmbeddedTexts>;
}

export const createModels = (parts: ModelParts): Models => {
  const list = (): Promise<readonly ProviderState[]> => readProviders(parts);
  const listReady = async (): Promise<readonly ProviderState[]> => (await list()).filter(({ isReady }) => isReady);
  return {
    list,
    listReady,
    choose: async (id) => {
      const state = (await listReady()).find(({ provider }) => provider.id === id);
      if (state === undefined) throw noSuchModel();
      return state;
    },
    ask: (chosen, name, call) => askAndNote(parts, chosen, { name, call }),
    takeBackSaving: (callIds) => takeBackSaving(parts.database, callIds),
    embed: (chosen, call) => embedAndNote(parts.database, chosen, call),
  };
};

const askAndNote = async (
  { database, patience }: ModelParts,
  state: ProviderState,
  { name, call }: { readonly name: string; readonly call: ModelCall },
): Promise<AskedReply> => {
  const { userId, task, question, signal, onText, totalMs } = call;
  const { provider } = state;
  const priceOf = pricesAt(state);
  let written = 0;
  return noteCall(database, {
    ...{ userId, task, provider: provider.id, model: name },
    carryOut: async () => {
      const connect = await provider.connect(state.access);
      const reply = await askModel(
        connect(name),
        { ...question, thinking: provider.thinking?.(name), streams: state.streams(name) },
        {
          signal,
          onText: (piece) => {
            written += piece.length;
            onText?.(piece);
          },
          limits: { ...provider.patience, ...patience?.(), ...(totalMs !== undefined && { totalMs }) },
        },
      );
      if (reply.isWhole && state.streams(name) === undefined) await keepAsWhole(database, provider.id, name);
      const costMicros = priceOf(name, reply.use);
      const savedMicros = task === 'test' ? 0 : savedBy(costMicros, priceOf(largeFor(state, task), reply.use));
      const noted = { ...reply.use, costMicros, savedMicros, firstTokenMilliseconds: reply.firstTokenMs };
      return { reply: { ...reply, costMicros, savedMicros }, noted };
    },
    // What was written until it ended is paid for, whoever ended it.
    spent: () => {
      if (written === 0) return { costMicros: 0 };
      const use = { inputTokens: Math.ceil(lengthOf(question) / 4), outputTokens: Math.ceil(written / 3.5) };
      return { ...use, costMicros: priceOf(name, use) };
    },
  });
};

const embedAndNote = (
  database: Database,
  state: ProviderState,
  { userId, texts, signal }: TextsToEmbed,
): Promise<EmbeddedTexts> => {
  const { provider, embeddingModel: name } = state;
  return noteCall(database, {
    ...{ userId, task: 'embed', provider: provider.id, model: name },
    carryOut: async () => {
      const connect = await provider.connectEmbedding?.(state.access);
      if (connect === undefined) throw new ModelFailure('request');
      const reply = await embedTexts(connect(name), texts, { signal, totalMs: longestEmbeddingMs });
      const use = { inputTokens: reply.inputTokens, outputTokens: 0 };
      return { reply, noted: { ...use, costMicros: pricesAt(state)(name, use) } };
    },
    spent: () => ({ costMicros: 0 }),
  });
};

/** Somebody waits for their passages, which are there by words already. */
const longestEmbeddingMs = 6000;

/** What runs here costs nothing. */
const pricesAt =
  ({ provider, prices }: ProviderState) =>
  (model: string, use: TokenUse): number | null =>
    provider.isHere ? 0 : costOf(model, use, prices);

/** A large model would have been asked in its place; unknown where a price is. */
const savedBy = (cost: number | null, large: number | null): number | null =>
  cost === null || large === null ? null : Math.max(0, large - cost);

const lengthOf = ({ system, turns }: ModelQuestion): number =>
  turns.reduce((sum, { text }) => sum + text.length, system.length);

/** What members may know of a provider. */
export const presentOffered = (state: ProviderState) => {
  const { provider, embeddingModel, host = '' } = state;
  const drafting = modelsFor(state, 'draft');
  return {
    id: provider.id,
    label: provider.label,
    model: drafting.at(-1) ?? state.model,
    smallModel: drafting.length > 1 ? (drafting[0] ?? null) : null,
    host,
    isLocal: provider.isHere === true || isLocalHost(host),
    imageModel: modelsFor(state, 'look').at(-1) ?? null,
    ranksPassages: embeddingModel !== '',
  };
};
