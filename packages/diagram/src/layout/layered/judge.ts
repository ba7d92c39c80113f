import { boundsOf, type Diagram, grown, overlaps, type Placement } from '../../model/index.ts';
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

/** Judges a placement by its crossings and the lines that run on top of others, then its bends, then how far from a screen's its proportions are. */
export const judge = (diagram: Diagram, placement: Placement): Verdict => {
  let crossings = linesOnOthers(diagram, placement);
  const lines = [...placement.routes.values()].map((route) => ({ route, box: grown(boundsOfPoints(route.points), 1) }));
  let bends = 0;
  lines.forEach(({ route, box }, index) => {
    const others = lines.slice(index + 1).filter((other) => overlaps(box, other.box));
    crossings += crossingsWith(
      route.points,
      others.map((other) => other.route),
    );
    bends += route.points.length - 2;
  });
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
