import { LRUCache } from 'lru-cache';
import type { Caller, Studio } from '../studio.ts';
import { tagOf } from './tag-of.ts';

/** Bytes of pictures that are kept; the ones that nobody asked for longest go first. */
const mostBytes = 64 * 1024 * 1024;

/** One that took so much of the room would drive out a hundred small ones. */
const mostBytesOfOne = 8 * 1024 * 1024;

interface Drawing<Picture> {
  readonly picture: Promise<Picture>;
  readonly stop: AbortController;
  waiting: number;
}

/**
 * Draws each picture once: what was drawn from the same content is kept, and whoever asks for what is being drawn waits for that. The work
 * is stopped when the last of them has left.
 */
export const drawnOnce = (studio: Studio): Studio => ({
  ...studio,
  preview: once(studio.preview, ({ svg }) => svg.length),
  export: once(studio.export, ({ content }) => content.length),
});

const once = <Request extends readonly unknown[], Picture extends object>(
  draw: (caller: Caller, ...request: Request) => Promise<Picture>,
  sizeOf: (picture: Picture) => number,
): ((caller: Caller, ...request: Request) => Promise<Picture>) => {
  const kept = new LRUCache<string, Picture>({
    maxSize: mostBytes / 2,
    maxEntrySize: mostBytesOfOne,
    sizeCalculation: (picture) => sizeOf(picture) + 1,
  });
  const underWay = new Map<string, Drawing<Picture>>();

  const begin = (key: string, who: string, request: Request): Drawing<Picture> => {
    const stop = new AbortController();
    const picture = draw({ who, signal: stop.signal }, ...request);
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

  return async (caller, ...request) => {
    caller.signal.throwIfAborted();
    const key = tagOf(request);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drawing = underWay.get(key) ?? begin(key, caller.who, request);
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
  };
};
