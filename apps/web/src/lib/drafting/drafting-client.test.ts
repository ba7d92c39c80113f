import type { DraftResult } from '@diagloom/drafting';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftingClient, type DraftingPort } from './drafting-client.ts';
import type { DraftingMessage, DraftingRequest } from './drafting-messages.ts';

/** Workers that answer when they are told to. */
const buildWorkers = () => {
  const started: {
    sent: DraftingRequest[];
    isEnded: boolean;
    say: (message: DraftingMessage) => void;
    fail: () => void;
  }[] = [];
  const start = (): DraftingPort => {
    const worker = { sent: [] as DraftingRequest[], isEnded: false, say: (_: DraftingMessage) => {}, fail: () => {} };
    started.push(worker);
    return {
      postMessage: (request) => worker.sent.push(request),
      terminate: () => {
        worker.isEnded = true;
      },
      onMessage: (take) => {
        worker.say = take;
      },
      onFailure: (take) => {
        worker.fail = take;
      },
    };
  };
  return { start, started };
};

const request = (prompt: string) => ({ prompt, type: 'flowchart' }) as const;
const promptOf = (sent: DraftingRequest): string | undefined => (sent.kind === 'draft' ? sent.prompt : undefined);
const result: DraftResult = { ok: false, message: 'Say more.' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('starts the worker with the first text, and asks for one draft at a time, of those waiting only the newest', async () => {
  const { start, started } = buildWorkers();
  const client = createDraftingClient(start);
  expect(started).toHaveLength(0);
  const [first, second, third] = [client.draft(request('a')), client.draft(request('b')), client.draft(request('c'))];
  expect(started[0]?.sent.map(promptOf)).toEqual(['a']);
  expect(await second).toBeUndefined();
  started[0]?.say({ kind: 'answer', id: 1, result });
  expect(await first).toBe(result);
  expect(started[0]?.sent.map(promptOf)).toEqual(['a', 'c']);
  started[0]?.say({ kind: 'answer', id: 2, result });
  expect(await third).toBe(result);
});

it('gives up a worker that is ready and does not answer, and takes another one for the next text', async () => {
  const { start, started } = buildWorkers();
  const client = createDraftingClient(start);
  const first = client.draft(request('a'));
  vi.advanceTimersByTime(60_000);
  expect(started[0]?.isEnded).toBe(false);
  started[0]?.say({ kind: 'ready' });
  vi.advanceTimersByTime(3000);
  expect(await first).toBeUndefined();
  expect(started[0]?.isEnded).toBe(true);
  void client.draft(request('b'));
  expect(started[1]?.sent.map(promptOf)).toEqual(['b']);
});

it('gives a worker that loads something more the time for it', async () => {
  const { start, started } = buildWorkers();
  const first = createDraftingClient(start).draft(request('a'));
  started[0]?.say({ kind: 'ready' });
  started[0]?.say({ kind: 'loading' });
  vi.advanceTimersByTime(60_000);
  started[0]?.say({ kind: 'ready' });
  started[0]?.say({ kind: 'answer', id: 1, result });
  expect(await first).toBe(result);
});

it('takes another worker where one breaks, and ends one that has nothing to do for long', async () => {
  const { start, started } = buildWorkers();
  const client = createDraftingClient(start, 1000);
  const first = client.draft(request('a'));
  const second = client.draft(request('b'));
  started[0]?.fail();
  expect(await first).toBeUndefined();
  started[1]?.say({ kind: 'answer', id: 2, result });
  expect(await second).toBe(result);
  vi.advanceTimersByTime(1000);
  expect(started[1]?.isEnded).toBe(true);
});

it('starts the worker ahead once, which then draws the first text, or is ended where none comes', async () => {
  const { start, started } = buildWorkers();
  const client = createDraftingClient(start, 1000);
  client.prepare();
  client.prepare();
  expect(started.map(({ sent }) => sent)).toEqual([[{ kind: 'prepare' }]]);
  const first = client.draft(request('a'));
  expect(started).toHaveLength(1);
  started[0]?.say({ kind: 'answer', id: 1, result });
  expect(await first).toBe(result);
  vi.advanceTimersByTime(1000);
  client.prepare();
  vi.advanceTimersByTime(1000);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});
