import { ModelFailure, type ModelRuntime, type RuntimeReply } from '@diagloom/providers';
import { createWorkerPool, type PoolWorker } from '../../studio-workers/worker-pool.ts';
import type { LocalMessage, WriteAnswer } from './local-messages.ts';
import { fileOfModel, hasLibrary, libraryFolderOf, listLocalModels } from './local-models.ts';

/** The models that lie on this server, and the process that runs them. */
export interface LocalModels {
  /** Undefined where no model or no library was added; looked up each time, as a command adds them while the server runs. */
  readonly find: () => Promise<ModelRuntime | undefined>;
  readonly close: () => Promise<void>;
}

export interface LocalModelOptions {
  readonly modelsFolder: string;
  readonly createProcess: () => PoolWorker;
  /** The longest that a text may take, ms. */
  readonly timeLimit?: number;
}

/** What servers have where nobody added a model. */
export const noLocalModels: LocalModels = { find: async () => undefined, close: async () => undefined };

/** Texts are written one after the other in one process, which is ended where it takes too long or too much, and started anew for the next. */
export const createLocalModels = ({
  modelsFolder,
  createProcess,
  timeLimit = 120_000,
}: LocalModelOptions): LocalModels => {
  let worker: PoolWorker | undefined;
  let lastId = 0;
  const pool = createWorkerPool({
    createWorker: () => {
      worker = createProcess();
      return worker;
    },
    size: 1,
    queue: { ofOne: 30, ofAll: 30 },
    timeLimit,
    words: {
      tookTooLong: () => new ModelFailure('slow'),
      tookTooMuchMemory: () => new ModelFailure('memory'),
      wasLost: () => new ModelFailure('down'),
      enoughOfOne: () => new ModelFailure('busy'),
      enoughOfAll: () => new ModelFailure('busy'),
    },
  });
  const write =
    (names: readonly string[]): ModelRuntime['write'] =>
    async ({ model, ...task }, { onText, signal }) => {
      if (!names.includes(model)) throw new ModelFailure('request');
      lastId += 1;
      const id = lastId;
      const work: LocalMessage = {
        ...task,
        kind: 'write',
        id,
        library: libraryFolderOf(modelsFolder),
        file: fileOfModel(modelsFolder, model),
      };
      // The process is asked to stop; one that does not is ended by the pool.
      const stop = (): void => worker?.postMessage({ kind: 'stop', id } satisfies LocalMessage);
      signal?.addEventListener('abort', stop, { once: true });
      try {
        const onNote = (piece: unknown): void => {
          if (!signal?.aborted) onText(String(piece));
        };
        return replyOf((await pool.run({ work, who: 'models', signal, onNote })) as WriteAnswer);
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    };
  return {
    find: async () => {
      const names = (await listLocalModels(modelsFolder)).map(({ name }) => name);
      if (names.length === 0 || !(await hasLibrary(modelsFolder))) return undefined;
      return { names, write: write(names) };
    },
    close: pool.close,
  };
};

const replyOf = (answer: WriteAnswer): RuntimeReply => {
  if (answer.ok) return answer.reply;
  throw new ModelFailure(answer.why === 'long' ? 'long' : 'down');
};
