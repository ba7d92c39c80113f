import { boundsOf } from '@diagloom/diagram/model';
import type { Tie } from '../view/lead-along.ts';
import type { PageView } from '../view/page-view.ts';
import { lift } from './lift.ts';
import type { Move } from './pointer-action.ts';

interface Grip {
  readonly view: PageView;
  readonly picture: SVGSVGElement | null;
  readonly selection: readonly string[];
  /** The part that the pointer is on: with it goes what is selected, where it is part of that. */
  readonly id: string;
}

/** Lifts what is dragged off the picture, with the lines and words that go along; undefined where nothing of it may move. */
export const startMove = ({ view, picture, selection, id }: Grip): Move | undefined => {
  const wanted = selection.includes(id) ? selection : [id];
  const ids = wanted.filter((one) => !view.isLocked(one));
  const box = boundsOf(ids.flatMap((one) => view.boxes.get(one) ?? []));
  if (picture === null || box === undefined) return undefined;
  const inside = view.insideOf(ids);
  const lines = view.items.filter(({ kind }) => kind === 'edge').map(({ cell }) => cell);
  const between = lines.filter(({ source, target }) => inside.has(source ?? '') && inside.has(target ?? ''));
  const tied = lines.filter(({ source, target }) => inside.has(source ?? '') !== inside.has(target ?? ''));
  const moving = new Set([...inside, ...between.map((line) => line.id)]);
  // Words on a line go with it.
  for (const { cell } of view.items) if (moving.has(cell.parent ?? '')) moving.add(cell.id);
  const holding = view.around(id);
  const others = view.items.flatMap((item) =>
    item.kind === 'shape' &&
    !moving.has(item.cell.id) &&
    !holding.has(item.cell.id) &&
    view.unitOf(item.cell.id) === item.cell.id
      ? [item.bounds]
      : [],
  );
  const ties = tied.flatMap((cell) => tieOf(view, inside, cell));
  const lifted = lift(picture, moving, new Set(tied.map((line) => line.id)));
  return { kind: 'move', ids, box, others, ties, lifted, step: { x: 0, y: 0 } };
};

const tieOf = (
  view: PageView,
  inside: ReadonlySet<string>,
  { source = '', target = '', style }: PageView['items'][number]['cell'],
): readonly Tie[] => {
  const [from, to] = [view.boxes.get(source), view.boxes.get(target)];
  if (from === undefined || to === undefined) return [];
  const isFromMoving = inside.has(source);
  const [moving, staying] = isFromMoving ? [from, to] : [to, from];
  return [{ moving, staying, isFromMoving, isStraight: !style.includes('edgeStyle=orthogonalEdgeStyle') }];
};
