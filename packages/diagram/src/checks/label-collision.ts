import { createSpatialGrid, sideFor } from '../layout/spatial-grid.ts';
import { grown, overlaps } from '../model/index.ts';
import type { SceneLabel, SceneShape } from '../scene/index.ts';
import { isLabelInside } from './figures.ts';
import type { PageCheck } from './page-check.ts';
import { mostNear } from './page-facts.ts';

/** The box of a text has free room above and below the letters, px. */
const tolerance = -3;

type Labelled = SceneShape & { readonly label: SceneLabel };

/** Texts of two shapes stand on each other, such as the names below two icons. */
export const labelCollision = {
  id: 'label-collision',
  find: function* ({ shapes, solids, isRelated, nameOf }) {
    const labelled = shapes.filter((shape): shape is Labelled => shape.label !== undefined);
    const boxes = new Map(solids.map(({ shape, box }) => [shape.cell.id, box]));
    const grid = createSpatialGrid<Labelled>(sideFor(labelled.map(({ label }) => label.box)));
    for (const one of labelled) {
      const near = grown(one.label.box, tolerance);
      const others = [...grid.near(near, mostNear)].filter(
        (other) => overlaps(near, grown(other.label.box, tolerance)) && !areOverlappingShapes(one, other, boxes),
      );
      grid.add(one.label.box, one);
      for (const other of others) {
        if (isRelated(one.cell.id, other.cell.id) && isLabelInside(one) && isLabelInside(other)) continue;
        yield {
          cells: [one.cell.id, other.cell.id],
          message: `The labels “${nameOf(one.cell.id)}” and “${nameOf(other.cell.id)}” overlap. Move one of them.`,
          where: one.label.box,
        };
      }
    }
  },
} as const satisfies PageCheck;

type Boxes = ReadonlyMap<string, SceneShape['bounds']>;

/** Shapes that cover each other are a finding of their own. */
const areOverlappingShapes = (one: SceneShape, other: SceneShape, boxes: Boxes): boolean => {
  const [first, second] = [boxes.get(one.cell.id), boxes.get(other.cell.id)];
  return first !== undefined && second !== undefined && overlaps(grown(first, -1), second);
};
