import type { Shape } from '@diagloom/diagram/model';

/** Gives all shapes the size of the largest, so that rows and columns of them are even. */
export const shareSize = (shapes: readonly Shape[]): readonly Shape[] => {
  const width = Math.max(0, ...shapes.map(({ size }) => size.width));
  const height = Math.max(0, ...shapes.map(({ size }) => size.height));
  return shapes.map((shape) => ({ ...shape, size: { width, height } }));
};
