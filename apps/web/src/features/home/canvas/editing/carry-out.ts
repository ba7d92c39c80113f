import { applyChanges, diffDocuments } from '@diagloom/diagram/drawio';
import { applyEdits, changeLine, groupCells, orderCells, reframeCell, shiftCells } from '@diagloom/diagram/edits';
import {
  type Cell,
  type CellChange,
  centreOf,
  type DiagramDocument,
  type DiagramType,
  type Edit,
  type Page,
  type Point,
  parseStyle,
} from '@diagloom/diagram/model';
import { readScene } from '@diagloom/diagram/scene';
import type { Gesture } from './gesture.ts';

/** The type that a page is read as. */
export type TypeOf = (page: Page) => DiagramType;

export interface CarriedOut {
  readonly document: DiagramDocument;
  /** Empty where the gesture has nothing to work on any more. */
  readonly changes: readonly CellChange[];
  /** Why the gesture, or a part of it, was not done. */
  readonly reason?: string;
}

/** Does a gesture on a document as it is now. Never throws for a gesture on something that is gone. */
export const carryOut = (document: DiagramDocument, gesture: Gesture, typeOf: TypeOf): CarriedOut => {
  const page = document.pages.find(({ id }) => id === gesture.page);
  if (page === undefined)
    return {
      document,
      changes: [],
      reason: 'This page is no longer in the diagram. Reload it to see the current pages.',
    };
  const { changes, reason } = changesOf(document, page, gesture, typeOf(page));
  return {
    document: changes.length === 0 ? document : applyChanges(document, changes),
    changes,
    ...(reason === undefined ? {} : { reason }),
  };
};

type Changes = Pick<CarriedOut, 'changes' | 'reason'>;

const changesOf = (document: DiagramDocument, page: Page, gesture: Gesture, type: DiagramType): Changes => {
  const context = { type, page: page.id, look: { theme: themeOf(page) } };
  if (gesture.kind === 'shift') return { changes: shiftCells(page, gesture, context) };
  if (gesture.kind === 'reframe') return { changes: reframeCell(page, gesture, context) };
  if (gesture.kind === 'line') return { changes: changeLine(page, gesture, context) };
  if (gesture.kind === 'order') return { changes: orderCells(page, gesture, context) };
  if (gesture.kind === 'group') return { changes: groupCells(page, gesture, context) };
  if (gesture.kind === 'arrange') {
    return inTurn(
      document,
      gesture.shifts.map((shift) => (): Gesture => ({ kind: 'shift', page: page.id, ...shift })),
      type,
    );
  }
  if (gesture.kind === 'place') {
    const { add, at } = gesture;
    return inTurn(
      document,
      [
        () => ({ kind: 'edit', page: page.id, edits: [add] }),
        (now) => ({ kind: 'shift', page: page.id, targets: [add.id], ...wayTo(now, page.id, add.id, at) }),
      ],
      type,
    );
  }
  if (gesture.kind === 'paste') return { changes: gesture.cells.flatMap((cell) => pasted(page, cell)) };
  const { changes, skipped } = applyEdits(document, gesture.edits, context);
  const stuck = new Set<Edit>(
    skipped.flatMap(({ edit, extent }) => (isHealing(edit) && extent === 'whole' ? [edit] : [])),
  );
  if (stuck.size > 0) {
    // Where it cannot be told how to close the gap, it stays open: the person sees it and draws the line.
    const edits = gesture.edits.map((edit) => (stuck.has(edit) && isHealing(edit) ? { ...edit, heal: false } : edit));
    return changesOf(document, page, { ...gesture, edits }, type);
  }
  const [first] = skipped;
  return { changes, ...(first === undefined ? {} : { reason: first.reason }) };
};

/** Several gestures as one, each on what those before it left. */
const inTurn = (
  document: DiagramDocument,
  steps: readonly ((now: DiagramDocument) => Gesture)[],
  type: DiagramType,
): Changes => {
  let now = document;
  let reason: string | undefined;
  for (const step of steps) {
    const done = carryOut(now, step(now), () => type);
    reason ??= done.reason;
    now = done.document;
  }
  return { changes: diffDocuments(document, now), ...(reason === undefined ? {} : { reason }) };
};

/** How far the middle of a shape is from a point. */
const wayTo = (document: DiagramDocument, pageId: string, id: string, at: Point) => {
  const page = document.pages.find((one) => one.id === pageId);
  const item = page === undefined ? undefined : readScene(page).items.find(({ cell }) => cell.id === id);
  if (item?.kind !== 'shape') return { dx: 0, dy: 0 };
  const middle = centreOf(item.bounds);
  return { dx: Math.round(at.x - middle.x), dy: Math.round(at.y - middle.y) };
};

const isHealing = (edit: Edit): edit is Extract<Edit, { kind: 'removeNode' }> =>
  edit.kind === 'removeNode' && edit.heal;

/** Never over a cell that is there already. */
const pasted = (page: Page, cell: Cell): readonly CellChange[] =>
  page.cells.some(({ id }) => id === cell.id) ? [] : [{ kind: 'put', page: page.id, cell }];

/** The theme that a page of ours says; the first one for any other. */
const themeOf = ({ cells }: Page): string =>
  parseStyle(cells.find(({ kind }) => kind === 'layer')?.style ?? '').dlTheme ?? 'light';
