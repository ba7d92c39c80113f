import { expect, test } from 'vitest';
import { askedSpan } from './asked-span.ts';
import type { PassageReading } from './read-passage.ts';

const section = (heading: string, start: number, text: string): PassageReading => ({
  passage: {
    documentId: 1,
    title: 'Yard rules',
    headingPath: ['Yard rules', heading],
    start,
    end: start + text.length,
    score: 1,
    text,
    suspicious: [],
  },
  text,
  spec: { schemaVersion: 1, type: 'flowchart', title: '', nodes: [], edges: [], groups: [], notes: [] },
  told: '',
  hasToldTables: false,
  coverage: 1,
  named: 3,
  kept: 1,
});

const booking = section('1 Booking', 0, 'The skipper books a berth.');
const mooring = section('2 Mooring', 100, 'The guard looks at the boat and collects the fee.');
const prices = section('3 Prices', 200, 'A berth costs 20 a night.');
const departure = section('4 Departure', 300, 'The skipper returns the key. The office refunds the deposit.');
const scope = section('5 Contacts', 400, 'The office refunds by mail.');
const all = [booking, mooring, prices, departure, scope];
const headings = (question: string, best: PassageReading): readonly string[] =>
  askedSpan(question, best, all).map(({ passage }) => passage.headingPath.at(-1) ?? '');

test('a question from one end to another spans the sections between them', () => {
  expect(headings('Draw a stay from the booking to the refund of the deposit', mooring)).toEqual([
    '1 Booking',
    '2 Mooring',
    '3 Prices',
    '4 Departure',
  ]);
});

test('sections that a question names together are read together', () => {
  expect(headings('booking and mooring as one flow', mooring)).toEqual(['1 Booking', '2 Mooring']);
});

test('one section answers where it has both ends, where the question names it alone or leaves others out', () => {
  expect(headings('from the boat to the fee', mooring)).toEqual(['2 Mooring']);
  expect(headings('How does the departure go, from the pier until the refund?', departure)).toEqual(['4 Departure']);
  expect(headings('booking and mooring, but only the mooring', mooring)).toEqual(['2 Mooring']);
});
