import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';
import { recordTerminal } from './testing/record-terminal.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diagloom-refine-'));
  await run('generate', 'Check stock. If in stock, pack and ship, otherwise cancel the order.', '--out', 'in.drawio');
  await writeFile(join(folder, 'not.drawio'), 'nothing');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command with the files of the folder, and keeps what it says. */
const run = async (...args: readonly string[]) => {
  const { said, say, print } = recordTerminal();
  const status = await runCommandLine(args, { ...createTerminal(folder), say, print });
  return { status, said: said() };
};

test('writes the changed file and says what was done', async () => {
  const { status, said } = await run(
    'refine',
    '--in',
    'in.drawio',
    '--out',
    'out.drawio',
    'add an approval before shipping',
  );
  expect([status, said]).toEqual([
    0,
    'Added the decision "Approved?" before "Ship".\nAdded the end "Rejected" for anything that isn’t approved.',
  ]);
  expect(await readFile(join(folder, 'out.drawio'), 'utf8')).toContain('value="Approved?"');
});

test('numbers what the words may mean and writes nothing, until one is taken', async () => {
  const before = await readFile(join(folder, 'in.drawio'), 'utf8');
  const files = ['--in', 'in.drawio', '--out', 'taken.drawio'];
  const { status, said } = await run('refine', ...files, 'remove stock');
  expect(status).toBe(3);
  expect(said).toContain('"stock" could be "Check stock" or "In stock?".');
  const [, number, reading = ''] = /^ {2}(\d)\. (Removes "Check stock".*)$/m.exec(said) ?? [];
  expect(await readFile(join(folder, 'in.drawio'), 'utf8')).toBe(before);
  const taken = await run('refine', ...files, 'remove stock', '--take', number ?? '');
  expect([taken.status, taken.said]).toEqual([
    0,
    reading.replace('Removes', 'Removed').replace(' and connects ', ' and connected '),
  ]);
  expect(await readFile(join(folder, 'taken.drawio'), 'utf8')).not.toContain('value="Check stock"');
  expect((await run('refine', ...files, 'remove stock', '--take', 'two')).status).toBe(2);
  expect((await run('refine', ...files, 'remove stock', '--take', '9')).said).toContain('There’s no reading 9.');
});

test.each([
  ['no file to write', ['refine', '--in', 'in.drawio', 'left to right'], 'Give both --in and --out.'],
  ['no instruction', ['refine', '--in', 'in.drawio', '--out', 'out.drawio'], 'in quotes'],
  ['a missing file', ['refine', '--in', 'no.drawio', '--out', 'out.drawio', 'left to right'], 'Cannot read no.drawio'],
  [
    'another kind of file',
    ['refine', '--in', 'not.drawio', '--out', 'out.drawio', 'left to right'],
    'Cannot read not.drawio',
  ],
])('answers %s with status 2', async (_, args, message) => {
  const { status, said } = await run(...args);
  expect([status, said.includes(message)]).toEqual([2, true]);
});
