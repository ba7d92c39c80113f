import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { Bench } from '../bench.ts';
import { readCorpus } from '../judging/read-prompts.ts';
import { learnTypes } from '../learn/learn-types.ts';

const target = join(checkout, 'packages/language/src/route/type-weights.generated.ts');

export const typeLearning: Bench = {
  name: 'learn-types',
  summary: 'learns from the prompts of the corpus which type a text wants to be drawn as, and writes the weights',
  run: async ({ figure }) => {
    const prompts = [...readCorpus('learn'), ...readCorpus('tune')];
    const { text, leftOut } = learnTypes(prompts);
    await writeFile(
      target,
      `// Learned by \`npm run bench -- learn-types\`; not written by hand.\nexport const weights = ${JSON.stringify(text)};\n`,
    );
    for (const { author, size, right } of leftOut)
      figure({ author, size, 'right where left out': Math.round(100 * right) });
    const sum = leftOut.reduce((total, { size, right }) => total + size * right, 0);
    figure({
      prompts: prompts.length,
      'right where left out': Math.round((100 * sum) / prompts.length),
      bytes: text.length,
    });
  },
};
