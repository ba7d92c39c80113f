import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Refusals that a caller hears at once within a minute: a page that asks for several things learns of all of them. */
const atOnce = 20;

/** How long each further refusal is held back, ms. Whoever asks in a loop is slowed to this pace, at the cost of a timer. */
const heldMs = 1000;

/** Beyond these nobody is held: what waits is kept in memory. */
const mostHeld = 1000;

const mostCallers = 10_000;

/** Waits before a refusal of a caller who was refused over and over within the last minute, and went on all the same. */
export type HoldBack = (caller: string) => Promise<void>;

export const createHoldBack = (): HoldBack => {
  const refusals = new LRUCache<string, number>({ max: mostCallers, ttl: 60_000, noUpdateTTL: true });
  let held = 0;
  return async (caller) => {
    const count = (refusals.get(caller) ?? 0) + 1;
    refusals.set(caller, count);
    if (count <= atOnce || held >= mostHeld) return;
    held += 1;
    try {
      await delay(heldMs, undefined, { ref: false });
    } finally {
      held -= 1;
    }
  };
};
