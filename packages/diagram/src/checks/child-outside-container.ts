import { contains, grown } from '../model/index.ts';
import type { PageCheck } from './page-check.ts';

const tolerance = 1;

/** A shape reaches out of the shape that holds it. */
export const childOutsideContainer = {
  id: 'child-outside-container',
  find: ({ shapes, nameOf }) => {
    const byId = new Map(shapes.map((shape) => [shape.cell.id, shape]));
    return shapes.flatMap(({ cell, bounds, figure }) => {
      const parent = byId.get(cell.parent ?? '');
      // What is placed by fractions of its parent, such as a port on its border, belongs there.
      if (parent === undefined || cell.geometry?.relative) return [];
      // A cross stands astride the end of its lifeline.
      if (figure === 'umlDestroy' && parent.figure === 'umlLifeline') return [];
      if (contains(grown(parent.bounds, tolerance), bounds)) return [];
      const message = `“${nameOf(cell.id)}” sticks out of “${nameOf(parent.cell.id)}”. Move it inside, or make the container larger.`;
      return [{ cells: [cell.id, parent.cell.id], message, where: bounds }];
    });
  },
} as const satisfies PageCheck;
