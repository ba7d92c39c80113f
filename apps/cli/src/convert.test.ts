import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDiagramFile, readDrawio } from '@diagloom/diagram/drawio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';
import { recordTerminal } from './testing/record-terminal.ts';

const notation = 'flowchart: Orders\nstart Order arrives\ncheck In stock? <decision>\nstart -> check\n';

describe('convert', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diagloom-convert-'));
    await writeFile(join(folder, 'orders.txt'), notation);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (...args: readonly string[]) => {
    const record = recordTerminal();
    const files = createTerminal(folder);
    const status = await runCommandLine(['convert', ...args], { ...files, print: record.print, say: record.say });
    return { status, said: record.said() };
  };
  const read = (name: string) => readFile(join(folder, name));

  test('a diagram comes back from every kind of file that carries it', async () => {
    expect(await run('--in', 'orders.txt', '--out', 'a.drawio')).toEqual({ status: 0, said: '' });
    for (const [from, to] of [
      ['a.drawio', 'a.svg'],
      ['a.svg', 'a.png'],
      ['a.png', 'b.drawio'],
    ] as const) {
      expect(await run('--in', from, '--out', to)).toEqual({ status: 0, said: '' });
    }
    expect(await read('b.drawio')).toEqual(await read('a.drawio'));
  });

  test('notation comes back from a picture', async () => {
    await run('--in', 'orders.txt', '--out', 'c.svg');
    await run('--in', 'c.svg', '--out', 'c.txt');
    await run('--in', 'orders.txt', '--out', 'd.txt');
    expect(await read('c.txt')).toEqual(await read('d.txt'));
  });

  test.each([
    ['mmd', 'flowchart: Orders\na Order arrives\nb? In stock?\na -> b\n'],
    ['dot', 'uml: Shop\na Order | +id: int\nb(interface) Payable\na -realises-> b\n'],
    ['puml', 'sequence: Calls\na(actor) User\nb Shop\na -> b: Order\nb --> a: Receipt\n'],
  ])('notation of other tools is written and read: .%s', async (ending, text) => {
    await writeFile(join(folder, 'meant.txt'), text);
    expect(await run('--in', 'meant.txt', '--out', `x.${ending}`)).toEqual({ status: 0, said: '' });
    expect(await run('--in', `x.${ending}`, '--out', 'back.txt')).toEqual({ status: 0, said: '' });
    expect((await read('back.txt')).toString().replace(/^direction .*\n/m, '')).toBe(text);
  });

  test('says what a notation cannot carry, and refuses what it has no form for', async () => {
    await writeFile(join(folder, 'net.txt'), 'network: Office\na(router){technology="BGP"} Router\nb Switch\na -> b\n');
    expect(await run('--in', 'net.txt', '--out', 'net.mmd')).toEqual({
      status: 0,
      said: expect.stringContaining('Left out because a Mermaid flowchart can’t show it: technology.'),
    });
    expect(await run('--in', 'net.txt', '--out', 'net.puml')).toEqual({
      status: 2,
      said: expect.stringContaining('PlantUML has no form for this diagram (network).'),
    });
  });

  test('a PDF is one', async () => {
    await run('--in', 'orders.txt', '--out', 'a.pdf');
    expect((await read('a.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('takes the page that is asked for', async () => {
    const page = (id: string) =>
      `<diagram id="${id}" name="${id}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel></diagram>`;
    await writeFile(join(folder, 'two.drawio'), `<mxfile>${page('first')}${page('second')}</mxfile>`);
    await run('--in', 'two.drawio', '--out', 'second.svg', '--page', '2');
    const { xml } = openDiagramFile(await read('second.svg'));
    expect(readDrawio(xml).pages.map(({ name }) => name)).toEqual(['second']);
    expect(await run('--in', 'two.drawio', '--out', 'x.svg', '--page', '3')).toEqual({
      status: 1,
      said: 'There’s no page 3: the file has 2 pages.',
    });
  });

  test('says what is wrong with a file that it cannot open', async () => {
    await writeFile(join(folder, 'plain.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { status, said } = await run('--in', 'plain.svg', '--out', 'x.drawio');
    expect([status, said]).toEqual([1, expect.stringContaining('Include a copy of my diagram')]);
    await writeFile(join(folder, 'letter.txt'), '!?');
    expect(await run('--in', 'letter.txt', '--out', 'x.drawio')).toMatchObject({ status: 1 });
  });

  test.each([
    [['--in', 'orders.txt'], '--in order.drawio --out order.svg'],
    [['--in', 'orders.txt', '--out', 'x.gif'], 'The ending of x.gif doesn’t name a format'],
    [['--in', 'orders.txt', '--out', 'x.png', '--scale', '9'], '--scale takes 1, 2, 3 or 4'],
    [['--in', 'orders.txt', '--out', 'x.png', '--page', '0'], '--page takes a number, starting at 1'],
    [['--in', 'nowhere.txt', '--out', 'x.png'], 'there’s no such file'],
  ])('%j is called wrongly', async (args, message) => {
    const { status, said } = await run(...args);
    expect([status, said]).toEqual([2, expect.stringContaining(message)]);
  });
});
