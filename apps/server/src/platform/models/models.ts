import { askModel, costOf, ModelFailure, type ModelQuestion, type ModelReply } from '@diagloom/providers';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type ModelTask, modelCalls } from '../database/schema/index.ts';
import { noSuchModel } from '../errors/catalogue.ts';
import { beginCall } from './limits.ts';
import type { LocalModels } from './local/create-local-runtime.ts';
import type { ModelSetup } from './model-setup.ts';
import { isLocalHost, type ProviderState, readProviders } from './provider-settings.ts';
import type { Sealer } from './sealer.ts';
import type { TypedAddresses } from './typed-addresses.ts';

export interface ModelParts {
  readonly database: Database;
  readonly setup: ModelSetup;
  readonly sealer: Sealer;
  readonly local: LocalModels;
  readonly typed: TypedAddresses;
}

/** A provider that somebody chose, with the models to ask in turn: the small one first where there is one. */
export interface ChosenModels {
  readonly state: ProviderState;
  readonly names: readonly string[];
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

export interface AskedReply extends ModelReply {
  readonly costMicros: number | null;
  readonly savedMicros: number | null;
}

/** The language models of this server: what there is, within which limits, and what it cost. */
export interface Models {
  readonly list: () => Promise<readonly ProviderState[]>;
  /** Those that can be asked now. */
  readonly listReady: () => Promise<readonly ProviderState[]>;
  /** Throws `not_supported` for one that cannot be asked. */
  readonly choose: (id: string) => Promise<ChosenModels>;
  /** Asks one model, and takes note of it. Throws a `ModelFailure`, or an error of the catalogue where a limit is reached. */
  readonly ask: (chosen: ChosenModels, name: string, call: ModelCall) => Promise<AskedReply>;
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
      return { state, names: [state.smallModel, state.model].filter((name) => name !== '') };
    },
    ask: (chosen, name, call) => askAndNote(parts.database, chosen, { name, call }),
  };
};

const askAndNote = async (
  database: Database,
  { state }: ChosenModels,
  { name, call }: { readonly name: string; readonly call: ModelCall },
): Promise<AskedReply> => {
  const { userId, task, question, signal, onText, totalMs } = call;
  const id = await beginCall(database, { userId, task, provider: state.provider.id, model: name });
  const started = performance.now();
  const note = (row: Partial<typeof modelCalls.$inferInsert>) =>
    database
      .update(modelCalls)
      .set({ ...row, milliseconds: Math.round(performance.now() - started) })
      .where(eq(modelCalls.id, id));
  const priceOf: typeof costOf = (model, use) => (state.provider.isHere ? 0 : costOf(model, use));
  let written = 0;
  try {
    const connect = await state.provider.connect(state.access);
    const reply = await askModel(connect(name), question, {
      signal,
      onText: (piece) => {
        written += piece.length;
        onText?.(piece);
      },
      limits: { ...state.provider.patience, ...(totalMs !== undefined && { totalMs }) },
    });
    const costMicros = priceOf(name, reply.use);
    const large = priceOf(state.model, reply.use);
    const savedMicros = costMicros === null || large === null ? null : Math.max(0, large - costMicros);
    await note({
      outcome: 'done',
      ...reply.use,
      costMicros,
      savedMicros,
      firstTokenMilliseconds: reply.firstTokenMs,
    });
    return { ...reply, costMicros, savedMicros };
  } catch (error) {
    // What was written until then is paid for, whoever ended it.
    const use =
      written === 0
        ? { inputTokens: 0, outputTokens: 0 }
        : { inputTokens: Math.ceil(lengthOf(question) / 4), outputTokens: Math.ceil(written / 3.5) };
    await note({
      outcome: error instanceof ModelFailure ? error.kind : 'fault',
      ...use,
      costMicros: written === 0 ? 0 : priceOf(name, use),
    });
    throw error;
  }
};

const lengthOf = ({ system, turns }: ModelQuestion): number =>
  turns.reduce((sum, { text }) => sum + text.length, system.length);

/** What members may know of a provider. */
export const presentOffered = ({ provider, model, smallModel, host = '' }: ProviderState) => ({
  id: provider.id,
  label: provider.label,
  model,
  smallModel: smallModel === '' ? null : smallModel,
  host,
  isLocal: provider.isHere === true || isLocalHost(host),
  seesImages: provider.isBlind !== true,
});
