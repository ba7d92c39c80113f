import { type Cell, parseStyle, type Rect, type Size, withArticle, withStyleValues } from '../../model/index.ts';
import { attachedEdges } from '../attached-edges.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditHandler, EditOf } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { routeEdges } from '../route-edge.ts';

/** The smallest and the largest side of a shape, px. */
const smallest = 20;
const largest = 2000;

/**
 * Gives shapes another size about their middles; never a smaller one than a page of our own needs for their texts. A page of our
 * own is laid out around them, and they keep the size from then on.
 */
export const resize: EditHandler<'resize'> = (edit, canvas) => {
  const { type } = canvas.context;
  if (type.layout === 'timeline')
    return {
      reason: `Participants in ${withArticle(type.label)} keep their size.`,
    };
  const targets = edit.targets.flatMap((id) => {
    const [cell, box] = [canvas.cells.get(id), canvas.boxes.get(id)];
    return cell === undefined || box === undefined || canvas.childrenOf(id).some(({ kind }) => kind === 'vertex')
      ? []
      : [{ cell, box }];
  });
  if (targets.length === 0)
    return { reason: 'Groups and lanes are sized by what they hold. Name shapes on this page.' };
  const needed = canvas.isOwn ? neededSizes(canvas) : new Map<string, Size>();
  const alike = edit.alike === true ? largestByLook(targets) : undefined;
  const resized = targets.flatMap(({ cell, box }) => {
    const size = sizeFor({ edit, box, needed: needed.get(cell.id), alike: alike?.get(lookOf(cell)) });
    return size.width === box.width && size.height === box.height ? [] : [withSize(cell, box, size)];
  });
  const [first] = targets;
  if (resized.length === 0 && edit.alike === true) return {};
  if (resized.length === 0 && first !== undefined) {
    const isSmaller = (edit.factor ?? 1) < 1;
    return {
      reason: `${nameOf(first.cell)} ${isSmaller ? 'is as small as its text allows' : 'already has that size'}.`,
    };
  }
  const changed = withChanges(
    canvas,
    resized.map((cell) => put(canvas, cell)),
  );
  if (canvas.isOwn) return { canvas: changed, needsLayout: true };
  return { canvas: routeEdges(changed, [...new Set(resized.flatMap(({ id }) => attachedEdges(changed, id)))]) };
};

/** What the texts need, as the type draws them. */
const neededSizes = (canvas: Canvas): ReadonlyMap<string, Size> => {
  const { type, look } = canvas.context;
  return new Map(type.compose(canvas.spec(), look).shapes.map(({ id, size }) => [id, size]));
};

interface Target {
  readonly cell: Cell;
  readonly box: Rect;
}

/** Shapes of one figure get one size: a question needs more room for the same words than a box. */
const largestByLook = (targets: readonly Target[]): ReadonlyMap<string, Size> => {
  const sizes = new Map<string, Size>();
  for (const { cell, box } of targets) {
    const known = sizes.get(lookOf(cell)) ?? { width: 0, height: 0 };
    sizes.set(lookOf(cell), { width: Math.max(known.width, box.width), height: Math.max(known.height, box.height) });
  }
  return sizes;
};

const lookOf = (cell: Cell): string => {
  const { shape = '', rhombus, ellipse, dlKind = '' } = parseStyle(cell.style);
  return [shape, rhombus !== undefined, ellipse !== undefined, dlKind].join(' ');
};

interface Sizing {
  readonly edit: EditOf<'resize'>;
  readonly box: Rect;
  readonly needed: Size | undefined;
  readonly alike: Size | undefined;
}

const sizeFor = ({ edit, box, needed, alike }: Sizing): Size => {
  const side = (name: 'width' | 'height'): number => {
    const wanted = alike?.[name] ?? edit[name] ?? box[name] * factorFor(edit, name);
    return Math.round(Math.min(largest, Math.max(smallest, needed?.[name] ?? 0, wanted)));
  };
  return { width: side('width'), height: side('height') };
};

const factorFor = ({ factor = 1, along }: EditOf<'resize'>, side: 'width' | 'height'): number =>
  along === undefined || along === side ? factor : 1;

/** `dlSize` says that somebody wants this size, which the next layout then keeps. */
const withSize = (cell: Cell, box: Rect, { width, height }: Size): Cell => {
  const geometry = cell.geometry ?? box;
  return {
    ...cell,
    style: withStyleValues(cell.style, { dlSize: `${width}x${height}` }),
    geometry: {
      ...geometry,
      x: geometry.x + (box.width - width) / 2,
      y: geometry.y + (box.height - height) / 2,
      width,
      height,
    },
  };
};
