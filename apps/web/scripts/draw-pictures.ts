/**
 * `npm run product-pictures`: draws the examples as they are drawn for people, in light and dark, for the pages that show them before
 * the engine is loaded. The results are committed, so that a build needs no drawing.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markDifferences } from '@diagloom/diagram/compare';
import { readDrawio } from '@diagloom/diagram/drawio';
import { renderSvg } from '@diagloom/diagram/svg';
import { brandThemeId } from '@diagloom/diagram/themes';
import { draftDiagram } from '@diagloom/drafting';
import ELK from 'elkjs/lib/elk.bundled.js';
import { actionInputs } from '../src/lib/action-inputs.ts';
import { frameOf } from '../src/lib/drafting/picture-frame.ts';
import { exampleGroups } from '../src/lib/example-prompts.ts';
import { picturedFeatures } from '../src/lib/feature-pictures.ts';
import { lyingNameOf, pictureNameOf } from '../src/lib/picture-name.ts';

const folder = join(import.meta.dirname, '../src/assets/examples');
const elk = new ELK();
const layout = { elk: (graph: Parameters<typeof elk.layout>[0]) => elk.layout(graph) };

const sizes: Record<string, readonly [number, number]> = {};
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

type Request = Parameters<typeof draftDiagram>[0];

const draw = async (request: Request) => {
  const draft = await draftDiagram(request, { layout });
  if (!draft.ok) throw new Error(`"${request.prompt}" is not understood: ${draft.message}`);
  return draft;
};

const write = (title: string, theme: 'light' | 'dark', svg: string): void => {
  const name = pictureNameOf(title, theme);
  const { width, height } = frameOf(svg);
  sizes[name] = [width, height];
  writeFileSync(join(folder, `${name}.svg`), svg);
};

/** Wide ones: their cells are. */
const team = 'The director leads sales, support and engineering. Engineering has a designer and a developer.';
const garden =
  'Garden: vegetables (beans, carrots), flowers (roses, tulips), tools (spade, rake), seasons (spring, autumn)';
const payment =
  'The app sends the order to the shop. The shop requests the payment from the bank. The bank confirms the payment. The shop returns a receipt to the app.';
const brand = { primary: '#7a1f5c', accent: '#d97706', neutral: '#64748b', font: 'Georgia' };

/** The drawing after a request, with what it changed marked. */
const drawRefined = async (theme: string): Promise<string> => {
  const before = await draw({ prompt: team, type: 'orgchart', theme });
  const after = await draw({
    prompt: team.replace('a developer', 'a developer and a tester'),
    type: 'orgchart',
    theme,
  });
  const marked = markDifferences(readDrawio(before.xml), readDrawio(after.xml)).after;
  if (marked === undefined) throw new Error('A drawing has a page.');
  const background = readDrawio(after.xml).pages[0]?.attributes.background ?? '#ffffff';
  return renderSvg(marked.page, { background, padding: 24, marks: marked.marks });
};

const pictureOf = async (request: Request): Promise<string> => (await draw(request)).svg;

/** What is higher than this much of its width is small in a card, where it is shown lying. */
const highest = 0.7;

const isHigh = (svg: string): boolean => {
  const { width, height } = frameOf(svg);
  return height > highest * width;
};

const features = {
  'text-to-diagram': (theme) => pictureOf({ prompt: payment, type: 'sequence', theme }),
  refine: drawRefined,
  looks: () => pictureOf({ prompt: garden, type: 'mind-map', theme: 'sketch' }),
  templates: () => pictureOf({ prompt: team, type: 'orgchart', theme: brandThemeId(brand) }),
} as const satisfies Record<(typeof picturedFeatures)[number], (theme: string) => Promise<string>>;

for (const theme of ['light', 'dark'] as const) {
  for (const { title, prompt, diagramType } of exampleGroups.flatMap(({ examples }) => examples)) {
    const request = { prompt, type: diagramType, theme };
    const svg = await pictureOf(request);
    write(title, theme, svg);
    if (!isHigh(svg)) continue;
    const lying = await pictureOf({ ...request, prompt: `${prompt} Left to right.` });
    if (!isHigh(lying)) write(lyingNameOf(title), theme, lying);
  }
  for (const { id, text, diagramType } of actionInputs)
    write(`input ${id}`, theme, (await draw({ prompt: text, type: diagramType, theme })).svg);
  for (const id of picturedFeatures) write(`feature ${id}`, theme, await features[id](theme));
}
writeFileSync(
  join(import.meta.dirname, '../src/lib/picture-sizes.generated.ts'),
  `/** Made by \`npm run product-pictures\`: width and height of each picture, px. Do not edit. */
export const pictureSizes: Readonly<Record<string, readonly [number, number]>> = ${JSON.stringify(sizes)};\n`,
);
