import { contains, type Diagram, grown, overlaps, type Placement, type Rect } from '../../model/index.ts';
import { againstFlow, alongFlow } from '../along-flow.ts';
import { ancestryOf } from '../ancestry.ts';
import { placeLabels } from '../place-labels.ts';
import { placeParts, withoutParts } from '../place-parts.ts';
import { repairRoutes } from '../repair-routes.ts';
import { tidyRoutes } from '../tidy-routes.ts';
import { insertShapes } from './insert-shapes.ts';

/** Where everything stands now, and which shapes must not be moved whatever happens. */
export interface Standing extends Placement {
  readonly locked?: ReadonlySet<string>;
}

/**
 * Places a changed diagram so that what was there before stays: shapes keep their place, new ones come where `fresh`, a layout of
 * the whole, has them beside their neighbours, and what lies beyond them moves on just as far as they need. Lines keep their
 * route where it still leads from one shape to the other. Undefined where that leaves no tidy page; `fresh` is the answer then.
 */
export const adjust = (whole: Diagram, fresh: Placement, standing: Standing): Placement | undefined => {
  const diagram = withoutParts(whole);
  const kept = diagram.shapes.filter(({ id }) => standing.shapes.has(id)).length;
  if (2 * kept < diagram.shapes.length) return undefined;
  const placed = insertShapes(diagram, fresh, standing);
  if (placed === undefined || !isTidy(diagram, placed)) return undefined;
  const forward = alongFlow(diagram);
  const routed = tidyRoutes(forward, repairRoutes(forward, againstFlow(diagram, placed)));
  return placeParts(whole, againstFlow(diagram, placeLabels(forward, routed)));
};

/** No shape on another one, children inside their containers. */
const isTidy = (diagram: Diagram, { shapes }: Placement): boolean => {
  const { holds } = ancestryOf(diagram.shapes);
  const boxes = diagram.shapes.flatMap((shape) => {
    const box = shapes.get(shape.id);
    return box === undefined ? [] : [{ shape, box }];
  });
  if (boxes.length < diagram.shapes.length) return false;
  const isInside = (box: Rect, parent: string | undefined): boolean => {
    const outer = parent === undefined ? undefined : shapes.get(parent);
    return outer === undefined || contains(outer, box);
  };
  return boxes.every(
    ({ shape, box }, index) =>
      isInside(box, shape.parent) &&
      boxes
        .slice(index + 1)
        .every(
          (other) =>
            !overlaps(grown(box, -1), other.box) || holds(shape.id, other.shape.id) || holds(other.shape.id, shape.id),
        ),
  );
};
