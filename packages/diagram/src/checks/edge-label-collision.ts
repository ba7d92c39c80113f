import { boundsOfPoints, boxesAlong, runsThrough, segmentsOf } from '../layout/polyline.ts';
import { createSpatialGrid, sideFor } from '../layout/spatial-grid.ts';
import { grown, overlaps, type Rect } from '../model/index.ts';
import type { PageCheck } from './page-check.ts';
import { mostNear, type PageFacts } from './page-facts.ts';

/** Labels of lines may be nearer than they look: the box of a text has free room above and below the letters. */
const tolerance = -2;

/** A line's label stands on a shape, on another text or on another line. */
export const edgeLabelCollision = {
  id: 'edge-label-collision',
  find: function* (facts) {
    const { edgeLabels, edges, around, nameOf } = facts;
    const found = findersOf(facts);
    const cells = new Map(edges.map(({ cell }) => [cell.id, cell]));
    for (const [index, { cell, edge, box }] of edgeLabels.entries()) {
      const near = grown(box, tolerance);
      // A label may stand inside the containers that its line starts or ends in.
      const { source = '', target = '' } = cells.get(edge) ?? {};
      const holders = new Set([edge, source, target].flatMap((id) => (id === '' ? [] : around(id))));
      const onShapes = found.solids(near).filter((id) => !holders.has(id));
      const onTexts = found.texts(near).filter((id) => !onShapes.includes(id));
      const onLines = new Set(found.segments(near).filter((id) => id !== edge));
      for (const other of [...onShapes, ...onTexts, ...found.labelsAfter(index, near), ...onLines]) {
        yield {
          cells: [cell.id, other],
          message: `The line label “${nameOf(cell.id)}” covers “${nameOf(other)}”. Move it along its line.`,
          where: box,
        };
      }
    }
  },
} as const satisfies PageCheck;

/** What lies where: ids of cells, in paint order. */
const findersOf = ({ solids, shapes, edgeLabels, edges }: PageFacts) => {
  const closed = solids.flatMap((solid) =>
    solid.closed === undefined ? [] : [{ id: solid.shape.cell.id, box: solid.closed }],
  );
  const texts = shapes.flatMap(({ cell, label }) => (label === undefined ? [] : [{ id: cell.id, box: label.box }]));
  const segments = edges.flatMap(({ cell, points }) => segmentsOf(points).map((segment) => ({ id: cell.id, segment })));
  const labels = edgeLabels.map(({ cell, box }) => ({ id: cell.id, box }));
  const [onClosed, onTexts, onLabels] = [byBox(closed), byBox(texts), byBox(labels)];
  const side = sideFor(edges.map(({ points }) => boundsOfPoints(points)));
  const onSegments = finder(segments, { side, boxesOf: ({ segment }) => boxesAlong(segment, side) });
  const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);
  return {
    solids: (near: Rect) => idsOf(onClosed(near).filter(({ box }) => overlaps(near, box))),
    texts: (near: Rect) => idsOf(onTexts(near).filter(({ box }) => overlaps(near, box))),
    labelsAfter: (index: number, near: Rect) => {
      const after = labels[index];
      const others = onLabels(near).filter(({ box }) => overlaps(near, box));
      return idsOf(after === undefined ? [] : others.slice(others.indexOf(after) + 1));
    },
    segments: (near: Rect) => idsOf(onSegments(near).filter(({ segment }) => runsThrough(segment, near))),
  };
};

interface Places<Item> {
  readonly side: number;
  readonly boxesOf: (item: Item) => readonly Rect[];
}

/** Finds the items near a place, in the order in which they are given; of a heap only the first. */
const finder = <Item>(items: readonly Item[], { side, boxesOf }: Places<Item>): ((near: Rect) => readonly Item[]) => {
  const grid = createSpatialGrid<number>(side);
  for (const [index, item] of items.entries()) for (const box of boxesOf(item)) grid.add(box, index);
  return (near) =>
    [...grid.near(near, mostNear)].sort((one, other) => one - other).flatMap((index) => items[index] ?? []);
};

const byBox = <Item extends { readonly box: Rect }>(items: readonly Item[]): ((near: Rect) => readonly Item[]) =>
  finder(items, { side: sideFor(items.map(({ box }) => box)), boxesOf: ({ box }) => [box] });
