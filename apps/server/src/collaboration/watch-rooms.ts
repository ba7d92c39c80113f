import type { Connection } from '@hocuspocus/server';
import * as Y from 'yjs';
import { may } from '../platform/access/policy.ts';
import { readForeign, readVersions } from './document-store.ts';
import { closeCodes } from './guard.ts';
import { isLiveContext, type Room } from './room.ts';
import { followVersions, otherServer, type RoomTools } from './room-work.ts';
import { readEnded } from './sessions.ts';
import { readAccesses } from './watch-access.ts';

interface WatchOptions {
  readonly tools: RoomTools;
  /** The rooms that are open at this server, by name. */
  readonly rooms: ReadonlyMap<string, Room>;
  readonly connectionsOf: (name: string) => readonly Connection[];
}

/** Numbers of the log that are looked at a second time: entries are committed in another order than they are numbered. */
const overlap = 500;

/**
 * Looks into the database, which all servers share: who may still be there, what others wrote, which versions were stored another way
 * and what somebody has ended. So all of that holds at every server, whatever becomes of Redis.
 */
export const createWatch = ({ tools, rooms, connectionsOf }: WatchOptions): { readonly look: () => Promise<void> } => {
  const { database, node } = tools;
  let last = 0;
  /** Entries that were applied, as far back as they are looked at again. */
  let applied: ReadonlySet<number> = new Set();

  const watchAccess = async (): Promise<void> => {
    const present = [...rooms].flatMap(([name, { diagramId }]) =>
      connectionsOf(name).flatMap((connection) =>
        isLiveContext(connection.context) ? [{ connection, diagramId, ...connection.context }] : [],
      ),
    );
    const accesses = await readAccesses(database, present);
    for (const [index, { connection }] of present.entries()) {
      const access = accesses[index] ?? null;
      const isReader = access !== null && !may('change', { access });
      if (access === null) connection.webSocket.close(closeCodes.forbidden, 'Access was taken away.');
      // Whoever may do more or less than before comes back with other rights.
      else if (connection.readOnly !== isReader) connection.webSocket.close(closeCodes.later, 'Rights have changed.');
    }
  };

  const watchVersions = async (ids: readonly number[]): Promise<void> => {
    const versions = await readVersions(database, ids);
    for (const room of rooms.values()) {
      if ((versions.get(room.diagramId) ?? 0) > room.version) await followVersions(tools, room);
    }
  };

  const watchOthers = async (ids: readonly number[]): Promise<void> => {
    const foreign = await readForeign(database, ids, { node, after: Math.max(0, last - overlap) });
    const again = new Set<number>();
    for (const { id, diagramId, epoch, update } of foreign) {
      last = Math.max(last, id);
      again.add(id);
      if (applied.has(id)) continue;
      for (const room of rooms.values()) {
        if (room.diagramId === diagramId && room.epoch === epoch) Y.applyUpdate(room.document, update, otherServer);
      }
    }
    applied = again;
  };

  const watchEnds = async (): Promise<void> => {
    const sessions = [...rooms.values()].flatMap(({ sessionId }) => sessionId ?? []);
    const ended = await readEnded(database, sessions);
    for (const [name, room] of rooms) {
      const by = room.sessionId === undefined ? undefined : ended.get(room.sessionId);
      if (by === undefined) continue;
      room.sessionId = undefined;
      room.met.clear();
      for (const { context, webSocket } of connectionsOf(name)) {
        if (isLiveContext(context) && context.userId !== by)
          webSocket.close(closeCodes.ended, 'The session was ended.');
      }
    }
  };

  return {
    look: async () => {
      if (rooms.size === 0) return;
      const ids = [...new Set([...rooms.values()].map(({ diagramId }) => diagramId))];
      // Whoever is sent away by an end learns of that first.
      await watchEnds();
      await Promise.all([watchAccess(), watchVersions(ids), watchOthers(ids)]);
    },
  };
};
