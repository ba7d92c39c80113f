/** The program of the process that runs models: one text after the other, for `createLocalRuntime`. It ends itself when nobody asks. */
import { availableParallelism, setPriority } from 'node:os';
import type { RuntimeReply } from '@diagloom/providers';
import type { WorkerAnswer } from '../../studio-workers/worker-pool.ts';
import type { LocalMessage, WriteAnswer, WriteMessage } from './local-messages.ts';
import {
  type Llama,
  type LoadedModel,
  loadModelLibrary,
  type ModelLibrary,
  neverFetching,
  type Sequence,
} from './model-library.ts';

/** How long it waits for the next text, ms: the memory of the model is given back then. */
const longestIdle = 300_000;

/** Tokens of instruction, text and answer together; each takes memory. */
const contextTokens = 8192;

/** An answer of fewer tokens is no diagram. */
const fewestOutputTokens = 64;

setPriority(10);

const send = (answer: WorkerAnswer): void => {
  process.send?.(answer);
};

interface Loaded {
  readonly file: string;
  readonly library: ModelLibrary;
  readonly llama: Llama;
  readonly model: LoadedModel;
  readonly sequence: Sequence;
  readonly contextSize: number;
}

let loaded: Loaded | undefined;
let current: { readonly id: number; readonly ending: AbortController } | undefined;
let idle: NodeJS.Timeout | undefined;

const load = async ({ library: folder, file }: WriteMessage): Promise<Loaded> => {
  if (loaded?.file === file) return loaded;
  const library = loaded?.library ?? (await loadModelLibrary(folder));
  // One processor stays with the server that answers people.
  const maxThreads = Math.max(1, availableParallelism() - 1);
  const llama = loaded?.llama ?? (await library.getLlama({ ...neverFetching, maxThreads }));
  await loaded?.model.dispose();
  loaded = undefined;
  const model = await llama.loadModel({ modelPath: file });
  const context = await model.createContext({ contextSize: Math.min(contextTokens, model.trainContextSize) });
  const { contextSize } = context;
  loaded = { file, library, llama, model, contextSize, sequence: context.getSequence() };
  return loaded;
};

const write = async (message: WriteMessage, signal: AbortSignal): Promise<WriteAnswer> => {
  const { turns, maxOutputTokens, grammar: text } = message;
  const ready = await load(message).catch(() => undefined);
  if (ready === undefined) return { ok: false, why: 'unusable' };
  const { library, llama, model, sequence, contextSize } = ready;
  const inputTokens = turns.reduce((sum, turn) => sum + model.tokenize(turn.text).length + marksOfTurn, 0);
  const maxTokens = Math.min(maxOutputTokens, contextSize - inputTokens);
  if (maxTokens < fewestOutputTokens) return { ok: false, why: 'long' };
  const grammar = text === undefined ? undefined : await llama.createGrammar({ grammar: text });
  // What the text before it began alike is kept in the sequence, so an instruction is read once.
  const session = new library.LlamaChatSession({ contextSequence: sequence });
  const last = turns.at(-1);
  session.setChatHistory(
    turns
      .slice(0, -1)
      .map(({ by, text: said }) =>
        by === 'model'
          ? { type: 'model', response: [said] }
          : { type: by === 'system' ? 'system' : 'user', text: said },
      ),
  );
  let outputTokens = 0;
  try {
    const { stopReason } = await session.promptWithMeta(last?.text ?? '', {
      ...(grammar && { grammar }),
      maxTokens,
      temperature: 0,
      signal,
      stopOnAbortSignal: true,
      onToken: (tokens: readonly unknown[]) => {
        outputTokens += tokens.length;
      },
      onTextChunk: (piece: string) => send({ kind: 'note', note: piece }),
    });
    const reply: RuntimeReply = { inputTokens, outputTokens, isFull: stopReason === 'maxTokens' };
    return { ok: true, reply };
  } finally {
    session.dispose({ disposeSequence: false });
  }
};

/** Marks that a model's own form of a conversation puts around each turn, roughly. */
const marksOfTurn = 12;

process.on('message', (message: LocalMessage) => {
  if (message.kind === 'stop') {
    if (current?.id === message.id) current.ending.abort();
    return;
  }
  clearTimeout(idle);
  const ending = new AbortController();
  current = { id: message.id, ending };
  send({ kind: 'begun' });
  write(message, ending.signal)
    .then(
      (value) => send({ kind: 'done', value }),
      (error: unknown) => send({ kind: 'failed', error }),
    )
    .finally(() => {
      current = undefined;
      idle = setTimeout(() => process.exit(0), longestIdle);
    });
});

process.on('disconnect', () => process.exit(0));
