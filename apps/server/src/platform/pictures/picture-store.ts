import { LRUCache } from 'lru-cache';
import type { Caller } from '../studio.ts';
import { tagOf } from './tag-of.ts';

/** A picture or a file as it is sent. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

/** As it comes from whoever draws it. */
export interface Drawn {
  readonly content: string | Uint8Array;
  readonly mediaType: string;
}

export interface PictureStore {
  /**
   * The picture that is made from these parts: one that is kept, or that is being drawn for somebody else, or a new one. Parts that stand
   * for a drawing, such as its id and version, are enough, so that the drawing is read only where it has to be drawn.
   */
  readonly get: (caller: Caller, from: readonly unknown[], draw: Draw) => Promise<Picture>;
}

export type Draw = (caller: Caller) => Promise<Drawn>;

/** Bytes of pictures that are kept; the ones that nobody asked for longest go first. */
const mostBytes = 64 * 1024 * 1024;

/** One that took so much of the room would drive out a hundred small ones. */
const mostBytesOfOne = 8 * 1024 * 1024;

interface Drawing {
  readonly picture: Promise<Picture>;
  readonly stop: AbortController;
  waiting: number;
}

/** Draws each picture once. The work is stopped when the last who waits for it has left. */
export const createPictureStore = (): PictureStore => {
  const kept = new LRUCache<string, Picture>({
    maxSize: mostBytes,
    maxEntrySize: mostBytesOfOne,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const underWay = new Map<string, Drawing>();

  const begin = (key: string, who: string, draw: Draw): Drawing => {
    const stop = new AbortController();
    const picture = draw({ who, signal: stop.signal }).then(toPicture);
    const drawing = { picture, stop, waiting: 0 };
    underWay.set(key, drawing);
    const forget = (): void => {
      if (underWay.get(key) === drawing) underWay.delete(key);
    };
    picture.then((done) => {
      kept.set(key, done);
      forget();
    }, forget);
    return drawing;
  };

  return {
    get: async (caller, from, draw) => {
      caller.signal.throwIfAborted();
      const key = tagOf(from);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const drawing = underWay.get(key) ?? begin(key, caller.who, draw);
      drawing.waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          reject(caller.signal.reason);
          drawing.waiting -= 1;
          if (drawing.waiting > 0) return;
          // Whoever comes now begins anew instead of waiting for what is being stopped.
          underWay.delete(key);
          drawing.stop.abort(caller.signal.reason);
        };
        caller.signal.addEventListener('abort', leave, { once: true });
        drawing.picture.then(resolve, reject).finally(() => caller.signal.removeEventListener('abort', leave));
      });
    },
  };
};

const toPicture = ({ content, mediaType }: Drawn): Picture => ({
  // A view of the same memory where there are bytes already.
  bytes:
    typeof content === 'string'
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.length),
  mediaType,
});
