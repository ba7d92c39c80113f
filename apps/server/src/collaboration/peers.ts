import type { LiveNote } from '@diagloom/contract';
import type { Document } from '@hocuspocus/server';
import type { Redis } from 'ioredis';
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { createFanOut, type Told } from './fan-out.ts';
import type { Room } from './room.ts';
import { otherServer } from './room-work.ts';

interface PeerOptions {
  readonly redis: Redis | undefined;
  readonly node: string;
  /** The rooms that are open at this server, by name. */
  readonly rooms: ReadonlyMap<string, Room>;
  readonly onError: (error: unknown, what: string) => void;
}

/** Other servers at the same database: they are told at once what happens at this one, and the other way round. */
export interface Peers {
  /** Asks others who is at a document that is opened here. */
  readonly join: (name: string) => void;
  /** Tells others what some of those who are at a document here show of themselves. */
  readonly tellPresence: (name: string, document: Document, clientIds: readonly number[]) => void;
  readonly tellUpdate: (name: string, update: Uint8Array) => void;
  readonly tellNote: (diagramId: number, note: LiveNote) => void;
  readonly close: () => void;
}

export const createPeers = ({ redis, node, rooms, onError }: PeerOptions): Peers => {
  const take = (name: string, { kind, bytes }: Told): void => {
    if (kind === 'note') {
      const told = [...rooms.values()].filter(({ diagramId }) => diagramId === Number(name));
      for (const { document } of told) document.broadcastStateless(new TextDecoder().decode(bytes));
      return;
    }
    const document = rooms.get(name)?.document;
    if (document === undefined) return;
    const { awareness } = document;
    if (kind === 'update') Y.applyUpdate(document, bytes, otherServer);
    else if (kind === 'presence') applyAwarenessUpdate(awareness, bytes, otherServer);
    else tellPresence(name, document, [...awareness.getStates().keys()]);
  };
  const tellPresence: Peers['tellPresence'] = (name, { awareness }, clientIds) =>
    fanOut.tell(name, { kind: 'presence', bytes: encodeAwarenessUpdate(awareness, [...clientIds]) });
  const fanOut = createFanOut({
    redis,
    node,
    onTold: (name, told) => {
      try {
        take(name, told);
      } catch (error) {
        onError(error, 'what another server told was not understood');
      }
    },
  });
  return {
    join: (name) => fanOut.tell(name, { kind: 'who', bytes: new Uint8Array() }),
    tellPresence,
    tellUpdate: (name, bytes) => fanOut.tell(name, { kind: 'update', bytes }),
    tellNote: (diagramId, note) =>
      fanOut.tell(String(diagramId), { kind: 'note', bytes: new TextEncoder().encode(JSON.stringify(note)) }),
    close: fanOut.close,
  };
};
