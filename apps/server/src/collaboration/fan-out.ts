import type { Redis } from 'ioredis';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/**
 * What servers tell each other of a shared document: a change, who is there, a note for browsers, or that one has opened the document
 * and does not know who is there.
 */
export interface Told {
  readonly kind: (typeof kinds)[number];
  readonly bytes: Uint8Array;
}

const kinds = ['update', 'presence', 'note', 'who'] as const;

export interface FanOut {
  /** Never waits and never fails: what is lost on the way is in the log. A note goes to a diagram by its id, all else to a document. */
  readonly tell: (room: string, told: Told) => void;
  readonly close: () => void;
}

interface FanOutOptions {
  /** Absent where there is one server. */
  readonly redis: Redis | undefined;
  /** This server: what it told itself is passed over. */
  readonly node: string;
  readonly onTold: (room: string, told: Told) => void;
}

const channel = 'diagloom:live';

/**
 * Tells other servers at once what they would find in the log a moment later. Redis is for speed alone: while it is gone, changes come
 * from the log, and nobody waits for it.
 */
export const createFanOut = ({ redis, node, onTold }: FanOutOptions): FanOut => {
  if (redis === undefined) return { tell: () => undefined, close: () => undefined };
  const listener = redis.duplicate();
  // The other connection to the same Redis reports what is the matter with it.
  listener.on('error', () => undefined);
  listener.on('ready', () => void listener.subscribe(channel).catch(() => undefined));
  listener.on('messageBuffer', (_channel: Buffer, data: Buffer) => {
    const read = tryToRead(data);
    if (read !== undefined && read.node !== node) onTold(read.room, read.told);
  });
  listener.connect().catch(() => undefined);
  return {
    tell: (room, told) => {
      if (redis.status === 'ready') redis.publish(channel, write(node, room, told)).catch(() => undefined);
    },
    close: () => listener.disconnect(),
  };
};

export const write = (node: string, room: string, told: Told): Buffer => {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, node);
  encoding.writeVarString(encoder, room);
  encoding.writeVarUint(encoder, kinds.indexOf(told.kind));
  encoding.writeVarUint8Array(encoder, told.bytes);
  return Buffer.from(encoding.toUint8Array(encoder));
};

/** Undefined for what none of our servers writes. */
export const tryToRead = (
  data: Uint8Array,
): { readonly node: string; readonly room: string; readonly told: Told } | undefined => {
  try {
    const decoder = decoding.createDecoder(data);
    const node = decoding.readVarString(decoder);
    const room = decoding.readVarString(decoder);
    const kind = kinds[decoding.readVarUint(decoder)];
    const bytes = decoding.readVarUint8Array(decoder);
    return kind === undefined ? undefined : { node, room, told: { kind, bytes } };
  } catch {
    return undefined;
  }
};
