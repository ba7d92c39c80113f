import type { Canvas } from '../canvas.ts';

/**
 * True for a page of our own on which bars, crosses or the ends of messages are no longer those that its messages ask for, such
 * as a bar whose reply was removed: then the page must be laid out again.
 */
export const hasStaleMarks = (canvas: Canvas): boolean => {
  const { type, look } = canvas.context;
  if (!canvas.isOwn || type.layout !== 'timeline') return false;
  const { shapes, connectors } = type.compose(canvas.spec(), look);
  const marks = shapes.filter(({ placing }) => placing === 'activation' || placing === 'destruction');
  const wanted = new Set(marks.map(({ id }) => id));
  const lifelines = new Set(shapes.filter(({ placing }) => placing === 'lifeline').map(({ id }) => id));
  const drawn = canvas.page.cells.filter(({ kind, parent }) => kind === 'vertex' && lifelines.has(parent ?? ''));
  return (
    drawn.length !== wanted.size ||
    drawn.some(({ id }) => !wanted.has(id)) ||
    connectors.some(({ id, from, to }) => {
      const cell = canvas.cells.get(id);
      return cell?.source !== from || cell.target !== to;
    })
  );
};
