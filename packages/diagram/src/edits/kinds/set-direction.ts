import { startingWithArticle, withStyleValues } from '../../model/index.ts';
import { put, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';

/**
 * Notes the direction on a page of our own and asks for a new layout: the caller reads the page with its type, which
 * then says the new direction, composes and lays it out. A foreign page is never laid out as a side effect.
 */
export const setDirection: EditHandler<'setDirection'> = ({ direction }, canvas) => {
  const layer = canvas.cells.get(canvas.layer);
  if (!canvas.isOwn || layer === undefined) {
    return {
      reason: 'This page wasn’t drawn in Diagloom, so it keeps its layout. Redraw it as a new diagram to turn it.',
    };
  }
  if (canvas.context.type.layout === 'timeline') {
    return { reason: `${startingWithArticle(canvas.context.type.label)} always runs down the page.` };
  }
  if (canvas.direction() === direction) return {};
  return {
    canvas: withChanges(canvas, [
      put(canvas, { ...layer, style: withStyleValues(layer.style, { dlDirection: direction }) }),
    ]),
    needsLayout: true,
  };
};
