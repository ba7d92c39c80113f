import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { Bench } from '../bench.ts';
import { drawWhole, readDrawings } from '../judging/draw-prompts.ts';
import { readExamples } from '../judging/read-examples.ts';
import { readCorpus } from '../judging/read-prompts.ts';
import { readRegression } from '../judging/read-regression.ts';
import { learnNodes } from '../learn/learn-nodes.ts';

const target = join(checkout, 'packages/language/src/prune/node-weights.generated.ts');

export const nodeLearning: Bench = {
  name: 'learn-nodes',
  summary:
    'learns from the prompts of the corpus which of the nodes that were read belong to a drawing, and writes the weights',
  run: async ({ figure }) => {
    const prompts = [...readCorpus('learn'), ...readCorpus('tune')];
    const today = (await Promise.all(prompts.map(drawWhole))).filter((drawing) => drawing !== undefined);
    const { text, leftOut } = learnNodes(today, [
      ...readDrawings(prompts),
      ...readExamples(),
      ...(await readRegression()),
    ]);
    await writeFile(
      target,
      `// Learned by \`npm run bench -- learn-nodes\`; not written by hand.\nexport const weights = ${JSON.stringify(text)};\n`,
    );
    for (const { author, size, before, after } of leftOut)
      figure({ author, size, 'F1 of nodes': round(before), 'where left out': round(after) });
    figure({ drawings: today.length, bytes: text.length });
  },
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
