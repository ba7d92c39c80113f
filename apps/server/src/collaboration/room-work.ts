import { mergeChanges, plantCells, readSharedCells } from '@diagloom/collaboration';
import { type LiveNote, livePath } from '@diagloom/contract';
import type { Document } from '@hocuspocus/server';
import { eq } from 'drizzle-orm';
import * as Y from 'yjs';
import type { Database } from '../platform/database/database.ts';
import { diagrams } from '../platform/database/schema/index.ts';
import { readDrawing } from '../platform/drawings/read-drawing.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { Caller, Studio } from '../platform/studio.ts';
import { beginDocument, findDocument, findWriters, markStored, readForeign } from './document-store.ts';
import { inTurn, type Room } from './room.ts';
import { addChanges } from './sessions.ts';
import type { UpdateLog } from './update-log.ts';

export interface LiveVersion {
  readonly xml: string;
  readonly keepsMeaning: boolean;
  readonly appraisal: Awaited<ReturnType<Studio['appraise']>>;
  readonly baseVersion: number;
  /** Who changed something last, and everybody else who did since the version before. */
  readonly userId: number;
  readonly otherUserIds: readonly number[];
}

export interface RoomTools {
  readonly database: Database;
  readonly studio: Studio;
  readonly log: UpdateLog;
  /** This server, among others at the same database. */
  readonly node: string;
  /** Stores the next version; undefined where somebody else stored one meanwhile. */
  readonly storeVersion: (diagramId: number, next: LiveVersion) => Promise<number | undefined>;
}

export const callerFor = (diagramId: number): Caller => ({
  who: `live:${diagramId}`,
  signal: new AbortController().signal,
});

/** Changes that the server itself writes, which no browser has sent. */
const serverOrigin = { source: 'server', path: livePath };

/** Fills a document with what is stored of it, or begins it from the newest version of its diagram. Throws where there is none. */
export const loadRoom = async (
  { database, studio }: Pick<RoomTools, 'database' | 'studio'>,
  { diagramId, epoch, document }: { readonly diagramId: number; readonly epoch: number; readonly document: Document },
): Promise<Room> => {
  let stored = await findDocument(database, diagramId);
  if (stored === undefined || stored.updates.length === 0) {
    const found = await findNewest(database, diagramId);
    const seeds = await studio.shareDrawing(callerFor(diagramId), found.xml);
    const doc = new Y.Doc();
    doc.transact(() => plantCells(doc, seeds));
    await beginDocument(database, diagramId, { state: Y.encodeStateAsUpdate(doc), version: found.version });
    doc.destroy();
    // Where two servers begin it at once, both go on from the state of the first.
    stored = await findDocument(database, diagramId);
  }
  if (stored === undefined || stored.epoch !== epoch) throw new Error('This document has ended.');
  const { updates, version, lastEntry, storedThrough } = stored;
  document.transact(() => {
    for (const update of updates) Y.applyUpdate(document, update);
  });
  return {
    diagramId,
    epoch,
    document,
    version,
    lastEntry,
    storedThrough,
    bytes: updates.reduce((sum, { length }) => sum + length, 0),
    authors: new Map(),
    lastAuthor: undefined,
    sessionId: undefined,
    met: new Set(),
    isQueued: false,
    turn: Promise.resolve(),
  };
};

const findNewest = async (database: Database, id: number) => {
  const [found] = await database
    .select({ xml: diagrams.xmlContent, version: diagrams.version, ownerId: diagrams.userId })
    .from(diagrams)
    .where(eq(diagrams.id, id));
  if (found === undefined) throw new Error('This diagram is gone.');
  return found;
};

/** Takes versions over that were stored another way: by the conversation, a theme, a restored version. */
export const followVersions = (tools: RoomTools, room: Room): Promise<void> => inTurn(room, () => follow(tools, room));

