import { expect } from 'vitest';
import { applyChanges, readDrawio, writeDrawio } from '../../drawio/index.ts';
import { runsThrough, segmentsOf } from '../../layout/polyline.ts';
import { type Cell, type DiagramType, type Edit, overlaps, type Point, type Rect } from '../../model/index.ts';
import { applyEdits } from '../apply-edits.ts';
import { createCanvas } from '../canvas.ts';
import { routesOf } from '../routes.ts';
import { stubProcess } from './stub-type.ts';

/** What edits make of a file, read back from the text that is stored. */
export interface Edited {
  readonly text: string;
  readonly reasons: readonly string[];
  /** Ids of the cells that the changes name, in alphabetical order. */
  readonly touched: readonly string[];
  readonly needsLayout: boolean;
  /** Throws where the cell is not there. */
  readonly cell: (id: string) => Cell;
  readonly has: (id: string) => boolean;
  readonly box: (id: string) => Rect;
  readonly route: (id: string) => readonly Point[];
  readonly edges: () => readonly string[];
}

/** Applies edits and checks what holds for all: every cell that no change names has the bytes that it had. */
export const runEdits = (file: string, edits: readonly Edit[], type: DiagramType = stubProcess): Edited => {
  const document = readDrawio(file);
  const context = { type, look: { theme: 'light' } };
  const { changes, skipped, needsLayout } = applyEdits(document, edits, context);
  const text = writeDrawio(applyChanges(document, changes));
  const [page] = readDrawio(text).pages;
  if (page === undefined) throw new Error('no page');
  const touched = [
    ...new Set(changes.map((change) => (change.kind === 'put' ? change.cell.id : change.id))),
  ].toSorted();
  const canvas = createCanvas(page, context);
  for (const before of document.pages[0]?.cells ?? []) {
    if (touched.includes(before.id)) continue;
    expect(canvas.cells.get(before.id)?.verbatim?.text).toBe(before.verbatim?.text);
  }
  const found = <Value>(value: Value | undefined, id: string): Value => {
    if (value === undefined) throw new Error(`no ${id} on the page`);
    return value;
  };
  const routes = routesOf(canvas);
  return {
    text,
    reasons: skipped.map(({ reason }) => reason),
    touched,
    needsLayout,
    cell: (id) => found(canvas.cells.get(id), id),
    has: (id) => canvas.cells.has(id),
    box: (id) => found(canvas.boxes.get(id), id),
    route: (id) => found(routes.get(id), id),
    edges: () =>
      canvas.edges.map(({ source, target, value }) => `${source} -> ${target}${value === '' ? '' : `: ${value}`}`),
  };
};

/** No two leaves overlap, and no line runs through a leaf; a loop may run through the corner that its own figure leaves free. */
export const expectTidy = (file: string): void => {
  const [page] = readDrawio(file).pages;
  if (page === undefined) throw new Error('no page');
  const canvas = createCanvas(page, { type: stubProcess, look: { theme: 'light' } });
  const leaves = [...canvas.boxes].filter(([id]) => canvas.childrenOf(id).length === 0);
  for (const [id, box] of leaves) {
    const crowding = leaves
      .filter(([other, otherBox]) => other !== id && overlaps(box, otherBox))
      .map(([other]) => other);
    expect({ id, crowding }).toEqual({ id, crowding: [] });
    const through = [...routesOf(canvas)]
      .filter(([edge]) => canvas.cells.get(edge)?.source !== id || canvas.cells.get(edge)?.target !== id)
      .filter(([, points]) =>
        segmentsOf(points).some((segment) =>
          runsThrough(segment, { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 }),
        ),
      )
      .map(([edge]) => edge);
    expect({ id, through }).toEqual({ id, through: [] });
  }
};
