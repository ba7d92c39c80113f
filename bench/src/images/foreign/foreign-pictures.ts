import type { Report } from '../../bench.ts';
import { asJpeg } from '../as-jpeg.ts';
import type { KnownPicture } from '../own-pictures.ts';
import { truthOf, type Wanted } from './foreign-pdfs.ts';
import { drawWithGraphviz } from './in-dot.ts';
import { drawModelsWithMermaid, drawSequencesWithMermaid, drawWithMermaid } from './in-mermaid.ts';
import { inOfficeLook } from './in-office-look.ts';
import { drawModelWithPlantUml, drawSequenceWithPlantUml, drawWithPlantUml } from './in-plantuml.ts';
import { showWithChromium, sizesOf } from './in-svg.ts';
import type { KnownPage } from './known-page.ts';
import { type KnownModel, randomModel } from './random-model.ts';
import { randomPage } from './random-page.ts';
import { type KnownSequence, randomSequence } from './random-sequence.ts';

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
  'picture of LibreOffice looks 1x': (pages) => ofPages(pages.map(inOfficeLook), { manner: 'svg', scale: 1 }),
  'picture of draw.io as JPEG': async (pages) => asJpegs(await ofPages(pages, { manner: 'web', scale: 1.5 })),
  'picture of Mermaid 2x': drawWithMermaid,
  'picture of Graphviz': (pages) => drawEach(pages, (page) => drawWithGraphviz(page, 'png')),
  'picture of PlantUML': (pages) => drawEach(pages, drawWithPlantUml),
};

/** What mail and chats make of pictures at worst. */
const quality = 40;

const asJpegs = async (drawn: readonly Drawn[] | undefined): Promise<readonly Drawn[] | undefined> =>
  drawn && Promise.all(drawn.map(async (one) => ({ ...one, bytes: await asJpeg(one.bytes, quality) })));

const sequenceProducers: Readonly<
  Record<string, (sequences: readonly KnownSequence[]) => Promise<readonly Drawn[] | undefined>>
> = {
  'picture of a sequence of Mermaid 2x': drawSequencesWithMermaid,
  'picture of a sequence of PlantUML': (sequences) => drawEach(sequences, drawSequenceWithPlantUml),
};

const modelProducers: Readonly<
  Record<string, (models: readonly KnownModel[]) => Promise<readonly Drawn[] | undefined>>
> = {
  'picture of a data model of Mermaid 2x': drawModelsWithMermaid,
  'picture of a data model of PlantUML': (models) => drawEach(models, drawModelWithPlantUml),
};

/** By a program that takes one at a time; undefined where it is missing. */
const drawEach = async <Known>(
  known: readonly Known[],
  draw: (one: Known) => Promise<Drawn | undefined>,
): Promise<readonly Drawn[] | undefined> => {
  const drawn: Drawn[] = [];
  for (const one of known) {
    const picture = await draw(one);
    if (picture === undefined) return undefined;
    drawn.push(picture);
  }
  return drawn;
};

/** The same random pages as pictures of several programs. */
export async function* drawForeignPictures(
  isWanted: (kind: string) => boolean,
  { say }: Report,
  { seed, count = pageCount }: Wanted,
): AsyncGenerator<KnownPicture> {
  const seeds = Array.from({ length: Math.min(count, pageCount) }, (_, index) => 1000 * seed + 500 + index);
  const pages = seeds.map(randomPage);
  const sequences = seeds.map(randomSequence);
  const models = seeds.map(randomModel);
  const makers = [
    ...Object.entries(producers).map(([kind, make]) => ({ kind, make: () => make(pages) })),
    ...Object.entries(sequenceProducers).map(([kind, make]) => ({ kind, make: () => make(sequences) })),
    ...Object.entries(modelProducers).map(([kind, make]) => ({ kind, make: () => make(models) })),
  ];
  for (const { kind, make } of makers) {
    if (!isWanted(kind)) continue;
    const drawn = await make();
    if (drawn === undefined) say(`The program for ${kind} is missing: SKIPPED.`);
    for (const [index, one] of (drawn ?? []).entries()) yield { kind, name: `${kind} ${seed}-${index + 1}`, ...one };
  }
}
