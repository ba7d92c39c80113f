import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { liveLimits, readPresence, readRoomName, tryAgainReason } from '@diagloom/collaboration';
import type { LiveNote } from '@diagloom/contract';
import {
  type beforeHandleMessagePayload,
  type Connection,
  Document,
  Hocuspocus,
  type onAuthenticatePayload,
} from '@hocuspocus/server';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import * as Y from 'yjs';
import { findAccess } from '../platform/access/find-access.ts';
import { may } from '../platform/access/policy.ts';
import type { Database } from '../platform/database/database.ts';
import { findPerson } from '../platform/sessions/session-repository.ts';
import type { Studio } from '../platform/studio.ts';
import { compactDocument, epochOf, findDocument, findUnstored, isUnstored } from './document-store.ts';
import { closeCodes, createPace, Refused, readUpdate } from './guard.ts';
import { nameOfPerson } from './name-of-person.ts';
import { createThreadNotes } from './note-threads.ts';
import { createPeers } from './peers.ts';
import { inTurn, isLiveContext, type LiveContext, type Room } from './room.ts';
import {
  catchUp,
  followVersions,
  type LiveVersion,
  loadRoom,
  otherServer,
  type RoomTools,
  reasonOf,
  storeRoom,
  tell,
} from './room-work.ts';
import { endForAll, endMeeting, meet, part } from './sessions.ts';
import { sharePresence } from './share-presence.ts';
import { createSlowLane } from './slow-lane.ts';
import { createSockets } from './sockets.ts';
import { shareUpdates } from './tell-everybody.ts';
import { createUpdateLog } from './update-log.ts';
import { createWatch } from './watch-rooms.ts';

export interface CollaborationOptions {
  readonly database: Database;
  readonly studio: Studio;
  /** Whether links may let people comment and edit. */
  readonly hasGuests: boolean;
  /** Places at one diagram at a time, at this server. */
  readonly mostPeople: number;
  readonly storeVersion: (diagramId: number, next: LiveVersion) => Promise<number | undefined>;
  /** Where several servers tell each other what happens; absent where there is one. */
  readonly redis?: Redis | undefined;
  readonly onError: (error: unknown, what: string) => void;
}

