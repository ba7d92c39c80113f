import { DrawioError, isSameCell, openDiagramFile, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import type { Cell, DiagramDocument } from '@diagloom/diagram/model';

export interface FileResult {
  /**
   * `equal`: byte for byte as it was, and each cell also when it is written anew. `unequal`: not so. `refused`: a `DrawioError`.
   * `broken`: any other error, which is always our fault. `no diagram`: something else, such as a plain picture.
   */
  readonly outcome: 'equal' | 'unequal' | 'refused' | 'broken' | 'no diagram';
  readonly reason: string;
  readonly cells: number;
}

/** Reads a file and writes it back, once with the text it was read from and once from what we understood of it. */
export const tryFile = (bytes: Uint8Array): FileResult => {
  try {
    const { xml } = openDiagramFile(bytes);
    const document = readDrawio(xml);
    const cells = document.pages.reduce((sum, page) => sum + page.cells.length, 0);
    if (writeDrawio(document) !== xml) return { outcome: 'unequal', reason: 'the bytes differ', cells };
    const lost = findLoss(document, readDrawio(writeDrawio(withoutTexts(document))));
    return lost === undefined ? { outcome: 'equal', reason: '', cells } : { outcome: 'unequal', reason: lost, cells };
  } catch (error) {
    if (!(error instanceof DrawioError)) return { outcome: 'broken', reason: String(error), cells: 0 };
    return { outcome: error.code === 'not_drawio' ? 'no diagram' : 'refused', reason: error.message, cells: 0 };
  }
};

/** The document as if it were ours: only what was understood is left. */
const withoutTexts = ({ attributes, pages }: DiagramDocument): DiagramDocument => ({
  attributes,
  pages: pages.map(({ verbatim: _page, ...page }) => ({
    ...page,
    cells: page.cells.map(({ verbatim: _cell, ...cell }) => cell),
  })),
});

const findLoss = (before: DiagramDocument, after: DiagramDocument): string | undefined => {
  for (const [index, page] of before.pages.entries()) {
    const again = new Map(after.pages[index]?.cells.map((cell) => [cell.id, cell]));
    const lost = page.cells.find((cell) => !isKept(cell, again.get(cell.id)));
    if (lost !== undefined) return `page ${index + 1} loses something of the cell ${lost.id}`;
    if (again.size !== page.cells.length) return `page ${index + 1} gains a cell`;
  }
  return after.pages.length === before.pages.length ? undefined : 'a page is lost';
};

const isKept = (cell: Cell, again: Cell | undefined): boolean => again !== undefined && isSameCell(cell, again);
