import { readDrawio, writeDrawio } from '@diagloom/diagram/drawio';
import { buildPage, vertex } from '@diagloom/diagram/testing';
import { expect, test } from 'vitest';
import { diagramExports } from '../export-diagram.ts';
import { drawThreadList } from './draw-thread-list.ts';
import { type ListedThread, numberThreads, pinsOf } from './listed-thread.ts';

const box = { x: 100, y: 50, width: 120, height: 60 };
const page = { ...buildPage([vertex({ id: 'pack', label: 'Pack', ...box })]), id: 'one', name: 'One' };
const xml = writeDrawio({ attributes: {}, pages: [page] });

const thread = (over: Partial<ListedThread> = {}): ListedThread => ({
  pageId: 'one',
  ...{ cellId: 'pack', anchorX: 1, anchorY: 0, x: 0, y: 0 },
  ...{ colour: '#ffe066', isResolved: false, notes: ['Question'] },
  said: [{ who: 'Ada Lovelace', when: 'March 3, 2026', text: 'Who packs <this>?' }],
  ...over,
});

test('pins have the numbers of their threads and stand at their shapes, grey where they are settled', () => {
  const threads = numberThreads(xml, [
    thread(),
    thread({ cellId: null, x: 7, y: 9, isResolved: true }),
    thread({ pageId: 'gone' }),
  ]);
  expect(threads.map(({ number, place }) => [number, place])).toEqual([
    [1, 'On Pack'],
    [2, 'On the whole page'],
    [3, 'Its page was removed'],
  ]);
  const [first] = readDrawio(xml).pages;
  expect(first === undefined ? [] : pinsOf(first, threads)).toEqual([
    { x: 220, y: 50, label: '1', colour: '#ffe066' },
    { x: 7, y: 9, label: '2', colour: '#d9dedb' },
  ]);
});

test('the list says who said what, when, and what became of it, on as many sheets as that takes', () => {
  const [sheet = '', ...none] = drawThreadList('Orders', numberThreads(xml, [thread()]));
  expect(none).toEqual([]);
  const words = [...sheet.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(words).toEqual([
    'Comments on Orders',
    '1',
    'On Pack',
    'Open · Question',
    'Ada Lovelace · March 3, 2026',
    'Who packs &lt;this&gt;?',
  ]);
  const many = drawThreadList(
    'Orders',
    numberThreads(
      xml,
      Array.from({ length: 30 }, () => thread()),
    ),
  );
  expect(many.map((one) => one.match(/data-pin/g)?.length)).toEqual([9, 10, 10, 1]);
});

test('files have comments only where they are asked for', async () => {
  const pages = async (comments?: readonly ListedThread[]) => {
    const { content } = await diagramExports.pdf({ xml, title: 'Orders', ...(comments && { comments }) });
    return Buffer.from(content)
      .toString('latin1')
      .match(/\/MediaBox/g)?.length;
  };
  expect([await pages(), await pages([thread()])]).toEqual([1, 2]);
  const svg = async (comments: readonly ListedThread[]) =>
    String((await diagramExports.svg({ xml, title: 'Orders', comments })).content).match(/data-pin="\d+"/g);
  expect([await svg([]), await svg([thread()])]).toEqual([null, ['data-pin="1"']]);
});
