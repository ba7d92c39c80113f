import { setTimeout as delay } from 'node:timers/promises';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import { Doc } from 'yjs';
import { cpuOf } from '../load/memory-of.ts';
import type { Place } from './edit-to-seen.ts';
import { connectLight, type LightClient } from './light-client.ts';

export interface Pointers {
  /** From a movement until one of the others hears of it, ms. */
  readonly times: readonly number[];
  /** What the server and all that it started used of one core meanwhile, in percent. */
  readonly cpu: number;
  readonly messagesPerSecond: number;
}

/** As often as a browser tells of a pointer that moves, ms. */
const moveEvery = 83;

const moved = /"at":([\d.]+)/g;

/** Everybody at one diagram moves their pointer all the time. */
export const measurePointers = async (
  { people }: Pick<Place, 'people'>,
  { seconds, pid }: { readonly seconds: number; readonly pid: number },
): Promise<Pointers> => {
  const times: number[] = [];
  const clients: LightClient[] = [];
  let messages = 0;
  try {
    for (const [place, options] of people.entries()) {
      const onShown = (bytes: Uint8Array): void => {
        messages += 1;
        if (place > 0) return;
        const now = performance.now();
        for (const [, at] of Buffer.from(bytes).toString('latin1').matchAll(moved)) times.push(now - Number(at));
      };
      clients.push(await connectLight({ ...options, onUpdate: () => undefined, onShown }));
    }
    const pointers = clients.map((client) => ({ client, awareness: new Awareness(new Doc()) }));
    await delay(1000);
    times.length = 0;
    messages = 0;
    const [begun, before] = [performance.now(), cpuOf(pid)];
    const timers = pointers.map(({ client, awareness }) =>
      setInterval(() => {
        awareness.setLocalState({ cursor: { x: Math.random() * 900, y: 0 }, at: performance.now() });
        client.show(encodeAwarenessUpdate(awareness, [awareness.clientID]));
      }, moveEvery),
    );
    await delay(seconds * 1000);
    const took = performance.now() - begun;
    const cpu = ((cpuOf(pid) - before) * 100_000) / took;
    for (const timer of timers) clearInterval(timer);
    for (const { awareness } of pointers) awareness.destroy();
    return { times, cpu, messagesPerSecond: (messages * 1000) / took };
  } finally {
    for (const client of clients) client.close();
  }
};
