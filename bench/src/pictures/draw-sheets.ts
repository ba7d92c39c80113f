import { writeDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import { renderSvg } from '@diagloom/diagram/svg';
import { applyTheme, themes } from '@diagloom/diagram/themes';
import { hasChromium } from '../../../scripts/harness/browser.ts';
import { findViewer, openViewer } from '../fidelity/open-viewer.ts';
import { sheets } from '../fidelity/sheets/index.ts';

/** A sheet of shapes, lines or labels, drawn. */
export interface DrawnSheet {
  readonly title: string;
  readonly ours: string;
  /** What draw.io's viewer draws, as PNG; undefined where it is not there. */
  readonly reference: Uint8Array | undefined;
}

/** Every sheet, and the sheet of shapes in every theme. */
export const drawSheets = async (): Promise<readonly DrawnSheet[]> => {
  const folder = findViewer(process.env.DRAWIO_DIR ?? '');
  const viewer = folder !== undefined && hasChromium ? await openViewer(folder) : undefined;
  const shapes = sheets.find(({ name }) => name === 'shapes');
  const pages = [
    ...sheets.map(({ name, page }) => ({ title: `Sheet: ${name}`, page })),
    ...(shapes ? themes.map((theme) => ({ title: `Theme: ${theme.id}`, page: themed(shapes.page, theme) })) : []),
  ];
  const drawn: DrawnSheet[] = [];
  for (const { title, page } of pages) {
    const reference = await viewer?.draw(writeDrawio({ attributes: {}, pages: [page] }));
    const photograph = reference && (await viewer?.photograph(reference.svg));
    drawn.push({ title, ours: renderSvg(page, { padding: 4 }), reference: photograph?.png });
  }
  await viewer?.close();
  return drawn;
};

const themed = (page: Page, theme: (typeof themes)[number]): Page => {
  const { changes, background } = applyTheme(page, theme);
  const changed = new Map(changes.flatMap((change) => (change.kind === 'put' ? [[change.cell.id, change.cell]] : [])));
  return {
    ...page,
    attributes: { ...page.attributes, background },
    cells: page.cells.map((cell) => changed.get(cell.id) ?? cell),
  };
};
