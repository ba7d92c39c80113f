import { expect, test } from 'vitest';
import { readDrawio } from '../drawio/read-drawio.ts';
import { foreignFiles } from '../drawio/testing/foreign-files.ts';
import { compareDocuments } from './compare-documents.ts';
import { describeDifferences } from './describe-differences.ts';

const box = (id: string, value: string, x = 0, rest = '') =>
  `<mxCell id="${id}" value="${value}" style="html=1;${rest}" vertex="1" parent="1"><mxGeometry x="${x}" y="0" width="80" height="40" as="geometry"/></mxCell>`;
const line = (id: string, source: string, target: string) =>
  `<mxCell id="${id}" style="html=1;" edge="1" parent="1" source="${source}" target="${target}"><mxGeometry relative="1" as="geometry"/></mxCell>`;
const page = (cells: string, name = 'Orders') =>
  `<diagram id="${name}" name="${name}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel></diagram>`;
const file = (...pages: readonly string[]) => readDrawio(`<mxfile>${pages.join('')}</mxfile>`);

const before = file(page(box('a', 'Pay') + box('b', 'Ship') + box('c', 'Pack') + line('e', 'a', 'b')), page('', 'Old'));

test('says what was added, removed, renamed, moved, rewired and restyled', () => {
  const after = file(
    page(
      box('a', 'Pay by card', 40) + box('b', 'Ship', 0, 'fillColor=#fff;') + box('d', 'Refund') + line('e', 'a', 'd'),
    ),
    page('', 'New'),
  );
  const differences = compareDocuments(before, after);
  expect(differences.map(({ kind }) => kind)).toEqual([
    'renamed',
    'moved',
    'restyled',
    'added',
    'rewired',
    'removed',
    'page-added',
    'page-removed',
  ]);
  expect(describeDifferences(differences)).toEqual([
    'Renamed “Pay” to “Pay by card”.',
    'Added “Refund”.',
    'Reconnected the line “Pay by card → Refund”: was Pay → Ship, now Pay by card → Refund.',
    'Removed “Pack”.',
    'Added the page “New”.',
    'Removed the page “Old”.',
    'Changed the look of “Ship” (fill).',
    'Moved or resized 1 shape.',
  ]);
});

test('a line that leaves a shape elsewhere goes another way, and has no other look', () => {
  const led = file(page(line('e', 'a', 'b').replace('html=1;', 'html=1;exitX=1;exitY=0.5;'), 'P'));
  const differences = compareDocuments(file(page(line('e', 'a', 'b'), 'P')), led);
  expect(describeDifferences(differences)).toEqual(['Rerouted 1 line.']);
});

test('parts that change their look alike are one line together', () => {
  const boxes = (rest: string) => file(page(['a', 'b', 'c', 'd'].map((id) => box(id, id, 0, rest)).join('')));
  const differences = compareDocuments(boxes(''), boxes('strokeWidth=2;strokeColor=#000000;glass=1;dlKind=decision;'));
  expect(differences).toHaveLength(4);
  expect(describeDifferences(differences)).toEqual(['Changed the look of 4 shapes (outline, details).']);
});

test('a file that was made anew with other ids is the same where texts and ends are', () => {
  const anew = file(page(box('x', 'Pay') + box('y', 'Ship') + box('z', 'Pack') + line('w', 'x', 'y')), page('', 'Old'));
  expect(compareDocuments(before, anew)).toEqual([]);
});

test.each(Object.entries(foreignFiles))('%s differs in nothing from itself', (_, text) => {
  expect(compareDocuments(readDrawio(text), readDrawio(text))).toEqual([]);
});
