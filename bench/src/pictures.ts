/**
 * `npm run pictures`: every type's examples, drawn by us, on one page: as they are meant, and as their prompt is
 * understood. On a second page every pattern, on a third every shape, arrow, edge style, label and theme; beside them, where DRAWIO_DIR names a
 * checkout of draw.io, what its viewer draws.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDrawio } from '@diagloom/diagram/drawio';
import { parseNotation } from '@diagloom/diagram/model';
import { createLayoutRunner, drawSpec, generateDiagram, renderPreview } from '@diagloom/studio';
import { type DiagramTypeId, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { checkout } from '../../scripts/harness/checkout.ts';
import { drawSheets } from './pictures/draw-sheets.ts';
import { type PatternPicture, writePatternPage } from './pictures/write-pattern-page.ts';
import { type Picture, writePicturePage } from './pictures/write-picture-page.ts';
import { writeSheetPage } from './pictures/write-sheet-page.ts';

const folder = join(checkout, 'pictures');
const layout = createLayoutRunner();

const drawNotation = async (id: DiagramTypeId, notation: string): Promise<string> => {
  const type = diagramTypes.find((candidate) => candidate.id === id) ?? diagramTypes[0];
  const document = await drawSpec(parseNotation(notation, id).spec, type, { layout });
  return renderPreview(writeDrawio(document)).svg;
};

const drawPrompt = async (type: DiagramTypeId, prompt: string): Promise<string | undefined> => {
  const result = await generateDiagram({ prompt, type }, { layout });
  return result.ok ? renderPreview(result.xml).svg : undefined;
};

const pictures: Picture[] = [];
for (const { id, label, examples } of diagramTypes) {
  for (const { title, prompt, notation } of examples) {
    const [meant, understood] = [await drawNotation(id, notation), await drawPrompt(id, prompt)];
    pictures.push({ type: label, title, prompt, meant, understood });
  }
}
const patterns: PatternPicture[] = [];
for (const { id, label } of diagramTypes) {
  for (const { title } of await loadPatterns(id)) {
    patterns.push({ type: label, title, svg: await drawPrompt(id, title) });
  }
}
const drawnSheets = await drawSheets();
await layout.close();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, content] of [
  ...writePicturePage(pictures),
  ...writePatternPage(patterns),
  ...writeSheetPage(drawnSheets),
]) {
  writeFileSync(join(folder, name), content);
}
console.log(
  `${pictures.length} examples are drawn in pictures/index.html, ${patterns.length} patterns in pictures/patterns.html, ${drawnSheets.length} sheets in pictures/sheets.html.`,
);
