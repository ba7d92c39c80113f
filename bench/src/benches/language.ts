import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../../scripts/harness/checkout.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import { runCommand } from '../../../scripts/lib/run-command.mjs';
import type { Bench } from '../bench.ts';
import { measureEngine } from '../language/measure-engine.ts';
import { measureRegression } from '../language/measure-regression.ts';

/** Collections of texts with the graphs that people drew for them lie beside the checkout, where they are at hand. */
const collections = join(checkout, '../shared/bench');

export const language: Bench = {
  name: 'language',
  summary: 'how large the engine is, how fast it loads, and how much of texts with known graphs it gets right',
  run: async (report) => {
    const { say } = report;
    await measureEngine(say);
    await measureRegression(report);
    const scorer = join(collections, 'score.mjs');
    if (!existsSync(scorer)) {
      say('SKIPPED: the collections of texts (../shared/bench) are not there.');
      return;
    }
    const folder = await createTemporaryFolder('language');
    try {
      for (const name of collectionNames()) {
        const gold = join(collections, name);
        const predictions = join(folder, name);
        say(`${name}`);
        await runNode(['--import', 'tsx', 'apps/cli/src/main.ts', 'predict', '--in', gold, '--out', predictions], say);
        const kind = name.startsWith('prompts') ? '--prompts' : '--gold';
        await runNode([scorer, kind, gold, '--pred', predictions], console.log);
      }
    } finally {
      await removeFolder(folder);
    }
  },
};

/** Pictures are for another engine. */
const collectionNames = (): readonly string[] =>
  readdirSync(collections).filter((name) => name.endsWith('.jsonl') && !name.startsWith('images'));

const runNode = async (args: readonly string[], show: (text: string) => void): Promise<void> => {
  const { status, output } = await runCommand(process.execPath, args, { cwd: checkout });
  show(output.trimEnd());
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with status ${status}.`);
};
