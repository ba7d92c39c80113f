import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';
import { recordTerminal } from './testing/record-terminal.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diagloom-documents-'));
  await mkdir(join(folder, 'documents/policies'), { recursive: true });
  await mkdir(join(folder, 'empty'));
  await mkdir(join(folder, 'scans'));
  await copyFile(new URL('./testing/scan.pdf', import.meta.url), join(folder, 'scans/scan.pdf'));
  await writeFile(
    join(folder, 'documents/policies/returns.md'),
    '# Returns policy\n\n## Return process\n\n1. The customer requests a return.\n2. The warehouse inspects the item.\n3. Finance pays.\n',
  );
  await writeFile(join(folder, 'documents/broken.pdf'), '%PDF-1.7 cut off');
  await writeFile(join(folder, 'documents/program.exe'), 'MZ');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = async (...args: readonly string[]) => {
  const { said, say, print } = recordTerminal();
  const status = await runCommandLine(args, { ...createTerminal(folder), say, print });
  return { status, said: said() };
};

test('draws what documents of a folder say and names the sources and what could not be read', async () => {
  const args = [
    'generate',
    'Which steps does our returns policy have?',
    '--knowledge',
    'documents',
    '--out',
    'a.drawio',
  ];
  const { status, said } = await run(...args);
  expect(status).toBe(0);
  expect(said).toContain('broken.pdf was left out. The file is damaged or isn’t a PDF.');
  expect(said).not.toContain('program.exe');
  expect(said).toMatch(/Source: Returns policy › Return process \(\d parts\)/);
  expect(await readFile(join(folder, 'a.drawio'), 'utf8')).toContain('Inspect the item');
});

test('reads a scan letter by letter', async () => {
  const question = 'Which steps does our returns policy have?';
  const { status, said } = await run('generate', question, '--knowledge', 'scans', '--out', 'd.drawio');
  expect(status).toBe(0);
  expect(said).toMatch(/Source: Returns policy › .*page 1 /);
  expect(await readFile(join(folder, 'd.drawio'), 'utf8')).toContain('Inspect the item');
});

test('draws the prompt alone and says so where the documents do not answer it', async () => {
  const args = ['generate', 'Wake up. Brew coffee. Drink it.', '-k', 'documents', '--out', 'b.drawio'];
  const { status, said } = await run(...args);
  expect(status).toBe(0);
  expect(said).toContain('Your documents say nothing about this; the diagram was drawn from the prompt alone.');
});

test.each([
  ['nowhere', 'Cannot read nowhere: there’s no such file or folder.'],
  ['empty', 'empty has no document that can be read.'],
])('says what is wrong with the folder %s', async (name, message) => {
  const { status, said } = await run('generate', 'Draw the steps.', '--knowledge', name, '--out', 'c.drawio');
  expect(status).toBe(2);
  expect(said).toContain(message);
});
