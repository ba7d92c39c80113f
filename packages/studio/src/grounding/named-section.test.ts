import { expect, test } from 'vitest';
import { namesSection, ofNamedSections } from './named-section.ts';
import type { PassageReading } from './read-passage.ts';

const reading = (documentId: number, heading: string, score: number): PassageReading => ({
  passage: {
    documentId,
    title: 'Rules',
    headingPath: ['Rules', heading],
    start: 0,
    end: 0,
    score,
    text: '',
    suspicious: [],
  },
  text: '',
  spec: { schemaVersion: 1, type: 'flowchart', title: '', nodes: [], edges: [], groups: [], notes: [] },
  told: '',
  hasToldTables: false,
  coverage: 1,
  named: 3,
  kept: 1,
});

const readings = [reading(1, '4. Storing', 1), reading(1, '5. Lending', 0.6), reading(2, '5. Cleaning', 0.4)];
const headings = (question: string, among = readings): readonly string[] =>
  ofNamedSections(question, among, ([first]) => first)
    .flat()
    .map(({ passage }) => passage.headingPath.at(-1) ?? '');

test('a section that is asked for by its number is read, in the document that fits best', () => {
  expect(headings('draw section 5')).toEqual(['5. Lending']);
  expect(headings('lending (§ 5) as a flow')).toEqual(['5. Lending']);
});

test('several sections are read, called by numbers, letters or Roman numbers, whatever their headings call them', () => {
  expect(headings('sections 4 and 5 as one picture')).toEqual(['4. Storing', '5. Lending']);
  const lettered = [reading(1, 'B. Arrival', 1), reading(1, 'C. Departure', 1), reading(1, 'D. Prices', 1)];
  expect(headings('what awaits a guest, parts B and C together', lettered)).toEqual(['B. Arrival', 'C. Departure']);
  const roman = [reading(1, 'III. Loading', 1), reading(1, 'IV. Risks', 1), reading(1, 'VII. Return', 1)];
  expect(headings('who hands what to whom (III + VII)', roman)).toEqual(['III. Loading', 'VII. Return']);
  expect(headings('as agreed under item 2', [reading(1, 'Item 2 – Repairs', 1)])).toEqual(['Item 2 – Repairs']);
});

test('without a number, or where none has it, no section is meant', () => {
  expect(headings('how does lending go?')).toEqual([]);
  expect(headings('what does section 7 say?')).toEqual([]);
  expect(namesSection('can I have it?')).toBe(false);
});

test('"all the parts" names no section', () => {
  expect(namesSection('overview of the rules, all the parts and who talks to whom')).toBe(false);
});
