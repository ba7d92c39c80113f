import { expect, test } from 'vitest';
import { askModel, ModelFailure, type ModelFailureKind, type ModelRuntime } from './index.ts';
import { local } from './local/index.ts';

const question = {
  system: 'Draw.',
  turns: [{ by: 'person', text: 'Make tea' }],
  maxOutputTokens: 500,
  grammar: 'root ::= "a"',
} as const;

const ask = async (write: ModelRuntime['write'], signal = new AbortController().signal, firstTokenMs = 5000) => {
  const connect = await local.connect({ fetch, runtime: { names: ['tiny'], write } });
  return askModel(connect('tiny'), question, { signal, limits: { firstTokenMs } });
};

const failureOf = async (asking: Promise<unknown>): Promise<ModelFailureKind | undefined> => {
  const error = await asking.catch((cause: unknown) => cause);
  return error instanceof ModelFailure ? error.kind : undefined;
};

/** Writes nothing until it is told to stop. */
const silent: ModelRuntime['write'] = (_task, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test('a model on this machine gets the instruction, the text, the limit and the grammar, and is counted', async () => {
  const reply = await ask(async (task, { onText }) => {
    for (const piece of [task.model, ...task.turns.map(({ by, text }) => ` ${by}: ${text}`), ` ${task.grammar}`])
      onText(piece);
    return { inputTokens: 7, outputTokens: 3, isFull: true };
  });
  expect(reply).toMatchObject({
    text: 'tiny system: Draw. person: Make tea root ::= "a"',
    use: { inputTokens: 7, outputTokens: 3 },
    isCounted: true,
    isFull: true,
  });
});

test.each(['down', 'memory', 'long', 'busy', 'request'] as const)('its failure is told as it is: %s', async (kind) => {
  expect(await failureOf(ask(() => Promise.reject(new ModelFailure(kind))))).toBe(kind);
});

test('it is given up on where it is silent, and stopped where nobody waits', async () => {
  expect(await failureOf(ask(silent, undefined, 30))).toBe('slow');
  const controller = new AbortController();
  const asking = failureOf(ask(silent, controller.signal));
  controller.abort();
  expect(await asking).toBe('stopped');
});

test('without a model it cannot be reached, and lists none', async () => {
  expect(await failureOf(local.connect({ fetch }))).toBe('unreachable');
  expect(await local.listModels?.({ fetch }, new AbortController().signal)).toEqual([]);
});
