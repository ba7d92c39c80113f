import { checkUpdate, liveLimits } from '@diagloom/collaboration';
import type { Connection, Document } from '@hocuspocus/server';
import { type AwarenessState, isEmptyUpdate, readMessage } from './read-message.ts';
import type { LiveContext } from './room.ts';

/** Ends the connection: `code` as websockets know it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: number;
  readonly reason: string;

  constructor(code: number, reason: string) {
    // The library prints the message of every error; this one is no fault of the server.
    super();
    this.code = code;
    this.reason = reason;
  }
}

/** Codes of websockets: broken or forbidden for good, ended by somebody, too much for now, come back later. */
export const closeCodes = { broken: 4400, forbidden: 4403, ended: 4410, tooMuch: 4429, later: 1013 } as const;

/** Counts messages of each connection within a second, and refuses more than `most`. */
export const createPace = (most: number = liveLimits.messagesPerSecond, now: () => number = Date.now) => {
  const counts = new WeakMap<object, { second: number; count: number }>();
  return (connection: object): void => {
    const second = Math.floor(now() / 1000);
    const known = counts.get(connection);
    const count = known?.second === second ? known.count + 1 : 1;
    counts.set(connection, { second, count });
    if (count > most)
      throw new Refused(
        closeCodes.tooMuch,
        'Too many changes were made in a short time. Wait a moment, then try again.',
      );
  };
};

/**
 * The update that a message brings and that is to be kept; undefined where there is none. Throws `Refused` for what is broken, too
 * large, or says that it is somebody else.
 */
export const readUpdate = (
  message: Uint8Array,
  {
    connection,
    document,
    context,
    bytes,
  }: { connection: Connection; document: Document; context: LiveContext; bytes: number },
): Uint8Array | undefined => {
  const read = tryToRead(message);
  if (read.kind === 'foreign')
    throw new Refused(closeCodes.broken, 'The server couldn’t read a change. Reload the page and try again.');
  if (read.kind === 'awareness') checkIdentity(read.states, document, { ...context, mayCall: !connection.readOnly });
  if (read.kind !== 'update' || connection.readOnly || isEmptyUpdate(read.update)) return undefined;
  const problem = checkUpdate(read.update);
  if (problem !== undefined) throw new Refused(closeCodes.broken, problem);
  if (bytes + read.update.length > liveLimits.documentBytes) {
    throw new Refused(
      closeCodes.broken,
      'This diagram is too large to edit together. Delete or split off parts of it.',
    );
  }
  return read.update;
};

const tryToRead = (message: Uint8Array): ReturnType<typeof readMessage> => {
  try {
    return readMessage(message);
  } catch {
    throw new Refused(closeCodes.broken, 'A message could not be read.');
  }
};

/** Bytes of what one person shows of themselves. */
const largestState = 20_000;

/** Browsers send on what they hear of others, so a state is somebody's own, or what is known of another already. */
const checkIdentity = (
  states: readonly AwarenessState[],
  document: Document,
  { userId, name, mayCall }: LiveContext & { readonly mayCall: boolean },
): void => {
  for (const { clientId, clock, state } of states) {
    if (state === null || isOutdated(document, clientId, clock)) continue;
    const claimed = userOf(state);
    const known = userOf(document.awareness.getStates().get(clientId));
    const isOwn = claimed?.id === userId && claimed.name === name && (known === undefined || known.id === userId);
    const isEcho =
      claimed !== undefined && known !== undefined && claimed.id === known.id && claimed.name === known.name;
    // A browser says that it is there before it says who is.
    const isNobody = claimed === undefined && known === undefined;
    if (!isOwn && !isEcho && !isNobody) throw new Refused(closeCodes.forbidden, 'This is somebody else.');
    // Bringing everybody to one is for those who may change the diagram.
    if (isOwn && !mayCall && isCalling(state)) throw new Refused(closeCodes.forbidden, 'Only editors call others.');
    if (JSON.stringify(state).length > largestState) throw new Refused(closeCodes.broken, 'Too much is shown.');
  }
};

/** What a browser sends on of somebody who has left meanwhile: the document takes no notice of it. */
const isOutdated = ({ awareness }: Document, clientId: number, clock: number): boolean =>
  !awareness.getStates().has(clientId) && clock <= (awareness.meta.get(clientId)?.clock ?? -1);

const userOf = (state: unknown): { readonly id: unknown; readonly name: unknown } | undefined => {
  if (typeof state !== 'object' || state === null || !('user' in state)) return undefined;
  const { user } = state;
  if (typeof user !== 'object' || user === null) return undefined;
  return { id: 'id' in user ? user.id : undefined, name: 'name' in user ? user.name : undefined };
};

const isCalling = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'call' in state && state.call !== null && state.call !== 0;
