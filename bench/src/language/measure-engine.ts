import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { checkout } from '../../../scripts/harness/checkout.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import { runCommand } from '../../../scripts/lib/run-command.mjs';

const entry = join(checkout, 'packages/language/src/index.ts');
const instructionsEntry = join(checkout, 'packages/language/src/instructions/index.ts');

/** Loads the engine in a process of its own and says how long that took and what it holds. */
const loadScript = (file: string): string => `
  globalThis.gc();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const { understand } = await import(${JSON.stringify(file)});
  understand('Check stock. If in stock, ship.', ${JSON.stringify({ type: flowchartStub() })});
  const ms = performance.now() - start;
  globalThis.gc();
  console.log(ms.toFixed(0) + ' ms, ' + ((process.memoryUsage().rss - before) / 1e6).toFixed(0) + ' MB');
`;

/** Says how large the engine is for a browser, how long it takes to load, and what it holds. */
export const measureEngine = async (say: (text: string) => void): Promise<void> => {
  const bundle = await bundleOf(entry);
  const instructions = await bundleOf(instructionsEntry);
  say(
    `for a browser: ${sizeOf(bundle)}; patterns, readers of other notations and instructions (${sizeOf(instructions)}) apart`,
  );
  const folder = await createTemporaryFolder('engine');
  const file = join(folder, 'engine.mjs');
  await writeFile(file, bundle);
  const args = ['--expose-gc', '--input-type=module', '--eval', loadScript(file)];
  const { status, output } = await runCommand(process.execPath, args, { cwd: checkout });
  await removeFolder(folder);
  if (status !== 0) throw new Error(output);
  say(`loaded, with the first prompt understood: ${output.trim()}`);
};

const bundleOf = async (entryPoint: string): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  const [bundle] = outputFiles;
  if (bundle === undefined) throw new Error('The engine gave no bundle.');
  return bundle.contents;
};

const sizeOf = (contents: Uint8Array): string =>
  `${(contents.length / 1000).toFixed(0)} kB, ${(gzipSync(contents).length / 1000).toFixed(0)} kB gzip`;

/** A type that is as small as the engine lets one be. */
function flowchartStub() {
  const vocabulary = { nodes: [{ id: 'step', label: 'Step', synonyms: [] }], edges: [], groups: [] };
  return { id: 'flowchart', label: 'Flowchart', family: 'process', examples: [], vocabulary };
}
