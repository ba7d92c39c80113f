import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadElk } from './load-elk.ts';

type Message = { readonly id: number; readonly cmd: string; readonly graph?: { readonly id: string } };

/** Workers that answer each graph with the name of the worker; the one with a part of ELK has nothing for graphs called `rare`. */
class StandIn extends EventTarget {
  static readonly started: string[] = [];
  /** Names of workers whose script does not come. */
  static readonly missing = new Set<string>();
  readonly #name: string;

  constructor(_: URL, { name = '' }: WorkerOptions) {
    super();
    this.#name = name;
    StandIn.started.push(name);
  }

  postMessage({ id, cmd, graph }: Message): void {
    const answer = cmd === 'register' ? { id } : { id, data: { ...graph, id: this.#name } };
    const isRare = graph?.id === 'rare' && this.#name === 'elk';
    const event = StandIn.missing.has(this.#name)
      ? new Event('error')
      : new MessageEvent('message', { data: isRare ? { isMissing: true } : answer });
    queueMicrotask(() => this.dispatchEvent(event));
  }

  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  StandIn.started.length = 0;
  StandIn.missing.clear();
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

  test('asks for all of it again where it did not come', async () => {
    vi.stubGlobal('Worker', StandIn);
    const run = await loadElk();
    StandIn.missing.add('whole-elk');
    await expect(run({ id: 'rare' })).rejects.toThrow('stopped unexpectedly');
    StandIn.missing.clear();
    expect((await run({ id: 'common' })).id).toBe('whole-elk');
  });
});
