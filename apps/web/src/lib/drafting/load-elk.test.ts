import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadElk } from './load-elk.ts';

type Message = { readonly id: number; readonly cmd: string; readonly graph?: { readonly id: string } };

/** Workers that answer each graph with the name of the worker; the one with a part of ELK has nothing for graphs called `rare`. */
class StandIn extends EventTarget {
  static readonly started: string[] = [];
  readonly #name: string;

  constructor(_: URL, { name = '' }: WorkerOptions) {
    super();
    this.#name = name;
    StandIn.started.push(name);
  }

  postMessage({ id, cmd, graph }: Message): void {
    const answer = cmd === 'register' ? { id } : { id, data: { ...graph, id: this.#name } };
    const isRare = graph?.id === 'rare' && this.#name === 'elk';
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: isRare ? { isMissing: true } : answer })),
    );
  }

  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  StandIn.started.length = 0;
});

describe('ELK in the browser', () => {
  test('is a part of it as long as that is enough', async () => {
    vi.stubGlobal('Worker', StandIn);
    const run = await loadElk();
    expect((await run({ id: 'common' })).id).toBe('elk');
    expect(StandIn.started).toEqual(['elk']);
  });

  test('is all of it from the first graph on that needs more', async () => {
    vi.stubGlobal('Worker', StandIn);
    const run = await loadElk();
    const placed = await Promise.all([run({ id: 'rare' }), run({ id: 'common' })]);
    expect(placed.map(({ id }) => id)).toEqual(['whole-elk', 'whole-elk']);
    expect((await run({ id: 'common' })).id).toBe('whole-elk');
    expect(StandIn.started).toEqual(['elk', 'whole-elk']);
  });
});
