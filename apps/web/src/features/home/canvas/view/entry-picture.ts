import { applyChanges } from '@diagloom/diagram/drawio';
import { applyEdits } from '@diagloom/diagram/edits';
import { type DiagramType, type Page, parseStyle } from '@diagloom/diagram/model';
import { readPicture, renderSvg } from '@diagloom/diagram/svg';
import { newShape } from '../editing/edits-for.ts';
import type { PaletteEntry } from './palette-entries.ts';

/**
 * How a shape of the palette looks on this page, without its text, as an address: its icon where it has one, else the shape as it would be
 * added to the page if nothing else were there. Undefined where nothing can be shown.
 */
export const entryPicture = (
  page: Page,
  type: DiagramType,
  { kind, label, image }: PaletteEntry,
): string | undefined => {
  if (image !== undefined) return readPicture(image);
  const empty = { ...page, cells: page.cells.filter((cell) => cell.kind === 'root' || cell.kind === 'layer') };
  const document = { attributes: undefined, pages: [empty] };
  const theme = parseStyle(empty.cells.find((cell) => cell.kind === 'layer')?.style ?? '').dlTheme ?? 'light';
  const { changes } = applyEdits(document, [newShape({ id, kind, label })], { type, page: page.id, look: { theme } });
  const drawn = applyChanges(document, changes).pages[0] ?? empty;
  const icon = readPicture(parseStyle(drawn.cells.find((cell) => cell.id === id)?.style ?? '').image);
  if (icon !== undefined) return icon;
  const wordless = { ...drawn, cells: drawn.cells.map((cell) => ({ ...cell, value: '' })) };
  return `data:image/svg+xml,${encodeURIComponent(renderSvg(wordless, { padding: 2, background: 'none' }))}`;
};

const id = 'shape';
