import type { Page } from '@diagloom/diagram/model';
import { readScene, type SceneShape } from '@diagloom/diagram/scene';

/**
 * How alike two pages of the same cells look, 0 to 1: the share of pairs of shapes that stand to each other, across and down, as
 * in the other page, whatever their distances. 1 where every shape has its very place.
 */
export const likenessOf = (one: Page, other: Page): number => {
  const [shapes, others] = [shapesOf(one), shapesOf(other)];
  if (shapes.length !== others.length || shapes.every((shape, index) => isSamePlace(shape, others[index]))) {
    return shapes.length === others.length ? 1 : 0;
  }
  let [pairs, same] = [0, 0];
  for (let first = 0; first < shapes.length; first += 1) {
    for (let second = first + 1; second < shapes.length; second += 1) {
      const [here, there] = [standingOf(shapes[first], shapes[second]), standingOf(others[first], others[second])];
      pairs += 1;
      if (here === there) same += 1;
    }
  }
  // The same order at other distances is nearly, but not quite, the same page.
  return pairs === 0 ? almost : Math.min(almost, same / pairs);
};

const almost = 0.999;

const shapesOf = (page: Page): readonly SceneShape[] =>
  readScene(page)
    .items.flatMap((item) => (item.kind === 'shape' && item.cell.geometry?.relative !== true ? [item] : []))
    .toSorted((a, b) => (a.cell.id < b.cell.id ? -1 : 1));

const isSamePlace = (one: SceneShape, other: SceneShape | undefined): boolean =>
  one.bounds.x === other?.bounds.x && one.bounds.y === other.bounds.y;

/** Centres nearer than this stand on one line, px. */
const near = 20;

const standingOf = (from: SceneShape | undefined, to: SceneShape | undefined): string => {
  if (from === undefined || to === undefined) return '';
  const sides = (start: number, end: number): number => (Math.abs(end - start) < near ? 0 : Math.sign(end - start));
  const [a, b] = [from.bounds, to.bounds];
  return `${sides(a.x + a.width / 2, b.x + b.width / 2)} ${sides(a.y + a.height / 2, b.y + b.height / 2)}`;
};
