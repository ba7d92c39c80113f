/**
 * `npm run product-pictures`: draws the examples as they are drawn for people, in light and dark, for the pages that show them before
 * the engine is loaded. The results are committed, so that a build needs no drawing.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftDiagram } from '@diagloom/drafting';
import ELK from 'elkjs/lib/elk.bundled.js';
import { frameOf } from '../src/lib/drafting/picture-frame.ts';
import { exampleGroups } from '../src/lib/example-prompts.ts';
import { pictureNameOf } from '../src/lib/picture-name.ts';

const folder = join(import.meta.dirname, '../src/assets/examples');
const elk = new ELK();
const layout = { elk: (graph: Parameters<typeof elk.layout>[0]) => elk.layout(graph) };

const sizes: Record<string, readonly [number, number]> = {};
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { title, prompt, diagramType } of exampleGroups.flatMap(({ examples }) => examples)) {
  for (const theme of ['light', 'dark'] as const) {
    const draft = await draftDiagram({ prompt, type: diagramType, theme }, { layout });
    if (!draft.ok) throw new Error(`The example "${title}" is not understood: ${draft.message}`);
    const name = pictureNameOf(title, theme);
    const { width, height } = frameOf(draft.svg);
    sizes[name] = [width, height];
    writeFileSync(join(folder, `${name}.svg`), draft.svg);
  }
}
writeFileSync(
  join(import.meta.dirname, '../src/lib/picture-sizes.generated.ts'),
  `/** Made by \`npm run product-pictures\`: width and height of each picture, px. Do not edit. */
export const pictureSizes: Readonly<Record<string, readonly [number, number]>> = ${JSON.stringify(sizes)};\n`,
);
