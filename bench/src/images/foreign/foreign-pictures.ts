import type { Report } from '../../bench.ts';
import type { KnownPicture } from '../own-pictures.ts';
import { truthOf } from './foreign-pdfs.ts';
import { drawWithGraphviz } from './in-dot.ts';
import { drawWithMermaid } from './in-mermaid.ts';
import { showWithChromium, sizesOf } from './in-svg.ts';
import type { KnownPage } from './known-page.ts';
import { randomPage } from './random-page.ts';

const pageCount = 6;

type Drawn = Pick<KnownPicture, 'bytes' | 'truth'>;

const ofPages = async (
  pages: readonly KnownPage[],
  look: Parameters<typeof showWithChromium>[1],
): Promise<readonly Drawn[] | undefined> => {
  const [{ width }] = sizesOf(pages);
  const shown = await showWithChromium(pages, look);
  return shown?.flatMap((bytes, index) => {
    const page = pages[index];
    return page === undefined ? [] : [{ bytes, truth: truthOf(page, width) }];
  });
};

const producers: Readonly<Record<string, (pages: readonly KnownPage[]) => Promise<readonly Drawn[] | undefined>>> = {
  'picture of draw.io in Chromium 1x': (pages) => ofPages(pages, { manner: 'web', scale: 1 }),
  'picture of SVG in Chromium 2x': (pages) => ofPages(pages, { manner: 'svg', scale: 2 }),
  'picture of rough.js 2x': (pages) => ofPages(pages, { manner: 'rough', scale: 2 }),
  'picture of Mermaid 2x': drawWithMermaid,
  'picture of Graphviz': async (pages) => {
    const drawn: Drawn[] = [];
    for (const page of pages) {
      const one = await drawWithGraphviz(page, 'png');
      if (one === undefined) return undefined;
      drawn.push(one);
    }
    return drawn;
  },
};

/** The same random pages as pictures of several programs. `seed` is another set of pages. */
export async function* drawForeignPictures(
  isWanted: (kind: string) => boolean,
  { say }: Report,
  seed: number,
): AsyncGenerator<KnownPicture> {
  const pages = Array.from({ length: pageCount }, (_, index) => randomPage(1000 * seed + 500 + index));
  for (const [kind, make] of Object.entries(producers)) {
    if (!isWanted(kind)) continue;
    const drawn = await make(pages);
    if (drawn === undefined) say(`The program for ${kind} is missing: SKIPPED.`);
    for (const [index, one] of (drawn ?? []).entries()) yield { kind, name: `${kind} ${seed}-${index + 1}`, ...one };
  }
}
