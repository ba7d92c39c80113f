import { contains, grown } from '../model/index.ts';
import type { SceneShape } from '../scene/index.ts';
import type { PageCheck } from './page-check.ts';

/** Widths of a viewer's own fonts differ by a px or two. */
const tolerance = 2;

/** A label that belongs inside its shape is larger than the shape. */
export const labelOutsideShape = {
  id: 'label-outside-shape',
  find: ({ shapes, nameOf }) =>
    shapes.flatMap((shape) => {
      const { cell, label, bounds } = shape;
      if (label === undefined || !isLabelInside(shape) || contains(grown(bounds, tolerance), label.box)) return [];
      const message = `The text of “${nameOf(cell.id)}” does not fit into its shape; make the shape larger or the text shorter.`;
      return [{ cells: [cell.id], message, where: label.box }];
    }),
} as const satisfies PageCheck;

/** False for bare texts, for icons and the like whose label stands beside them on purpose. */
const isLabelInside = ({ style, figure }: SceneShape): boolean =>
  (style.labelPosition ?? 'center') === 'center' &&
  (style.verticalLabelPosition ?? 'middle') === 'middle' &&
  figure !== 'text' &&
  !('text' in style);
