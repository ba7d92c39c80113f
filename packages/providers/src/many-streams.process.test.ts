import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { askModel, ModelFailure, providers } from './index.ts';
import { startModelService } from './testing/index.ts';

const reply = `flowchart: Tea\n${'a Boil the water\n'.repeat(12)}`;
const service = await startModelService(() => ({ reply, tokensPerSecond: 500 }));
afterAll(service.close);

const [, compatible] = providers;
const connect = await compatible.connect({ baseUrl: `${service.url}/v1`, fetch });
const question = { system: 'Draw.', turns: [{ by: 'person', text: 'Tea' }], maxOutputTokens: 2000 } as const;

/** Asks; a caller who leaves does so with the first piece of text. */
const ask = async (leaves: boolean): Promise<string> => {
  const controller = new AbortController();
  const onText = leaves ? () => controller.abort() : () => {};
  try {
    await askModel(connect('some-model'), question, { signal: controller.signal, onText });
    return 'done';
  } catch (error) {
    return error instanceof ModelFailure ? error.kind : String(error);
  }
};

const hundred = () => Promise.all(Array.from({ length: 100 }, (_, index) => ask(index % 2 === 0)));

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const heapAfter = async (work: () => Promise<unknown>): Promise<number> => {
  await work();
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

/** What is waited for takes a few seconds; a busy machine may need more. */
const patience = { timeout: 60_000, interval: 200 };

// In a process of its own: a socket that another test has left open would be counted here.
test('a hundred streams, half of them left, end with no call, no socket and no memory kept', async () => {
  const outcomes = await hundred();
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(50);
  expect(outcomes.filter((outcome) => outcome === 'stopped')).toHaveLength(50);
  await expect.poll(() => service.underWay(), patience).toBe(0);
  const before = await heapAfter(hundred);
  const after = await heapAfter(hundred);
  expect(after - before).toBeLessThan(5);
  // Those that ended well are kept open for a few seconds, for the next call.
  await expect.poll(() => service.openConnections(), patience).toBe(0);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap')).toEqual([]);
});
