import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';
import { recordTerminal } from './testing/record-terminal.ts';

const file = (label: string): string =>
  `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="${label}" vertex="1" parent="1"/></root></mxGraphModel>`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diagloom-diff-'));
  await writeFile(join(folder, 'a.drawio'), file('Pay'));
  await writeFile(join(folder, 'b.drawio'), file('Ship'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = async (...args: readonly string[]) => {
  const { said, say } = recordTerminal();
  let printed = '';
  const print = (content: string | Uint8Array): void => {
    printed += String(content);
  };
  const status = await runCommandLine(['diff', ...args], { ...createTerminal(folder), say, print });
  return { status, said: said(), printed };
};

test('diff says what changed, as lines and as data', async () => {
  expect((await run('--a', 'a.drawio', '--b', 'b.drawio')).printed).toBe('Renamed “Pay” to “Ship”.\n');
  expect((await run('--a', 'a.drawio', '--b', 'a.drawio')).printed).toBe('Nothing changed.\n');
  const { printed } = await run('--a', 'a.drawio', '--b', 'b.drawio', '--json');
  expect(JSON.parse(printed)).toMatchObject([{ kind: 'renamed', id: 'a', before: 'Pay', after: 'Ship' }]);
});

test('diff asks for both files', async () => {
  expect(await run('--a', 'a.drawio')).toMatchObject({
    status: 2,
    said: expect.stringContaining('Give both --a and --b.'),
  });
});
