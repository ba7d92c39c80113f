import type { PictureReading } from '@diagloom/vision';
import type { PictureReader } from '../platform/picture-reading/create-picture-reader.ts';

const someReading: PictureReading = {
  width: 400,
  height: 300,
  unit: 1,
  reading: {
    shapes: [
      { id: 's1', kind: 'rectangle', box: { x: 20, y: 20, width: 120, height: 60 }, label: 'Pay' },
      { id: 's2', kind: 'pill', box: { x: 20, y: 160, width: 120, height: 60 }, label: 'End' },
    ],
    connectors: [
      {
        id: 'c1',
        from: 's1',
        to: 's2',
        route: [
          { x: 80, y: 80 },
          { x: 80, y: 160 },
        ],
        head: 'end',
        label: '',
      },
    ],
    unread: [],
  },
};

/** A stand-in that finds the same in every picture, for tests of everything around the reading. */
export const buildPictureReader = (over: Partial<PictureReader> = {}): PictureReader => ({
  read: async (_caller, _file, onStage) => {
    for (const stage of ['opening', 'shapes', 'connectors', 'words'] as const) onStage?.(stage);
    return someReading;
  },
  drawPages: async () => ({ pageCount: 1, picture: new Uint8Array([1]), thumbnails: [] }),
  readLetters: async () => ({ pageCount: 1, lines: [] }),
  clean: async (_caller, bytes) => ({ width: 40, height: 30, picture: bytes, thumbnail: bytes.slice(0, 1) }),
  forModel: async (_caller, { bytes }) => ({ jpeg: Uint8Array.from([0xff, 0xd8, ...bytes]) }),
  close: async () => undefined,
  ...over,
});
