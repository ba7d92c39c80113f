import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';
import { recordTerminal } from './testing/record-terminal.ts';

describe('code', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diagloom-code-'));
    await writeFile(join(folder, 'tea.txt'), 'flowchart: Tea\na Boil water\nb Pour cup\na -> b\n');
    await writeFile(
      join(folder, 'empty.drawio'),
      '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel>',
    );
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (...args: readonly string[]) => {
    const record = recordTerminal();
    const files = createTerminal(folder);
    const status = await runCommandLine(['code', ...args], { ...files, print: record.print, say: record.say });
    return { status, printed: record.printed(), said: record.said() };
  };
  const read = (path: string) => readFile(join(folder, path), 'utf8');

  test('writes a project into a folder of its own and lists its files', async () => {
    const { status, printed, said } = await run('--in', 'tea.txt', '--language', 'javascript', '--out', 'made/tea');
    expect({ status, said }).toEqual({ status: 0, said: '' });
    expect(printed.trim().split('\n')).toEqual(
      ['src/tea.js', 'test/tea.test.js', 'package.json', 'README.md'].map((name) => join('made/tea', name)),
    );
    expect(await read('made/tea/src/tea.js')).toContain('pourCup');
  });

  test('leaves comments and other components out where that is asked for', async () => {
    const wishes = ['--no-comments', '--component', 'boil water', '--details', 'call it kettle', '--style', 'minimal'];
    const { status } = await run('--in', 'tea.txt', '-l', 'JavaScript', '--out', 'kettle', ...wishes);
    expect(status).toBe(0);
    const source = await read('kettle/src/kettle.js');
    expect(source).toContain('boilWater');
    expect(source).not.toMatch(/pourCup|\/\*/);
  });

  test.each([
    ['no file', ['--language', 'javascript'], /Say what to read and where to write/],
    ['no folder', ['--in', 'tea.txt', '--out', '-', '-l', 'javascript'], /name a folder/],
    [
      'a folder that is a file',
      ['--in', 'tea.txt', '--out', 'tea.txt', '-l', 'javascript'],
      /part of its path isn’t a folder/,
    ],
    ['no language', ['--in', 'tea.txt', '--out', 'x'], /Say which language: --language with one of .*javascript/],
    ['an unknown language', ['--in', 'tea.txt', '--out', 'x', '-l', 'klingon'], /Code in "klingon" isn’t available/],
    ['an unknown framework', ['--in', 'tea.txt', '--out', 'x', '-l', 'javascript', '-f', 'nope'], /framework/],
    ['an unknown style', ['--in', 'tea.txt', '--out', 'x', '-l', 'javascript', '-s', 'nice'], /--style takes minimal/],
    [
      'an unknown component',
      ['--in', 'tea.txt', '--out', 'x', '-l', 'javascript', '-c', 'Milk'],
      /no component "Milk". Components: Boil water, Pour cup/,
    ],
  ])('%s is answered with how to call it', async (_name, args, message) => {
    const { status, said } = await run(...args);
    expect(status).toBe(2);
    expect(said).toMatch(message);
  });

  test('says what to do where a diagram has nothing to write', async () => {
    const { status, said } = await run('--in', 'empty.drawio', '-l', 'javascript', '--out', 'nothing');
    expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(/Add a step/) });
  });
});
