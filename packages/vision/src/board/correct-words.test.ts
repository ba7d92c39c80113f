import { expect, test } from 'vitest';
import type { BoardReading } from './board-reading.ts';
import { correctWords } from './correct-words.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };

const readingOf = (...labels: readonly string[]): BoardReading => ({
  shapes: labels.map((label, index) => ({ id: `s${index}`, kind: 'rectangle', box, label, doubt: 'words' })),
  connectors: [],
  unread: [],
});

test('a name that the description mentions corrects the letters that were misread', () => {
  const { reading, corrected } = correctWords(
    readingOf('Paynent gateway', 'Check stcck'),
    'The shop sends the order to the payment gateway, then we check stock.',
  );
  expect(reading.shapes.map(({ label, doubt }) => ({ label, doubt }))).toEqual([
    { label: 'Payment gateway', doubt: undefined },
    { label: 'Check stock', doubt: undefined },
  ]);
  expect(corrected).toEqual(['Payment gateway', 'Check stock']);
});

test.each([
  ['another number', 'Server 1', 'Server 2 writes'],
  ['its plural', 'Order', 'Orders are sent'],
  ['another word', 'Packing', 'Billing comes next'],
  ['nothing', 'Invoice', ''],
])('a label stays where the description mentions %s', (_what, label, description) => {
  const { reading, corrected } = correctWords(readingOf(label), description);
  expect(reading.shapes.map((shape) => shape.label)).toEqual([label]);
  expect(corrected).toEqual([]);
});
