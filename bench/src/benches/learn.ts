import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeModels } from '@diagloom/language/learning';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { Bench } from '../bench.ts';
import { readPart } from '../learn/corpus-folder.ts';
import { learn } from '../learn/learn.ts';
import { overlaps } from '../learn/overlap.ts';

const target = join(checkout, 'packages/language/src/instructions/reading/weights.generated.ts');

export const learning: Bench = {
  name: 'learn',
  summary: 'learns the weights of reading instructions from the corpus, and writes them into the language package',
  run: async ({ say, figure }) => {
    const instructions = readPart('learn');
    say(`${instructions.length} instructions, for six sets of models: this takes long.`);
    const { texts, gaps } = learn(instructions);
    const text = writeModels(texts);
    await writeFile(
      target,
      `// Learned by \`npm run bench -- learn\`; not written by hand.\nexport const weights = ${JSON.stringify(text)};\n`,
    );
    const overlap = overlaps(instructions);
    for (const { author, leftOut, learned } of gaps) {
      const shared = Math.round(100 * (overlap.get(author) ?? 0));
      figure({ author, 'right at first': learned, 'author left out': leftOut, 'words shared with others': shared });
    }
    figure({ instructions: instructions.length, bytes: text.length });
  },
};