export interface Collaboration {
  /** Takes websockets at `livePath` from then on. */
  readonly listen: (server: Server) => void;
  /** Stores what people at a diagram have changed, so that whoever reads it reads all of it. At once where nobody is there. */
  readonly flush: (diagramId: number) => Promise<void>;
  /** The same for whoever looks by a link, as often as a version would be stored by itself. */
  readonly look: (diagramId: number) => Promise<void>;
  /** A diagram was changed another way. */
  readonly follow: (diagramId: number) => void;
  readonly tell: (diagramId: number, note: LiveNote) => void;
  /** Ends the connections of everybody but one person, who ends what goes on. */
  readonly end: (diagramId: number, userId: number) => Promise<void>;
  /** Stores what a server that was killed has left in the log. */
  readonly recover: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * How long after a change a version is stored by itself, and at the latest, ms: everything is in the log by then, and whoever reads the
 * diagram gets all of it.
 */
const storeAfter = { quiet: 5000, latest: 60_000 } as const;

/** How often rights, other servers' changes and versions are looked at, ms. Access that was taken ends within twice that. */
const watchEvery = 800;

/** People at the same diagram at the same time. */
export const createCollaboration = (options: CollaborationOptions): Collaboration => {
  const { database, studio, hasGuests, onError } = options;
  const node = randomUUID();
  const log = createUpdateLog(database, node);
  const rooms = new Map<string, Room>();
  const checkPace = createPace();
  /** Sockets of people who were let in, by how they came. */
  const known = new WeakSet<object>();
  const tools: RoomTools = { database, studio, log, node, storeVersion: options.storeVersion };
  const storeLater = createSlowLane();
  const peers = createPeers({ redis: options.redis, node, rooms, onError });

  const authenticate = async ({
    token,
    documentName,
    request,
    requestHeaders,
    connectionConfig,
  }: onAuthenticatePayload): Promise<LiveContext> => {
    const room = readRoomName(documentName);
    const person = await findPerson(database, token === '' ? cookieOf(requestHeaders.cookie) : token);
    const found = person && room && (await findAccess(database, person.userId, room.diagramId));
    if (person === undefined || room === undefined || found === undefined || (person.isGuest && !hasGuests)) {
      throw new Refused(closeCodes.forbidden, 'No access.');
    }
    if ((await epochOf(database, room.diagramId)) !== room.epoch) throw new Refused(closeCodes.broken, 'Ended.');
    const present = presentIn(documentName);
    const own = present.filter(({ userId }) => userId === person.userId).length;
    if (present.length >= options.mostPeople || own >= liveLimits.connectionsOfOne) {
      throw new Refused(closeCodes.tooMuch, 'Too many people have this diagram open. Try again later.');
    }
    connectionConfig.readOnly = !may('change', found);
    known.add(request);
    const { userId, sessionId } = person;
    return { userId, sessionId, name: await nameOfPerson(database, userId) };
  };

  const hocuspocus = new Hocuspocus({
    quiet: true,
    debounce: storeAfter.quiet,
    maxDebounce: storeAfter.latest,
    timeout: 15_000,
    onAuthenticate: async (payload) => {
      try {
        return await authenticate(payload);
      } catch (error) {
        // The library would tell of any failure that access is denied; one of the database says nothing of it.
        throw error instanceof Refused ? error : new Refused(closeCodes.later, tryAgainReason);
      }
    },
    onLoadDocument: async ({ document, documentName }) => {
      const name = readRoomName(documentName);
      if (name === undefined) throw new Refused(closeCodes.broken, 'There is no such document.');
      shareUpdates(document);
      const room = await loadRoom(tools, { ...name, document });
      rooms.set(documentName, room);
      const noteThreads = createThreadNotes(database, (error) => onError(error, 'who reads a thread was not noted'));
      sharePresence(document, {
        isOwn: (origin) => origin !== otherServer,
        onOwn: (clientIds) => {
          peers.tellPresence(documentName, document, clientIds);
          void noteThreads(document, clientIds);
        },
      });
      peers.join(documentName);
      document.getMap('cells').observeDeep((events, { origin }) => {
        const context: unknown = Object(origin).context;
        if (!isLiveContext(context)) return;
        room.lastAuthor = context.userId;
        for (const event of events) {
          const [key] = event.path;
          const keys = key === undefined ? event.changes.keys.keys() : [String(key)];
          for (const changed of keys) room.authors.set(changed, context.userId);
        }
      });
    },
    beforeHandleMessage: async ({ connection, document, documentName, update: message, context }) => {
      try {
        await takeMessage(message, { connection, document, documentName, context });
      } catch (error) {
        // The socket and not only the document: then a browser comes back by itself and sends what was not kept again.
        const { code, reason } = error instanceof Refused ? error : notNow;
        if (!(error instanceof Refused)) onError(error, 'a message was not taken');
        connection.webSocket.removeAllListeners('message');
        connection.webSocket.close(code, reason);
        // Never settled, the message goes no further; the library would print each one that was refused.
        await new Promise(() => undefined);
      }
    },
    connected: async ({ documentName }) => gather(documentName),
    onDisconnect: async ({ documentName, context, document }) => {
      const room = rooms.get(documentName);
      if (room?.sessionId === undefined || !isLiveContext(context)) return;
      const { userId } = context;
      if (presentIn(documentName).some((other) => other.userId === userId)) return;
      room.met.delete(userId);
      const states = [...document.awareness.getStates().values()].map(readPresence);
      const cursor = states.find((state) => state?.userId === userId)?.cursor;
      await part(database, { sessionId: room.sessionId, userId, cursor }).catch((error) => onError(error, 'a session'));
    },
    onStoreDocument: async ({ documentName }) => {
      const room = rooms.get(documentName);
      if (room === undefined) return;
      // The last one has left: the document goes, too.
      if (connectionsOf(documentName).length === 0) await keep(room);
      else keepLater(room);
    },
    afterUnloadDocument: async ({ documentName }) => {
      const room = rooms.get(documentName);
      rooms.delete(documentName);
      if (room === undefined) return;
      try {
        if (room.sessionId !== undefined) await endMeeting(database, room.sessionId);
        await compactDocument(database, room.diagramId, room.epoch);
      } catch (error) {
        onError(error, 'a shared document was not folded');
      }
    },
  });

  /** Writes what a message changes into the log, before anybody is told that it is kept or sees it. */
  const takeMessage = async (
    message: Uint8Array,
    {
      connection,
      document,
      documentName,
      context,
    }: Pick<beforeHandleMessagePayload, 'connection' | 'document' | 'documentName' | 'context'>,
  ): Promise<void> => {
    const room = rooms.get(documentName);
    if (!isLiveContext(context) || room === undefined) throw new Refused(closeCodes.forbidden, 'No access.');
    checkPace(connection);
    const update = readUpdate(message, { connection, document, context, bytes: room.bytes });
    if (update === undefined) return;
    const { diagramId, epoch } = room;
    try {
      const entry = await log.append({ diagramId, epoch, update, userId: context.userId });
      room.lastEntry = Math.max(room.lastEntry, entry);
      peers.tellUpdate(documentName, update);
    } catch (error) {
      onError(error, 'a change was not kept');
      throw new Refused(closeCodes.later, 'Not kept. Try again.');
    }
    room.bytes += update.length;
    // The room may have been closed and opened again while the change was written.
    const present = hocuspocus.documents.get(documentName);
    if (present !== undefined && present !== document) Y.applyUpdate(present, update);
  };

  const keep = async (room: Room): Promise<void> => {
    try {
      await storeRoom(tools, room);
    } catch (error) {
      onError(error, 'a version of a shared document was not stored');
      tell(room, { kind: 'not-stored', message: reasonOf(error) });
    }
  };

  /** Beside others that wait for it as well. */
  const keepLater = (room: Room): void => {
    if (room.isQueued) return;
    room.isQueued = true;
    void storeLater(async () => {
      room.isQueued = false;
      await keep(room);
    });
  };

  const connectionsOf = (name: string): readonly Connection[] => hocuspocus.documents.get(name)?.getConnections() ?? [];

  const presentIn = (name: string): readonly LiveContext[] =>
    connectionsOf(name).flatMap(({ context }) => (isLiveContext(context) ? [context] : []));

  /** Whoever is there begins a session or goes on with it. */
  const gather = async (name: string): Promise<void> => {
    const room = rooms.get(name);
    if (room === undefined) return;
    const fresh = [...new Set(presentIn(name).map(({ userId }) => userId))].filter((id) => !room.met.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) room.met.add(id);
    try {
      room.sessionId = await inTurn(room, () => meet(database, room.diagramId, fresh));
    } catch (error) {
      onError(error, 'a session was not noted');
    }
  };

  const roomsOf = (diagramId: number): readonly Room[] =>
    [...rooms.values()].filter((room) => room.diagramId === diagramId);

  const watch = createWatch({ tools, rooms, connectionsOf });

  /** Left over when the database could not be asked as the server started. */
  let isRecoveryDue = false;
  const recover = async (): Promise<void> => {
    isRecoveryDue = true;
    try {
      for (const diagramId of await findUnstored(database)) {
        try {
          await recoverOne(tools, diagramId);
        } catch (error) {
          onError(error, 'what was left of a shared document was not stored');
        }
      }
      isRecoveryDue = false;
    } catch (error) {
      onError(error, 'shared documents were not looked through');
    }
  };

  const look = async (): Promise<void> => {
    if (isRecoveryDue) await recover();
    await watch.look();
  };

  const sockets = createSockets({
    isKnown: (request) => known.has(request),
    onOpen: (socket, request) => hocuspocus.handleConnection(socket, request),
  });

  let watching: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    watching = watching.then(look).catch((error) => onError(error, 'people at diagrams were not looked after'));
  }, watchEvery).unref();

  const flush = async (diagramId: number): Promise<void> => {
    const own = roomsOf(diagramId);
    for (const room of own) {
      await catchUp(tools, room);
      await keep(room);
    }
    // People may be at it at another server.
    if (own.length === 0 && (await isUnstored(database, diagramId))) await recoverOne(tools, diagramId);
  };

  /** Diagrams that somebody looked at by a link a moment ago. */
  const looks = new LRUCache<number, true>({ max: 10_000, ttl: storeAfter.quiet });

  return {
    listen: sockets.listen,
    flush,
    look: async (diagramId) => {
      if (looks.has(diagramId)) return;
      looks.set(diagramId, true);
      await flush(diagramId);
    },
    follow: (diagramId) => {
      for (const room of roomsOf(diagramId)) {
        followVersions(tools, room).catch((error) => onError(error, 'a version was not taken over'));
      }
    },
    tell: (diagramId, note) => {
      for (const room of roomsOf(diagramId)) tell(room, note);
      peers.tellNote(diagramId, note);
    },
    end: async (diagramId, userId) => {
      await endForAll(database, diagramId, userId);
      await watch.look();
    },
    recover,
    close: async () => {
      clearInterval(timer);
      peers.close();
      await watching;
      for (const room of rooms.values()) await keep(room);
      sockets.close();
    },
  };
};

const notNow = { code: closeCodes.later, reason: 'Try again.' };

const recoverOne = async (tools: RoomTools, diagramId: number): Promise<void> => {
  const stored = await findDocument(tools.database, diagramId);
  if (stored === undefined) return;
  const document = new Document(`recovered ${diagramId}`);
  await storeRoom(tools, await loadRoom(tools, { diagramId, epoch: stored.epoch, document }));
  document.destroy();
};

const cookieOf = (header: string | undefined): string =>
  /(?:^|;\s*)diagloom_session=([^;]+)/.exec(header ?? '')?.[1] ?? '';
