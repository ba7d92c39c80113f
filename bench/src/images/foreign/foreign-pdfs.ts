import type { Report } from '../../bench.ts';
import type { KnownPicture } from '../own-pictures.ts';
import { drawWithGraphviz } from './in-dot.ts';
import { exportFromOffice } from './in-office.ts';
import { printWithChromium, sizesOf } from './in-svg.ts';
import { typesetWithTikz } from './in-tikz.ts';
import type { KnownPage } from './known-page.ts';
import { randomPage } from './random-page.ts';

const pageCount = 10;

/** Programs that make one PDF of all pages; undefined where the program is missing. */
const producers: Readonly<Record<string, (pages: readonly KnownPage[]) => Promise<Uint8Array | undefined>>> = {
  'pdf of draw.io in Chromium': (pages) => printWithChromium(pages, 'web'),
  'pdf of SVG in Chromium': (pages) => printWithChromium(pages, 'svg'),
  'pdf of LibreOffice Draw': (pages) => exportFromOffice(pages, 'drawing'),
  'pdf of LibreOffice Impress': (pages) => exportFromOffice(pages, 'presentation'),
  'pdf of TikZ': typesetWithTikz,
};

const graphviz = 'pdf of Graphviz';

/** Another set of pages, and the most of each kind. */
export interface Wanted {
  readonly seed: number;
  readonly count: number | undefined;
}

/** The same random pages as several programs draw them. */
export async function* drawForeignPdfs(
  isWanted: (kind: string) => boolean,
  { say }: Report,
  { seed, count = pageCount }: Wanted,
): AsyncGenerator<KnownPicture> {
  const pages = Array.from({ length: Math.min(count, pageCount) }, (_, index) => randomPage(1000 * seed + index));
  const [{ width }] = sizesOf(pages);
  for (const [kind, make] of Object.entries(producers)) {
    const bytes = isWanted(kind) ? await make(pages) : undefined;
    if (bytes === undefined) {
      if (isWanted(kind)) say(`The program for ${kind} is missing: SKIPPED.`);
      continue;
    }
    for (const [index, page] of pages.entries())
      yield { kind, name: `${kind} ${index + 1}`, bytes, page: index + 1, truth: truthOf(page, width) };
  }
  for (const page of isWanted(graphviz) ? pages : []) {
    const drawn = await drawWithGraphviz(page, 'pdf');
    if (drawn !== undefined) yield { kind: graphviz, name: `${graphviz} ${seed}`, ...drawn };
    else if (page === pages[0]) say(`The program for ${graphviz} is missing: SKIPPED.`);
  }
}

export const truthOf = ({ shapes, lines }: KnownPage, width: number): KnownPicture['truth'] => ({
  width,
  shapes: shapes.map(({ id, box, label }) => ({ id, box, label })),
  arrows: lines.map(({ from, to, head }) => ({ from, to, isUndirected: head === 'none' })),
});
