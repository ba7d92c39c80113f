import { type Document, OutgoingMessage } from '@hocuspocus/server';
import { WebSocket } from 'ws';
import { Awareness } from 'y-protocols/awareness';
import { tellEverybody } from './tell-everybody.ts';

interface Changes {
  readonly added: readonly number[];
  readonly updated: readonly number[];
  readonly removed: readonly number[];
}

interface PresenceOptions {
  /** Said by people at this server, and not heard from another one. */
  readonly isOwn: (origin: unknown) => boolean;
  /** What people at this server said since the last time. */
  readonly onOwn: (clientIds: readonly number[]) => void;
}

/** What is heard within so many ms goes out with one message: with more people there is more to say, and each hears all of it. */
const gathersFor = (people: number): number => Math.min(250, 30 + people);

/**
 * Tells everybody at a document who is there and where. The library sends each movement of each pointer to each of them by itself and
 * writes it anew for each, which with sixty people is more than a server can do; here all that moved within a moment is written once.
 */
export const sharePresence = (document: Document, { isOwn, onOwn }: PresenceOptions): void => {
  // The library's own is told to nobody any more with it.
  document.awareness.destroy();
  const awareness = new Awareness(document);
  awareness.setLocalState(null);
  document.awareness = awareness;
  const changed = new Set<number>();
  const own = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (): void => {
    timer = undefined;
    const message = new OutgoingMessage(document.name).createAwarenessUpdateMessage(awareness, [...changed]);
    tellEverybody(document, message);
    if (own.size > 0) onOwn([...own]);
    changed.clear();
    own.clear();
  };
  awareness.on('update', ({ added, updated, removed }: Changes, origin: unknown) => {
    // Whoever leaves takes along what came by their connection.
    const clients = origin instanceof WebSocket ? document.getClients(origin) : undefined;
    for (const id of added) clients?.add(id);
    for (const id of removed) clients?.delete(id);
    for (const id of [...added, ...updated, ...removed]) {
      changed.add(id);
      if (isOwn(origin)) own.add(id);
    }
    timer ??= setTimeout(tell, gathersFor(document.getConnectionsCount())).unref();
  });
  // Those who left last are told of to other servers.
  document.on('destroy', () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    tell();
  });
};
