import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { Bench, Report } from '../bench.ts';
import { drawWhole, readDrawings } from '../judging/draw-prompts.ts';
import { readLibraries } from '../judging/read-documents.ts';
import { readExamples } from '../judging/read-examples.ts';
import { readCorpus } from '../judging/read-prompts.ts';
import { readRegression } from '../judging/read-regression.ts';
import { scoreSections } from '../judging/score-sections.ts';
import { learnDocuments } from '../learn/learn-documents.ts';
import { learnNodes } from '../learn/learn-nodes.ts';
import { learnSections } from '../learn/learn-sections.ts';

export const nodeLearning: Bench = {
  name: 'learn-nodes',
  summary:
    'learns from the prompts and the documents of the corpus which of the nodes that were read belong to a drawing and which section answers a question, and writes the weights; --documents from documents alone, --without an author whose documents are to be measured',
  run: async ({ figure }, args) => {
    const { values } = parseArgs({
      args: [...args],
      options: { documents: { type: 'boolean' }, without: { type: 'string' } },
    });
    if (!values.documents) {
      const prompts = [...readCorpus('learn'), ...readCorpus('tune')];
      const today = (await Promise.all(prompts.map(drawWhole))).filter((drawing) => drawing !== undefined);
      const more = [...readDrawings(prompts), ...readExamples(), ...(await readRegression())];
      await keep('language/src/prune/node-weights.generated.ts', learnNodes(today, more), figure);
    }
    // Builds on what is learned from prompts.
    const libraries = (await readLibraries()).filter(({ author }) => author !== values.without);
    const nodes = learnDocuments((await Promise.all(libraries.map(scoreSections))).flat());
    await keep('language/src/prune/documents/document-weights.generated.ts', nodes, figure);
    const sections = await learnSections(libraries);
    await keep('studio/src/grounding/section-weights.generated.ts', sections, figure);
  },
};

interface Learned {
  readonly text: string;
  /** What was measured on each author who was left out. */
  readonly leftOut: readonly Readonly<Record<string, string | number>>[];
}

const keep = async (file: string, { text, leftOut }: Learned, figure: Report['figure']): Promise<void> => {
  const lines = `// Learned by \`npm run bench -- learn-nodes\`; not written by hand.\nexport const weights = ${JSON.stringify(text)};\n`;
  await writeFile(join(checkout, 'packages', file), lines);
  for (const values of leftOut) figure({ file: basename(file), ...rounded(values) });
  figure({ file: basename(file), bytes: text.length });
};

const rounded = (values: Learned['leftOut'][number]): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
    ]),
  );
