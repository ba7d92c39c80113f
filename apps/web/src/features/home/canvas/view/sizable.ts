import type { DiagramType, Rect } from '@diagloom/diagram/model';
import { hasFreePlaces } from '../editing/edits-for.ts';
import type { PageView } from './page-view.ts';

/** The selected shape whose size a hand may change: a single one without parts of its own, whose place does not say anything. */
export const sizable = (
  view: PageView,
  selection: readonly string[],
  type: DiagramType,
): { readonly id: string; readonly box: Rect } | undefined => {
  const [id] = selection;
  if (id === undefined || selection.length > 1 || !hasFreePlaces(type)) return undefined;
  const box = view.boxes.get(id);
  const isShape = view.page.cells.some(
    (cell) => cell.id === id && cell.kind === 'vertex' && cell.geometry?.relative !== true,
  );
  const hasParts = view.page.cells.some(({ parent, kind }) => parent === id && kind === 'vertex');
  return box === undefined || !isShape || hasParts ? undefined : { id, box };
};
