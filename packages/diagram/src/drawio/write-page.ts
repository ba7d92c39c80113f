import type { Cell, Page } from '../model/index.ts';
import { isAsRead } from './as-read.ts';
import { type CellLayout, layoutAfter, prettyLayout } from './cell-layout.ts';
import { patchCell } from './patch-cell.ts';
import { writeCell } from './write-cell.ts';
import { writeAttributes } from './xml/encode-attribute.ts';

interface PageForm {
  /** A bare page is a `<mxGraphModel>` without the `<diagram>` around it. */
  readonly isBare: boolean;
}

/** Writes a page, uncompressed unless it is as it was read. */
export const writePage = (page: Page, form: PageForm): string => {
  const layout = layoutOf(page, form);
  const { head, tail } = page.verbatim ?? freshAround(page, form);
  const unpacked = head + page.cells.map((cell) => writeCellInPage(cell, layout)).join('') + tail;
  const packed = page.verbatim?.packed;
  return packed?.unpacked === unpacked ? packed.text : unpacked;
};

const writeCellInPage = (cell: Cell, layout: CellLayout): string => {
  if (cell.verbatim === undefined) return layout.lineStart + writeCell(cell, layout);
  const { before, text } = cell.verbatim;
  return before + (isAsRead(cell) ? text : patchCell(cell, text, layout));
};

/** New cells are laid out as the page's first own cell is. */
const layoutOf = (page: Page, { isBare }: PageForm): CellLayout => {
  const before = page.cells.find((cell) => cell.verbatim !== undefined)?.verbatim?.before;
  if (before === undefined) return prettyLayout(isBare ? 2 : 4);
  return layoutAfter(before);
};

const freshAround = (page: Page, { isBare }: PageForm): { readonly head: string; readonly tail: string } => {
  const model = `<mxGraphModel${writeAttributes(page.attributes)}>`;
  if (isBare) return { head: `${model}\n  <root>`, tail: '\n  </root>\n</mxGraphModel>' };
  const diagram = `<diagram${writeAttributes({ id: page.id, name: page.name })}>`;
  return {
    head: `${diagram}\n    ${model}\n      <root>`,
    tail: '\n      </root>\n    </mxGraphModel>\n  </diagram>',
  };
};
