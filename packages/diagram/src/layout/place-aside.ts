import { type Diagram, grown, overlaps, type Placement, type Rect } from '../model/index.ts';
import { atMargin } from './at-margin.ts';
import { placeLabels } from './place-labels.ts';
import { repairRoutes } from './repair-routes.ts';
import { routeWorldOf } from './route-world.ts';

/** The diagram without the connectors that have no say in where shapes stand. */
export const withoutAside = (diagram: Diagram): Diagram => {
  const connectors = diagram.connectors.filter(({ flow }) => flow !== 'aside');
  return connectors.length === diagram.connectors.length ? diagram : { ...diagram, connectors };
};

/** Leads the connectors that were left out around everything that now has its place. */
export const placeAside = (diagram: Diagram, placement: Placement): Placement => {
  if (withoutAside(diagram) === diagram) return placement;
  return atMargin(diagram, placeLabels(diagram, repairRoutes(diagram, placement)));
};

/** Texts have free room above and below their letters, px. */
const tolerance = -2;

/**
 * True where the labels of the connectors that were left out found free places: nothing kept room for them, so between
 * neighbours that stand close they may not.
 */
export const isAsideClear = (diagram: Diagram, placement: Placement): boolean => {
  const aside = diagram.connectors.filter(({ flow, label }) => flow === 'aside' && label !== '');
  if (aside.length === 0) return true;
  const { solids, titles } = routeWorldOf(diagram, placement);
  const labels = new Map(
    diagram.connectors.flatMap(({ id, labelSize }): readonly [string, Rect][] => {
      const centre = placement.routes.get(id)?.label;
      if (centre === undefined) return [];
      const box = { x: centre.x - labelSize.width / 2, y: centre.y - labelSize.height / 2, ...labelSize };
      return [[id, grown(box, tolerance)]];
    }),
  );
  const isCovered = (id: string, own: Rect): boolean =>
    [...solids, ...titles].some((box) => overlaps(own, box)) ||
    [...labels].some(([other, box]) => other !== id && overlaps(own, box));
  return aside.every(({ id }) => {
    const own = labels.get(id);
    return own === undefined || !isCovered(id, own);
  });
};
