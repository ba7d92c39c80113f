import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../../../scripts/harness/checkout.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import { runCommand } from '../../../scripts/lib/run-command.mjs';

/** Collections of texts with the graphs that people drew for them lie beside the checkout, where they are at hand. */
const collections = join(checkout, '../shared/bench');

/**
 * Has every collection of texts read and scored. `options` go to the command that reads them, such as the provider of a model; `isWanted`
 * picks collections by their files' names.
 */
export const measureCollections = async (
  say: (line: string) => void,
  { options = [], isWanted = () => true, limit }: MeasureOptions = {},
): Promise<void> => {
  const scorer = join(collections, 'score.mjs');
  if (!existsSync(scorer)) {
    say('SKIPPED: the collections of texts (../shared/bench) are not there.');
    return;
  }
  const folder = await createTemporaryFolder('language');
  try {
    for (const name of collectionNames().filter(isWanted)) {
      const gold = await firstOf(join(collections, name), limit, join(folder, `gold-${name}`));
      const predictions = join(folder, name);
      say(`${name}`);
      const predict = ['apps/cli/src/main.ts', 'predict', '--in', gold, '--out', predictions, ...options];
      await runNode(['--import', 'tsx', ...predict], say);
      const kind = name.startsWith('prompts') ? '--prompts' : '--gold';
      await runNode([scorer, kind, gold, '--pred', predictions], console.log);
    }
  } finally {
    await removeFolder(folder);
  }
};

interface MeasureOptions {
  readonly options?: readonly string[];
  readonly isWanted?: (name: string) => boolean;
  /** How many texts of each file are read, from its beginning. */
  readonly limit?: number | undefined;
}

/** Texts that nobody is to read are not scored either. */
const firstOf = async (gold: string, limit: number | undefined, cut: string): Promise<string> => {
  if (limit === undefined) return gold;
  const lines = (await readFile(gold, 'utf8')).split('\n').slice(0, limit);
  await writeFile(cut, `${lines.join('\n')}\n`);
  return cut;
};

/** Pictures are for another engine, and instructions change a drawing that is there: `npm run bench -- images` and `instructions`. */
const otherBenches = /^(?:images|instructions)\b/;

const collectionNames = (): readonly string[] =>
  readdirSync(collections).filter((name) => name.endsWith('.jsonl') && !otherBenches.test(name));

const runNode = async (args: readonly string[], show: (text: string) => void): Promise<void> => {
  const { status, output } = await runCommand(process.execPath, args, { cwd: checkout });
  show(output.trimEnd());
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with status ${status}.`);
};
