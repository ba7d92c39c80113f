import { applyChanges } from '@diagloom/diagram/drawio';
import { applyEdits } from '@diagloom/diagram/edits';
import { type Cell, type DiagramType, type Page, parseStyle } from '@diagloom/diagram/model';
import { readPicture, renderSvg } from '@diagloom/diagram/svg';
import { newShape } from '../editing/edits-for.ts';
import type { PaletteEntry } from './palette-entries.ts';

/**
 * How a shape of the palette looks on this page, without its text, as an address: its icon where it has one, else the shape as it would be
 * added to the page if nothing else were there, in the colors of the canvas. Undefined where nothing can be shown.
 */
export const entryPicture = (
  page: Page,
  type: DiagramType,
  { kind, label, image }: PaletteEntry,
  look: (page: Page) => Page = (plain) => plain,
): string | undefined => {
  if (image !== undefined) return readPicture(image);
  const empty = { ...page, cells: page.cells.filter((cell) => cell.kind === 'root' || cell.kind === 'layer') };
  const document = { attributes: undefined, pages: [empty] };
  const theme = parseStyle(empty.cells.find((cell) => cell.kind === 'layer')?.style ?? '').dlTheme ?? 'light';
  const { changes } = applyEdits(document, [newShape({ id, kind, label })], { type, page: page.id, look: { theme } });
  const drawn = applyChanges(document, changes).pages[0] ?? empty;
  const icon = readPicture(parseStyle(drawn.cells.find((cell) => cell.id === id)?.style ?? '').image);
  if (icon !== undefined) return icon;
  const wordless = {
    ...drawn,
    cells: drawn.cells.map((cell) => shortened(isBare(cell) ? cell : { ...cell, value: '' }, type)),
  };
  return `data:image/svg+xml,${encodeURIComponent(renderSvg(look(wordless), { padding: 2, background: 'none' }))}`;
};

const id = 'shape';

/** Nothing but its words. */
const isBare = ({ style }: Cell): boolean => {
  const { fillColor, strokeColor } = parseStyle(style);
  return fillColor === 'none' && strokeColor === 'none';
};

/** Of a lifeline its head is what tells it from others. */
const shortened = (cell: Cell, { layout }: DiagramType): Cell => {
  const { geometry } = cell;
  if (layout !== 'timeline' || geometry === undefined) return cell;
  return { ...cell, geometry: { ...geometry, height: Math.min(geometry.height, geometry.width * 0.6) } };
};
