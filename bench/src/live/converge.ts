import { setTimeout as delay } from 'node:timers/promises';
import { readSharedCells } from '@diagloom/collaboration';
import { type Doc, Map as SharedMap } from 'yjs';
import { seededRandom } from '../samples/seeded-random.ts';
import { join, leave, textOf } from './full-client.ts';

export interface Convergence {
  readonly operations: number;
  /** How often somebody was without a connection. */
  readonly absences: number;
  /** From the last operation until all have the same, ms; undefined where they never do. */
  readonly after: number | undefined;
  /** Whether somebody who comes only now gets the same. */
  readonly isKept: boolean;
  readonly cells: number;
}

export interface ConvergeOptions {
  readonly url: string;
  readonly room: string;
  readonly tokens: readonly string[];
  readonly operations: number;
  readonly seed: number;
}

/** People change one diagram at random, now and then without a connection, until all of it has come to all of them. */
export const converge = async ({ url, room, tokens, operations, seed }: ConvergeOptions): Promise<Convergence> => {
  const random = seededRandom(seed);
  const clients = await Promise.all(tokens.map((token) => join(url, room, token)));
  let absences = 0;
  try {
    for (let done = 0; done < operations; ) {
      const client = clients[Math.floor(random() * clients.length)];
      if (client === undefined) break;
      const many = Math.min(operations - done, 1 + Math.floor(random() * 4));
      client.doc.transact(() => {
        for (let count = 0; count < many; count += 1) operate(client.doc, random);
      });
      done += many;
      if (random() < 0.01) {
        client.socket.disconnect();
        absences += 1;
      } else if (random() < 0.05) void client.socket.connect();
      // As many as three people do at most, so that nobody is sent away.
      await delay(6);
    }
    for (const { socket } of clients) void socket.connect();
    const ended = performance.now();
    const isDone = (): boolean =>
      clients.every(({ provider }) => provider.isSynced && provider.unsyncedChanges === 0) &&
      new Set(clients.map(textOf)).size === 1;
    for (let wait = 0; wait < 600 && !isDone(); wait += 1) await delay(50);
    const after = isDone() ? performance.now() - ended : undefined;
    const late = await join(url, room, tokens[0] ?? '');
    const isKept = clients.every((client) => textOf(client) === textOf(late));
    leave(late);
    return { operations, absences, after, isKept, cells: readSharedCells(late.doc).length };
  } finally {
    for (const client of clients) leave(client);
  }
};

/** Renames, moves, restyles, adds, removes or reorders a cell. */
const operate = (doc: Doc, random: () => number): void => {
  const cells = doc.getMap('cells');
  const keys = [...cells.keys()];
  const pick = (): string => keys[Math.floor(random() * keys.length)] ?? '';
  const key = pick();
  const cell = cells.get(key);
  const kind = random();
  const [page = ''] = key.split('\n');
  if (kind < 0.08 || keys.length < 5) {
    const id = `n${Math.floor(random() * 1e9)}`;
    const parts = {
      kind: 'vertex',
      value: id,
      xy: [random() * 900, random() * 900],
      wh: [120, 60],
      parent: '1',
      order: 1,
    };
    cells.set(`${page}\n${id}`, new SharedMap(Object.entries(parts)));
  } else if (kind < 0.14) cells.delete(key);
  else if (!(cell instanceof SharedMap)) return;
  else if (kind < 0.5) cell.set('xy', [Math.round(random() * 900), Math.round(random() * 900)]);
  else if (kind < 0.75) cell.set('value', `Step ${Math.floor(random() * 1000)}`);
  else if (kind < 0.85) cell.set('order', random() * 100);
  else if (kind < 0.95) cell.set('wh', [Math.round(80 + random() * 80), 60]);
  else cell.set('parent', pick().split('\n')[1] ?? '1');
};
