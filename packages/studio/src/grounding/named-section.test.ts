import { expect, test } from 'vitest';
import { ofNamedSection } from './named-section.ts';
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
const headings = (question: string): readonly string[] =>
  ofNamedSection(question, readings).map(({ passage }) => passage.headingPath.at(-1) ?? '');

test('a section that is asked for by its number is read, in the document that fits best', () => {
  expect(headings('draw section 5')).toEqual(['5. Lending']);
  expect(headings('lending (§ 5) as a flow')).toEqual(['5. Lending']);
});

test('without a number, or where none has it, all are looked at', () => {
  expect(headings('how does lending go?')).toHaveLength(3);
  expect(headings('what does section 7 say?')).toHaveLength(3);
});

test('"all the parts" names no section', () => {
  expect(headings('overview of the rules, all the parts and who talks to whom')).toHaveLength(3);
});
