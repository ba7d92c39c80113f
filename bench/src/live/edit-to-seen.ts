import { setTimeout as delay } from 'node:timers/promises';
import { applyUpdate, Doc, Map as SharedMap } from 'yjs';
import { cpuOf } from '../load/memory-of.ts';
import { connectLight, type LightClient, type LightOptions } from './light-client.ts';

/** One document and who is at it. */
export interface Place {
  readonly people: readonly Pick<LightOptions, 'url' | 'named'>[];
  /** So many of them write. */
  readonly writers: number;
  /** What a document that is empty begins with. */
  readonly state?: Uint8Array;
}

export interface Seen {
  /** From the sending of an edit until somebody else has it, ms, for each who gets it. */
  readonly times: readonly number[];
  readonly sent: number;
  /** Edits that somebody did not get within five seconds after the last. */
  readonly missing: number;
  /** Edits of which one saw nothing but the next of the same writer. */
  readonly overtaken: number;
  /** What the server and all that it started used of one core while people wrote, in percent. */
  readonly cpu: number;
  /** The first document as it was found. */
  readonly state: Uint8Array;
}

export interface SeenOptions {
  readonly seconds: number;
  /** Over all documents. */
  readonly editsPerSecond: number;
  /** The server's process. */
  readonly pid: number;
  /** An edit goes out at that moment of this process's clock. */
  readonly onSend?: (edit: number, at: number) => void;
}

const mark = /edit-(\d+);/;

/** People change texts in turn, and everybody else takes note of when they have got that. */
export const measureSeen = async (
  places: readonly Place[],
  { seconds, editsPerSecond, pid, onSend }: SeenOptions,
): Promise<Seen> => {
  const sentAt = new Map<number, { readonly at: number; readonly by: unknown; left: number }>();
  const times: number[] = [];
  const clients: LightClient[] = [];
  const writers: ((edit: number) => void)[] = [];
  let state = new Uint8Array();
  try {
    for (const place of places) {
      const own: LightClient[] = [];
      for (const options of place.people) {
        const who = {};
        const take = (update: Uint8Array): void => {
          const edit = sentAt.get(Number(mark.exec(Buffer.from(update).toString('latin1'))?.[1]));
          if (edit === undefined || edit.by === who) return;
          edit.left -= 1;
          times.push(performance.now() - edit.at);
        };
        const client = await connectLight({ ...options, onUpdate: take });
        if (own.length === 0 && place.state !== undefined) client.send(place.state);
        own.push(client);
        clients.push(client);
        if (own.length > place.writers) continue;
        const write = writerOf(client, place.state ?? client.state, own.length);
        writers.push((edit) => {
          const at = performance.now();
          onSend?.(edit, at);
          sentAt.set(edit, { at, by: who, left: place.people.length - 1 });
          write(`edit-${edit};`);
        });
      }
      if (state.length === 0 && own[0] !== undefined) state = new Uint8Array(own[0].state);
    }
    await delay(1000);
    const count = seconds * editsPerSecond;
    const [begun, before] = [performance.now(), cpuOf(pid)];
    for (let edit = 0; edit < count; edit += 1) {
      await delay(Math.max(0, begun + (edit * 1000) / editsPerSecond - performance.now()));
      writers[edit % writers.length]?.(edit);
    }
    const cpu = ((cpuOf(pid) - before) * 100_000) / (performance.now() - begun);
    const isMissing = (): boolean => [...sentAt.values()].some(({ left }) => left > 0);
    for (let wait = 0; wait < 50 && isMissing(); wait += 1) await delay(100);
    const late = [...sentAt].filter(([, { left }]) => left > 0);
    // Of two that came with one message the text of the first is gone already.
    const isOvertaken = ([edit, { by }]: (typeof late)[number]): boolean =>
      [...sentAt].some(([later, other]) => later > edit && other.by === by && other.left === 0);
    const lost = late.filter((one) => !isOvertaken(one));
    const missing = lost.reduce((sum, [, { left }]) => sum + left, 0);
    const overtaken = late.length - lost.length;
    return { times, sent: count, missing, overtaken, cpu, state };
  } finally {
    for (const client of clients) client.close();
  }
};

/** Sets the text of a cell of their own, as somebody who renames it does: of two at once one would be lost, and never be seen. */
const writerOf = (client: LightClient, state: Uint8Array, number: number): ((text: string) => void) => {
  const doc = new Doc();
  applyUpdate(doc, state);
  // The name of a layer is drawn nowhere.
  const cells = [...doc.getMap('cells').values()].filter(
    (cell) => cell instanceof SharedMap && (cell.get('kind') === 'vertex' || cell.get('kind') === 'edge'),
  );
  const cell = cells[number];
  if (!(cell instanceof SharedMap)) throw new Error('There is no shape to rename.');
  doc.on('update', client.send);
  return (text) => cell.set('value', text);
};
