import { boundsOf, type Diagram, type Placement, type Point, type Rect } from '../model/index.ts';
import { pageMargin } from './build-page.ts';

/** Moves everything, in whole px, so that the top left of all stands at the page's margin. */
export const atMargin = (diagram: Diagram, placement: Placement): Placement => {
  const labels = diagram.connectors.flatMap(({ id, labelSize }): readonly Rect[] => {
    const label = placement.routes.get(id)?.label;
    if (label === undefined) return [];
    return [{ x: label.x - labelSize.width / 2, y: label.y - labelSize.height / 2, ...labelSize }];
  });
  const bends = [...placement.routes.values()].flatMap(({ points }) =>
    points.map((point) => ({ ...point, width: 0, height: 0 })),
  );
  const bounds = boundsOf([...placement.shapes.values(), ...labels, ...bends]);
  if (bounds === undefined) return placement;
  const dx = Math.ceil(pageMargin - bounds.x);
  const dy = Math.ceil(pageMargin - bounds.y);
  if (dx === 0 && dy === 0) return placement;
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + dx, y: point.y + dy });
  return {
    shapes: new Map([...placement.shapes].map(([id, box]) => [id, moved(box)])),
    routes: new Map(
      [...placement.routes].map(([id, { points, label }]) => [
        id,
        { points: points.map(moved), ...(label === undefined ? {} : { label: moved(label) }) },
      ]),
    ),
  };
};
