import type { ReadPixels } from './read-pixels.ts';

/** What is read of a picture that is no diagram. */
export const texture: ReadPixels = {
  unit: 1,
  fit: 1,
  isTexture: true,
  reading: { shapes: [], connectors: [], unread: [] },
};
