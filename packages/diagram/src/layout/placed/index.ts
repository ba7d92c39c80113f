import {
  boundsOf,
  type Connector,
  type Diagram,
  type Point,
  type Rect,
  type Route,
  type Shape,
} from '../../model/index.ts';
import { pageMargin } from '../build-page.ts';
import type { LayoutAlgorithm } from '../layout-algorithm.ts';
import { endAtOutlines } from './end-at-outlines.ts';
import { type End, straightLine } from './straight-line.ts';

/**
 * Every shape where it wishes to stand, even over another one: for what a person placed by hand. Shapes without a wish stand
 * in rows below all others. Lines run as they wish, or straight from outline to outline.
 */
export const placed = {
  id: 'placed',
  place: async (diagram) => {
    const shapes = placeShapes(diagram.shapes);
    const styles = new Map(diagram.shapes.map(({ id, style }) => [id, style]));
    const endOf = (id: string): End | undefined => {
      const box = shapes.get(id);
      return box === undefined ? undefined : { box, style: styles.get(id) ?? {} };
    };
    const routeOf = (connector: Connector): readonly (readonly [string, Route])[] => {
      const [from, to] = [endOf(connector.from), endOf(connector.to)];
      if (from === undefined || to === undefined) return [];
      const points =
        connector.route !== undefined
          ? endAtOutlines(connector.route, from, to)
          : connector.from === connector.to
            ? loop(from.box)
            : straightLine(from, to);
      return [[connector.id, { points, ...(connector.label === '' ? {} : { label: middleOf(points) }) }]];
    };
    return { shapes, routes: new Map(diagram.connectors.flatMap(routeOf)) };
  },
} as const satisfies LayoutAlgorithm;

const gap = 40;
const perRow = 4;

const placeShapes = (all: Diagram['shapes']): ReadonlyMap<string, Rect> => {
  const boxes = new Map<string, Rect>();
  for (const { id, position, size } of all) if (position !== undefined) boxes.set(id, { ...position, ...size });
  const bounds = boundsOf(boxes.values());
  const left = bounds?.x ?? pageMargin;
  let y = bounds === undefined ? pageMargin : bounds.y + bounds.height + gap;
  const waiting = all.filter(({ position }) => position === undefined);
  for (let start = 0; start < waiting.length; start += perRow) {
    y += placeRow(waiting.slice(start, start + perRow), { x: left, y }, boxes) + gap;
  }
  return boxes;
};

/** Puts shapes side by side; gives the height of the row. */
const placeRow = (row: readonly Shape[], start: Point, boxes: Map<string, Rect>): number => {
  let { x } = start;
  for (const { id, size } of row) {
    boxes.set(id, { x, y: start.y, ...size });
    x += size.width + gap;
  }
  return Math.max(...row.map(({ size }) => size.height));
};

/** How far a line that leads back to its own shape reaches out, px. */
const reach = 24;

const loop = ({ x, y, width, height }: Rect): readonly Point[] => {
  const right = x + width;
  const [upper, lower] = [y + height / 4, y + (3 * height) / 4];
  return [
    { x: right, y: upper },
    { x: right + reach, y: upper },
    { x: right + reach, y: lower },
    { x: right, y: lower },
  ];
};

const middleOf = (points: readonly Point[]): Point => {
  const one = points[Math.floor((points.length - 1) / 2)] ?? { x: 0, y: 0 };
  const other = points[Math.ceil((points.length - 1) / 2)] ?? one;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
};
