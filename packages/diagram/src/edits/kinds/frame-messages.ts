import { type Cell, type DiagramSpec, type Rect, type SpecGroup, startingWithArticle } from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import { composedCells } from '../composed-cells.ts';
import type { EditHandler, EditOf } from '../edit-kind.ts';
import { routesOf } from '../routes.ts';

/** How far a frame reaches over its first and below its last message until the page is laid out, px. */
const reach = 4;

/**
 * Draws a frame around messages of a timeline, in as many sections as there are branches. A message belongs to the innermost section
 * whose height it lies in, so that the sections end midway between two messages; the layout then gives them their room.
 */
export const frameMessages: EditHandler<'frameMessages'> = (edit, canvas) => {
  const { type } = canvas.context;
  if (type.layout !== 'timeline') return { reason: `${startingWithArticle(type.label)} has no frames for messages.` };
  if (!canvas.isOwn) return { reason: 'This page wasn’t drawn in Diagloom. Draw the frame in draw.io.' };
  const rows = rowsOf(canvas);
  const order = rows.map(({ id }) => id);
  const framed = edit.sections.flatMap(({ messages }) => messages);
  const first = order.indexOf(framed[0] ?? '');
  if (first < 0 || order.slice(first, first + framed.length).join('\n') !== framed.join('\n'))
    return { reason: 'A frame holds messages in a row. Name the first and the last one.' };
  const spec = canvas.spec();
  const groups = new Set(framed.map((id) => spec.edges.find((edge) => edge.id === id)?.group));
  if (groups.size > 1) return { reason: 'These messages are in different frames. Name messages from one frame.' };
  const [parent] = groups;
  const { grown, added } = withFrame(spec, edit, parent);
  const box: Rect = { ...acrossLifelines(canvas), ...heightFrom(rows, first, framed.length) };
  const cells = composedCells(canvas, grown, added).map((cell) => placed(cell, { edit, canvas, rows, box }));
  return {
    canvas: withChanges(
      canvas,
      cells.map((cell) => put(canvas, cell)),
    ),
    needsLayout: true,
  };
};

interface Row {
  readonly id: string;
  readonly y: number;
}

const rowsOf = (canvas: Canvas): readonly Row[] =>
  [...routesOf(canvas)]
    .flatMap(([id, [point]]) =>
      point === undefined || canvas.cells.get(id)?.source === undefined ? [] : [{ id, y: point.y }],
    )
    .sort((a, b) => a.y - b.y);

const withFrame = (
  spec: DiagramSpec,
  { id, operator, sections }: EditOf<'frameMessages'>,
  parent: string | undefined,
): { readonly grown: DiagramSpec; readonly added: ReadonlySet<string> } => {
  const [only, ...others] = sections;
  const isBranched = others.length > 0;
  const frame: SpecGroup = {
    id,
    label: isBranched ? '' : (only?.label ?? ''),
    kind: operator,
    ...(parent === undefined ? {} : { parent }),
  };
  const branches = isBranched
    ? sections.map((section): SpecGroup => ({ id: section.id, label: section.label, kind: 'section', parent: id }))
    : [];
  const added = new Set([id, ...(isBranched ? branches.map((branch) => branch.id) : [`${id}.guard`])]);
  return { grown: { ...spec, groups: [...spec.groups, frame, ...branches] }, added };
};

const acrossLifelines = ({ boxes, cells }: Canvas): Pick<Rect, 'x' | 'width'> => {
  const lifelines = [...boxes].filter(([id]) => /(?:^|;)shape=umlLifeline/.test(cells.get(id)?.style ?? ''));
  const left = Math.min(...lifelines.map(([, box]) => box.x));
  const right = Math.max(...lifelines.map(([, box]) => box.x + box.width));
  return { x: left, width: right - left };
};

/** From midway to the message before down to midway to the message behind. */
const heightFrom = (rows: readonly Row[], first: number, count: number): Pick<Rect, 'y' | 'height'> => {
  const y = borderBefore(rows, first);
  return { y, height: borderBefore(rows, first + count) - y };
};

const borderBefore = (rows: readonly Row[], at: number): number => {
  const [before, here] = [rows[at - 1]?.y, rows[at]?.y];
  if (here === undefined) return (before ?? 0) + reach;
  return before === undefined ? here - reach : Math.max(here - reach, (before + here) / 2);
};

interface Placing {
  readonly edit: EditOf<'frameMessages'>;
  readonly canvas: Canvas;
  readonly rows: readonly Row[];
  readonly box: Rect;
}

const placed = (cell: Cell, { edit, canvas, rows, box }: Placing): Cell => {
  if (cell.id === edit.id) {
    const origin = canvas.originOf(cell.parent);
    return { ...cell, geometry: { ...box, x: box.x - origin.x, y: box.y - origin.y } };
  }
  const index = edit.sections.findIndex(({ id }) => id === cell.id);
  const [top, bottom] = index < 0 ? [box.y, box.y + box.height] : sectionAt(edit.sections, index, rows, box);
  return { ...cell, geometry: { x: 0, y: top - box.y, width: box.width, height: bottom - top } };
};

/** A section without messages stands at the foot, as flat as can be, but not so flat that the one above is as high as the frame. */
const sectionAt = (
  sections: EditOf<'frameMessages'>['sections'],
  index: number,
  rows: readonly Row[],
  box: Rect,
): readonly [top: number, bottom: number] => {
  const borders = sections.map(({ messages: [first] }, at) => {
    if (at === 0) return box.y;
    return first === undefined
      ? box.y + box.height - 1
      : borderBefore(
          rows,
          rows.findIndex(({ id }) => id === first),
        );
  });
  return [borders[index] ?? box.y, borders[index + 1] ?? box.y + box.height];
};
