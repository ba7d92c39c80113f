import { parseStyle, type SpecNode, withStyleValues } from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditOf, EditOutcome } from '../edit-kind.ts';
import { describeShape, shapeCells } from '../new-shape.ts';

/** Between two lifelines, px, where the page has only one. */
const usualGap = 60;

/** Where the first lifeline of a page stands, and how long it is at least, px. */
const corner = { x: 40, y: 40 } as const;
const firstHeight = 300;

/** Adds a participant at the right end, as long as the others; nothing else moves. */
export const addLifeline = (canvas: Canvas, node: SpecNode, edit: EditOf<'addNode'>): EditOutcome => {
  const lifelines = canvas
    .spec()
    .nodes.flatMap(({ id }) => {
      const box = canvas.boxes.get(id);
      return box === undefined ? [] : [{ id, box }];
    })
    .toSorted((a, b) => a.box.x - b.box.x);
  const last = lifelines.at(-1);
  const shape = describeShape(canvas, node, lifelines.map(({ id }) => id).toReversed());
  const model = last === undefined ? undefined : canvas.cells.get(last.id);
  if (last === undefined || model === undefined) {
    const box = { ...corner, width: shape.size.width, height: Math.max(shape.size.height, firstHeight) };
    const cells = shapeCells(canvas, node, shape, box, canvas.layer);
    return {
      canvas: withChanges(
        canvas,
        cells.map((cell) => put(canvas, cell)),
      ),
    };
  }
  const before = lifelines.at(-2);
  const gap = before === undefined ? usualGap : Math.max(20, last.box.x - before.box.x - before.box.width);
  const { size } = parseStyle(model.style);
  const headed = { ...shape, style: size === undefined ? shape.style : withStyleValues(shape.style, { size }) };
  // A participant that is created on the way begins lower, one that is destroyed ends higher than the others.
  const y = Math.min(...lifelines.map(({ box: other }) => other.y));
  const end = Math.max(...lifelines.map(({ box: other }) => other.y + other.height));
  const { width } = shape.size;
  const x = Math.max(last.box.x + last.box.width + gap, rightOfAll(canvas) + besideNote - width / 2);
  const box = { x, y, width, height: end - y };
  const cells = shapeCells(canvas, node, headed, box, model.parent ?? canvas.layer);
  const added = withChanges(
    canvas,
    cells.map((cell) => put(canvas, cell)),
  );
  const isElsewhere = edit.before !== undefined || (edit.after !== undefined && edit.after !== last.id);
  return isElsewhere
    ? {
        canvas: added,
        reason: `"${node.label}" was added at the right end, since the other participants keep their places.`,
      }
    : { canvas: added };
};

/** Between a note at the right end and the new lifeline's line, px. */
const besideNote = 20;

const rightOfAll = ({ boxes }: Canvas): number => Math.max(...[...boxes.values()].map(({ x, width }) => x + width));
