import type { Diagram, Placement, Point, Rect, Route } from '../model/index.ts';
import { ancestryOf } from './ancestry.ts';

/**
 * Layouts lead a connector to the shape that its part belongs to. Where it leaves that shape at the right and nothing stands
 * between the part and the border, the line is drawn on from the part itself: over to the free strip along the border and
 * there up or down to where it leaves. Other connectors keep their end at the border.
 */
export const reachParts = (diagram: Diagram, placement: Placement): Placement => {
  const parts = diagram.shapes.filter(({ placing }) => placing === 'part');
  const partIds = new Set(parts.map(({ id }) => id));
  const fromParts = diagram.connectors.filter(({ from }) => partIds.has(from));
  if (fromParts.length === 0) return placement;
  const { around, holds } = ancestryOf(diagram.shapes);
  const boxOf = (id: string): Rect | undefined => placement.shapes.get(id);
  const wholeOf = (id: string): string => around(id).find((outer) => !partIds.has(outer)) ?? id;
  const routes = new Map(placement.routes);
  const lanes = new Map<string, number>();
  for (const { id, from } of fromParts) {
    const whole = wholeOf(from);
    const [route, part, box] = [routes.get(id), boxOf(from), boxOf(whole)];
    if (route === undefined || part === undefined || box === undefined) continue;
    const others = parts.filter(
      (other) => wholeOf(other.id) === whole && !holds(other.id, from) && !holds(from, other.id),
    );
    const siblings = [part, ...others.flatMap((other) => boxOf(other.id) ?? [])];
    const lane = lanes.get(whole) ?? 0;
    const longer = fromPart(route, part, { box, siblings, lane });
    if (longer === undefined) continue;
    routes.set(id, longer);
    lanes.set(whole, lane + 1);
  }
  return { shapes: placement.shapes, routes };
};

interface Inside {
  readonly box: Rect;
  /** The part itself and all that stand beside it. */
  readonly siblings: readonly Rect[];
  /** How many lines already run along the border. */
  readonly lane: number;
}

/** The least strip along the border in which a line can run, px, and where the lines that share it run in it. */
const leastStrip = 10;
const lanesInStrip = [1 / 2, 3 / 4, 1 / 4] as const;

const fromPart = (route: Route, part: Rect, { box, siblings, lane }: Inside): Route | undefined => {
  const [first, ...rest] = route.points;
  const border = box.x + box.width;
  if (first === undefined || Math.abs(first.x - border) > 1) return undefined;
  const strip = Math.max(...siblings.map(({ x, width }) => x + width));
  if (border - strip < leastStrip) return undefined;
  const edge = part.x + part.width;
  const level = part.y + part.height / 2;
  const isInWay = ({ x, y, height }: Rect): boolean => x >= edge && y <= level && level <= y + height;
  if (siblings.some(isInWay)) return undefined;
  const turn = strip + (border - strip) * (lanesInStrip[lane % lanesInStrip.length] ?? 1 / 2);
  const start: readonly Point[] =
    Math.abs(first.y - level) < 1
      ? [{ x: edge, y: first.y }]
      : [
          { x: edge, y: level },
          { x: turn, y: level },
          { x: turn, y: first.y },
        ];
  return { ...route, points: [...start, ...rest] };
};