const follow = async ({ database, studio, log }: RoomTools, room: Room): Promise<void> => {
  const { diagramId, document, epoch } = room;
  const { version, xml } = await findNewest(database, diagramId);
  if (version <= room.version) return;
  const before = await readDrawing(database, diagramId, room.version);
  const merged = await studio.compareForSharing(callerFor(diagramId), before ?? readSharedCells(document), xml);
  const known = Y.encodeStateVector(document);
  // What people have written since that version was made is newer, and was acknowledged.
  document.transact(() => mergeChanges(document, merged, { prefer: 'ours' }), serverOrigin);
  const update = Y.encodeStateAsUpdate(document, known);
  room.lastEntry = Math.max(room.lastEntry, await log.append({ diagramId, epoch, update, userId: undefined }));
  room.bytes += update.length;
  room.version = version;
  await markStored(database, diagramId, { version });
  tell(room, { kind: 'stored', version });
};

/** Takes over what other servers have written, to be stored here as well. */
export const catchUp = ({ database, node }: RoomTools, room: Room): Promise<void> =>
  inTurn(room, async () => {
    const foreign = await readForeign(database, [room.diagramId], { node, after: room.storedThrough });
    for (const { id, epoch, update } of foreign) {
      if (epoch !== room.epoch) continue;
      Y.applyUpdate(room.document, update, otherServer);
      room.lastEntry = Math.max(room.lastEntry, id);
    }
  });

/** Where changes come from that another server has taken. */
export const otherServer = { source: 'other server' };

/** How often storing is tried anew when others store versions at the same moment. */
const mostTries = 5;

/** Stores what the room holds as a version, where it is another drawing than the newest one. */
export const storeRoom = (tools: RoomTools, room: Room): Promise<void> => inTurn(room, () => store(tools, room));

const store = async (tools: RoomTools, room: Room): Promise<void> => {
  const { database, studio, storeVersion } = tools;
  const { diagramId } = room;
  if (room.lastEntry <= room.storedThrough) return;
  for (let tries = 0; tries < mostTries; tries += 1) {
    await follow(tools, room);
    const through = room.lastEntry;
    const authors = new Map(room.authors);
    const newest = await findNewest(database, diagramId);
    if (newest.version !== room.version) continue;
    const taken = await studio.takeShared(callerFor(diagramId), newest.xml, readSharedCells(room.document));
    if ('isSame' in taken) {
      await settle(tools, room, { through, version: room.version });
      return;
    }
    const userId = room.lastAuthor ?? newest.ownerId;
    const writers = await findWriters(database, room, through);
    const otherUserIds = writers.filter((writer) => writer !== userId);
    const version = await storeVersion(diagramId, { ...taken, baseVersion: room.version, userId, otherUserIds });
    if (version === undefined) continue;
    room.version = version;
    for (const [key, author] of authors) if (room.authors.get(key) === author) room.authors.delete(key);
    await settle(tools, room, { through, version });
    if (room.sessionId !== undefined) {
      await addChanges(
        database,
        room.sessionId,
        taken.changes.slice(0, mostTold).map(({ changeType, elementId, page, label }) => ({
          changeType,
          elementId,
          elementData: { page, label },
          userId: authors.get(`${page}\n${elementId}`) ?? null,
        })),
      );
    }
    tell(room, { kind: 'stored', version });
    return;
  }
};

/** As many changes of one version are told one by one. */
const mostTold = 500;

const settle = async (
  { database }: RoomTools,
  room: Room,
  { through, version }: { readonly through: number; readonly version: number },
): Promise<void> => {
  room.storedThrough = through;
  await markStored(database, room.diagramId, { version, storedThrough: through });
};

/** Tells everybody in a room. */
export const tell = ({ document }: Pick<Room, 'document'>, note: LiveNote): void =>
  document.broadcastStateless(JSON.stringify(note));

/** Why no version could be stored, for people. */
export const reasonOf = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Couldn’t save a version. The server tries again with your next change.';
