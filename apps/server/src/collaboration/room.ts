import type { Document } from '@hocuspocus/server';

/** A shared document that people have open at this server. */
export interface Room {
  readonly diagramId: number;
  readonly epoch: number;
  readonly document: Document;
  /** The version of the diagram that the document has in it. */
  version: number;
  /** The last entry of the log that is in the document, and the last one that a version was stored with. */
  lastEntry: number;
  storedThrough: number;
  /** Bytes of everything that it was made of. */
  bytes: number;
  /** Who changed which cell since the last version, by the key of the cell. */
  readonly authors: Map<string, number>;
  lastAuthor: number | undefined;
  /** The session that goes on in it, and who of those that are there takes part. */
  sessionId: string | undefined;
  readonly met: Set<number>;
  /** A version waits to be stored. */
  isQueued: boolean;
  /** What is done with the room as a whole is done one after the other. */
  turn: Promise<unknown>;
}

/** Runs work on a room when everything before is done. */
export const inTurn = <Result>(room: Room, work: () => Promise<Result>): Promise<Result> => {
  const next = room.turn.then(work, work);
  room.turn = next.catch(() => undefined);
  return next;
};

/** Who is connected, and with which rights. */
export interface LiveContext {
  readonly userId: number;
  readonly sessionId: number;
  readonly name: string;
}

export const isLiveContext = (context: unknown): context is LiveContext =>
  typeof context === 'object' && context !== null && 'userId' in context && 'sessionId' in context;
