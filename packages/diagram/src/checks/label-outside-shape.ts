import { contains, grown, type Rect } from '../model/index.ts';
import type { SceneShape } from '../scene/index.ts';
import { figureOf } from '../svg/shapes/index.ts';
import { isBareText, isLabelInside } from './figures.ts';
import type { PageCheck } from './page-check.ts';

/** Widths of a viewer's own fonts differ by a px or two. */
const tolerance = 2;

/** A label that belongs inside its shape, the title of its container or its compartment is larger than that. */
export const labelOutsideShape = {
  id: 'label-outside-shape',
  find: ({ shapes, nameOf }) => {
    const stacks = new Set(shapes.filter(isStack).map(({ cell }) => cell.id));
    return shapes.flatMap((shape) => {
      const { cell, label, style } = shape;
      const isCompartment = isBareText(shape) && stacks.has(cell.parent ?? '');
      if (label === undefined || !(isLabelInside(shape) || isCompartment)) return [];
      const room = roomOf(shape);
      // A turned shape keeps its text; only its box on the page is another one.
      const isTurned = (style.rotation ?? '0') !== '0';
      if (isTurned || contains(grown(room, tolerance), label.box)) return [];
      const what = room === shape.bounds ? 'its shape' : 'the title of its container';
      const message = `The text of “${nameOf(cell.id)}” doesn’t fit into ${what}. Enlarge the shape or shorten the text.`;
      return [{ cells: [cell.id], message, where: label.box }];
    });
  },
} as const satisfies PageCheck;

const isStack = ({ style }: SceneShape): boolean => style.childLayout !== undefined;

/** The title alone where the shape is a container with one. */
const roomOf = ({ figure, style, bounds }: SceneShape): Rect => {
  const area = figure === 'swimlane' ? figureOf(figure).textArea?.(bounds, style) : undefined;
  return area === undefined ? bounds : { ...area, x: bounds.x + area.x, y: bounds.y + area.y };
};
