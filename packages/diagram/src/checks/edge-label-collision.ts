import { runsThrough, segmentsOf } from '../layout/polyline.ts';
import { grown, overlaps } from '../model/index.ts';
import type { PageCheck } from './page-check.ts';

/** Labels of lines may be nearer than they look: the box of a text has free room above and below the letters. */
const tolerance = -2;

/** A line's label stands on a shape, on another text or on another line. */
export const edgeLabelCollision = {
  id: 'edge-label-collision',
  find: ({ edgeLabels, solids, shapes, edges, around, nameOf }) =>
    edgeLabels.flatMap(({ cell, edge, box }, index) => {
      const near = grown(box, tolerance);
      const holders = new Set([...around(edge), ...endsAround(edges, edge, around)]);
      const onShapes = solids
        .filter(({ shape, closed }) => !holders.has(shape.cell.id) && closed !== undefined && overlaps(near, closed))
        .map(({ shape }) => shape.cell.id);
      const onTexts = shapes
        .filter(
          ({ cell: other, label }) => label !== undefined && !onShapes.includes(other.id) && overlaps(near, label.box),
        )
        .map(({ cell: other }) => other.id);
      const onLabels = edgeLabels
        .slice(index + 1)
        .filter((other) => overlaps(near, other.box))
        .map((other) => other.cell.id);
      const onLines = edges
        .filter((other) => other.cell.id !== edge)
        .filter(({ points }) => segmentsOf(points).some((segment) => runsThrough(segment, near)))
        .map((other) => other.cell.id);
      return [...onShapes, ...onTexts, ...onLabels, ...onLines].map((other) => ({
        cells: [cell.id, other],
        message: `The text “${nameOf(cell.id)}” of a line stands on “${nameOf(other)}”; move it along its line.`,
        where: box,
      }));
    }),
} as const satisfies PageCheck;

type Facts = Parameters<PageCheck['find']>[0];

/** The containers that a line starts or ends in: its label may stand inside them. */
const endsAround = (edges: Facts['edges'], edge: string, around: Facts['around']): readonly string[] => {
  const cell = edges.find((other) => other.cell.id === edge)?.cell;
  return [cell?.source, cell?.target].flatMap((end) => (end === undefined ? [] : around(end)));
};
