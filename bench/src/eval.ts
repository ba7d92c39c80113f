/** `npm run eval -- --provider anthropic`: has a language model draft the texts with known graphs, scored as the engine is, with what it cost. */
import { parseArgs } from 'node:util';
import { measureCollections } from './language/measure-collections.ts';

const { values } = parseArgs({
  options: { provider: { type: 'string' }, collection: { type: 'string' }, limit: { type: 'string' } },
});

if (values.provider === undefined || !/^[1-9]\d*$/.test(values.limit ?? '1')) {
  console.error(`Usage: npm run eval -- --provider anthropic [--collection prompts] [--limit 20]

The key, the address and the name of the model are read from the environment, as the server reads them (README.md).
Every text is one call that costs money; --collection names the beginning of a file, --limit is for each file.`);
  process.exitCode = 2;
} else {
  const { provider, collection = '', limit } = values;
  const measuring = measureCollections((line) => console.error(line), {
    options: ['--provider', provider],
    limit: limit === undefined ? undefined : Number(limit),
    isWanted: (name) => name.startsWith(collection) && !name.startsWith('instructions'),
  });
  // What the command says is told above; where in our code it ended is nobody's concern.
  await measuring.catch(() => {
    process.exitCode = 1;
  });
}
