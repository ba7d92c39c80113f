import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';
import { recordTerminal } from './testing/record-terminal.ts';

describe('components', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diagloom-components-'));
    await writeFile(join(folder, 'orders.txt'), 'flowchart: Orders\na(start) Order arrives\nb? In stock?\na -> b\n');
    await writeFile(join(folder, 'blank.txt'), 'flowchart: Blank\na Step\n');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (...args: readonly string[]) => {
    const record = recordTerminal();
    const files = createTerminal(folder);
    const status = await runCommandLine(['components', ...args], { ...files, print: record.print, say: record.say });
    return { status, printed: record.printed(), said: record.said() };
  };

  test('lists the named parts of a file, a line for each', async () => {
    expect(await run('--in', 'orders.txt')).toEqual({
      status: 0,
      said: '',
      printed:
        'start_end  Order arrives  |  Start or end (start), leads to In stock?\ndecision   In stock?  |  Decision.\n',
    });
  });

  test('says what to do where nothing has a name', async () => {
    expect(await run('--in', 'blank.txt')).toEqual({
      status: 1,
      printed: '',
      said: 'No part of this page has a name. Label its shapes, then try again.',
    });
  });
});
