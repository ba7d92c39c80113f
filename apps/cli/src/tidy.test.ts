import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';
import { recordTerminal } from './testing/record-terminal.ts';

const box = (id: string, x: number): string =>
  `<mxCell id="${id}" value="${id}" style="html=1;" vertex="1" parent="1"><mxGeometry x="${x}" y="40" width="120" height="60" as="geometry"/></mxCell>`;
const messy = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${box('a', 40)}${box('b', 90)}</root></mxGraphModel>`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diagloom-tidy-'));
  await writeFile(join(folder, 'messy.drawio'), messy);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = async (...args: readonly string[]) => {
  const { said, say } = recordTerminal();
  let printed = '';
  const print = (content: string | Uint8Array): void => {
    printed += String(content);
  };
  const status = await runCommandLine(args, { ...createTerminal(folder), say, print });
  return { status, said: said(), printed };
};

test('check names the problems, and tidy mends them', async () => {
  const before = await run('check', '--in', 'messy.drawio');
  expect([before.status, before.printed]).toEqual([
    1,
    'Readability: 1 problem\n- “a” and “b” overlap. Move one of them.\n',
  ]);
  const tidied = await run('tidy', '--in', 'messy.drawio', '--out', 'tidy.drawio', '--repair');
  expect([tidied.status, tidied.said]).toEqual([0, 'Fixed 1 problem.']);
  const after = await run('check', '--in', 'tidy.drawio', '--json');
  expect([after.status, JSON.parse(after.printed)]).toEqual([0, { total: 0, findings: [] }]);
});
