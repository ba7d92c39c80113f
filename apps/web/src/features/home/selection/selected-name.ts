import type { Cell, DiagramDocument } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import { canvasStrings } from '../../../strings/canvas.ts';

/**
 * What a part of a drawing says, on one line, and of a line that says nothing what it joins; empty where there is nothing to tell. In: the
 * drawing, and the id of its cell.
 */
export const selectedName = ({ pages }: DiagramDocument, id: string): string => {
  const page = pages.find(({ cells }) => cells.some((cell) => cell.id === id));
  const find = (of: string | undefined): Cell | undefined => page?.cells.find((cell) => cell.id === of);
  const found = find(id);
  const words = wordsOf(found);
  if (words !== '' || found?.kind !== 'edge') return words;
  const [from, to] = [wordsOf(find(found.source)), wordsOf(find(found.target))];
  return from === '' || to === '' ? '' : canvasStrings.lineBetween(from, to);
};

const wordsOf = (cell: Cell | undefined): string =>
  cell === undefined ? '' : labelText(cell).replace(/\s+/g, ' ').trim();
