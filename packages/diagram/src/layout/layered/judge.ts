import { boundsOf, type Diagram, grown, overlaps, type Placement, type Rect, type Route } from '../../model/index.ts';
import { boundsOfPoints, runsThrough, segmentsOf } from '../polyline.ts';
import { crossingsWith } from '../route-world.ts';
import { linesOnOthers } from '../separate-lines.ts';

export interface Verdict {
  readonly crossings: number;
  /** To compare two placements of one diagram by; smaller is better. */
  readonly cost: number;
}

/** How heavily each disturbs a reader, in bends; people find crossings by far the hardest (Purchase 1997). */
const weights = { crossing: 100, label: 100, unbalance: 1 } as const;

/** How often lines cross or run on top of others: of all pairs, or of those with a line that is counted. */
export const countCrossings = (
  diagram: Diagram,
  placement: Placement,
  isCounted: (id: string) => boolean = () => true,
): number => {
  const lines = [...placement.routes].map(([id, route]) => ({ id, route, box: reachOf(route) }));
  let count = linesOnOthers(diagram, placement, isCounted);
  for (const [at, { id, route, box }] of lines.entries()) {
    const isOwn = isCounted(id);
    const others = lines.slice(at + 1).filter((other) => (isOwn || isCounted(other.id)) && overlaps(box, other.box));
    count += crossingsWith(
      route.points,
      others.map((other) => other.route),
    );
  }
  return count;
};

const reachOf = ({ points }: Route): Rect => grown(boundsOfPoints(points), 1);

/** Judges a placement by its crossings and the lines that run on top of others, then its bends, then how far from a screen's its proportions are. */
export const judge = (diagram: Diagram, placement: Placement): Verdict => {
  const lines = [...placement.routes.values()].map((route) => ({ route, box: reachOf(route) }));
  const crossings = countCrossings(diagram, placement);
  const bends = lines.reduce((sum, { route }) => sum + route.points.length - 2, 0);
  const coveredLabels = diagram.connectors.filter(({ id, labelSize }) => {
    const label = placement.routes.get(id)?.label;
    if (label === undefined) return false;
    const box = { x: label.x - labelSize.width / 2, y: label.y - labelSize.height / 2, ...labelSize };
    return lines.some(
      (line) => overlaps(line.box, box) && segmentsOf(line.route.points).some((piece) => runsThrough(piece, box)),
    );
  }).length;
  const cost =
    weights.crossing * crossings + weights.label * coveredLabels + bends + weights.unbalance * ratioOf(placement);
  return { crossings, cost };
};

/** The long side of everything by the short one. */
const ratioOf = ({ shapes }: Placement): number => {
  const bounds = boundsOf(shapes.values());
  if (bounds === undefined) return 1;
  return Math.max(bounds.width, bounds.height) / Math.max(1, Math.min(bounds.width, bounds.height));
};
