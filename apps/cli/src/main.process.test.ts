import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDrawio } from '@diagloom/diagram/drawio';
import { parseNotation } from '@diagloom/diagram/model';
import { diagramTypeOf } from '@diagloom/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from './testing/run-cli.ts';

const order =
  'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.';
const signIn =
  'The user logs in on the app. The app sends the credentials to the auth server. The server checks the database and returns a token.';

describe('diagloom', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diagloom-cli-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const run = (...args: readonly string[]) => runCli(args, { folder });
  const read = (name: string) => readFile(join(folder, name), 'utf8');

  describe('generate', () => {
    test('writes a draw.io file whose cells carry the labels of the steps', async () => {
      expect(await run('generate', order, '--out', 'order.drawio')).toMatchObject({ status: 0, stderr: '' });
      const page = readDrawio(await read('order.drawio')).pages[0];
      expect(page).toBeDefined();
      if (page === undefined) return;
      const labels = diagramTypeOf('flowchart')
        .recognise(page)
        .nodes.map(({ label }) => label);
      expect(labels).toEqual(
        expect.arrayContaining(['Customer places order', 'Check stock', 'In stock?', 'Pack', 'Ship']),
      );
    });

    test('writes the same bytes for the same text', async () => {
      await run('generate', order, '--out', 'first.drawio');
      await run('generate', order, '--out', 'second.drawio');
      expect(await read('first.drawio')).toBe(await read('second.drawio'));
    });

    test('writes a picture, a spec and notation by the ending of the file', async () => {
      expect(await run('generate', order, '--out', 'order.svg')).toMatchObject({ status: 0 });
      expect(await read('order.svg')).toContain('Check stock');
      expect(await run('generate', order, '--out', 'order.png')).toMatchObject({ status: 0 });
      expect((await readFile(join(folder, 'order.png'))).subarray(1, 4).toString()).toBe('PNG');
      expect(await run('generate', order, '--out', 'order.json')).toMatchObject({ status: 0 });
      expect(JSON.parse(await read('order.json'))).toMatchObject({ schemaVersion: 1, type: 'flowchart' });
      expect(await run('generate', order, '--out', 'order.txt')).toMatchObject({ status: 0 });
      expect(parseNotation(await read('order.txt'), 'flowchart')).toMatchObject({ problems: [] });
    });

    test('writes to standard output, with a type by its alias', async () => {
      const result = await run('generate', signIn, '--type', 'uml-sequence', '--out', '-', '--format', 'txt');
      expect(result).toMatchObject({ status: 0 });
      const { spec, problems } = parseNotation(result.stdout.toString(), 'flowchart');
      expect(problems).toEqual([]);
      expect(spec.type).toBe('sequence');
      expect(spec.nodes.map(({ label }) => label.toLowerCase())).toEqual(['user', 'app', 'auth server', 'database']);
    });

    test('answers text that it does not understand with a message, examples and status 1', async () => {
      for (const text of ['asdf qwer', '', '🙂']) {
        const result = await run('generate', text, '--out', 'nothing.drawio');
        expect(result.status).toBe(1);
        expect(result.stderr).toContain('For example:');
        await expect(read('nothing.drawio')).rejects.toThrow('ENOENT');
      }
    });

    test('says so where the file cannot be written, with status 2', async () => {
      const result = await run('generate', order, '--out', 'none/a.txt');
      expect(result).toMatchObject({ status: 2 });
      expect(result.stderr).toContain('Cannot write none/a.txt: there’s no such file or folder.');
    });
  });

  describe('predict', () => {
    const predict = (lines: readonly string[]) =>
      runCli(['predict', '--in', '-', '--out', '-'], { folder, input: lines.join('\n') });
    const parse = (stdout: Buffer): unknown =>
      stdout
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));

    test('gives each prompt a graph, in order, under its own id', async () => {
      const result = await predict([
        JSON.stringify({ id: 'a/1', type: 'flow', prompt: 'Pack the box -> Ship the box' }),
        JSON.stringify({ id: 'a/2', type: 'flowchart', text: 'asdf qwer' }),
      ]);
      expect(result.status).toBe(0);
      expect(parse(result.stdout)).toEqual([
        {
          id: 'a/1',
          nodes: expect.arrayContaining([
            expect.objectContaining({ label: 'Pack the box' }),
            expect.objectContaining({ label: 'Ship the box' }),
          ]),
          edges: expect.arrayContaining([{ from: 'pack-the-box', to: 'ship-the-box' }]),
        },
        { id: 'a/2', nodes: [], edges: [] },
      ]);
      expect(result.stderr).toContain('2 prompts read, 1 understood, 1 without a diagram.');
    });

    test('says what stands in for a type, and which type is not there', async () => {
      const result = await predict([
        JSON.stringify({ id: 1, type: 'process-terse', text: 'Pack the box -> Ship the box' }),
        JSON.stringify({ id: 2, type: 'cubist', text: 'Pack the box -> Ship the box' }),
      ]);
      expect(result.status).toBe(0);
      expect(result.stderr).toContain('Prompts of type "process-terse" are read as process.');
      expect(result.stderr).toContain('"cubist" isn’t available');
      expect(parse(result.stdout)).toMatchObject([{ id: '1' }, { id: '2', nodes: [], edges: [] }]);
    });

    test('leaves out a line that is no prompt, says its number and ends with status 1', async () => {
      const result = await predict(['{"id":1', '', '{"id":2,"type":"flow"}', '{"id":3,"type":"flow","text":"A -> B"}']);
      expect(result.status).toBe(1);
      expect(result.stderr).toContain('Line 1 is left out: it is not a JSON object.');
      expect(result.stderr).toContain('Line 3 is left out: it has neither prompt nor text.');
      expect(parse(result.stdout)).toMatchObject([{ id: '3' }]);
    });

    test('answers a file that is not there with status 2', async () => {
      const result = await run('predict', '--in', 'none.jsonl', '--out', '-');
      expect(result).toMatchObject({ status: 2 });
      expect(result.stderr).toContain('Cannot read none.jsonl: there’s no such file or folder.');
    });
  });

  test('no command and an unknown command are answered with the overview and status 2', async () => {
    expect(await run()).toMatchObject({ status: 2 });
    const unknown = await run('paint');
    expect(unknown).toMatchObject({ status: 2 });
    expect(unknown.stderr).toContain('There’s no command "paint".');
  });
});
