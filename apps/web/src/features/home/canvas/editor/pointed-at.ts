import type { Point, Rect } from '@diagloom/diagram/model';
import { isLine } from '../editing/edits-for.ts';
import { hitTest } from '../view/hit-test.ts';
import type { PageView } from '../view/page-view.ts';

/** How near a shape must come to a line for it to snap, and a pointer to a line to be on it, px of the screen. */
export const reach = 6;

/** How far the dots reach beyond their shape, px of the screen. */
const dotReach = 40;

/** What a pointer at a point of the page is on. */
export const createPointedAt = (view: PageView, factor: number) => {
  const under = (point: Point): string | undefined => {
    const hit = hitTest(view, point, reach / factor);
    return hit === undefined ? undefined : view.unitOf(hit);
  };
  return {
    /** The part of the diagram there. */
    under,
    /** The shape there that a line may lead to. */
    shapeAt: (point: Point, but?: string): string | undefined => {
      const hit = under(point);
      return hit === undefined || hit === but || !view.boxes.has(hit) || isLine(view, hit) ? undefined : hit;
    },
    /** A group is taken as a whole until it is selected, or something in it. */
    wholeOf: (id: string, selection: readonly string[]): string => {
      const group = view.groupOf(id);
      if (group === undefined) return id;
      const isEntered = selection.some((other) => other !== group && view.groupOf(other) === group);
      return isEntered ? id : group;
    },
    /** The box of a line's label where the point is on it. */
    labelAt: (id: string, point: Point): Rect | undefined => {
      const item = view.items.find(({ cell, kind }) => cell.id === id && kind === 'edge');
      const box = item?.label?.box;
      return box !== undefined && (item?.label?.lines.length ?? 0) > 0 && isNear(box, point, 0) ? box : undefined;
    },
    /** The part below a mouse, with the dots around it: the way to them, often over lines, must not lose it. */
    hoveredAt: (point: Point, before: string | undefined): string | undefined => {
      const box = before === undefined ? undefined : view.boxes.get(before);
      const found = under(point);
      const isPaper = found === undefined || isLine(view, found);
      return box !== undefined && isPaper && isNear(box, point, dotReach / factor) ? before : found;
    },
  };
};

const isNear = ({ x, y, width, height }: Rect, point: Point, distance: number): boolean =>
  point.x >= x - distance &&
  point.x <= x + width + distance &&
  point.y >= y - distance &&
  point.y <= y + height + distance;
