import type { Passage } from '@diagloom/knowledge';
import { hashOf, packModel } from '@diagloom/language/linear-model';
import { expect, test } from 'vitest';
import { findAnswer } from './find-answer.ts';
import { readPassage } from './read-passage.ts';

const passageOf = (heading: string, text: string): Passage => ({
  documentId: 1,
  title: 'Returns policy',
  headingPath: ['Returns policy', heading],
  start: 0,
  end: text.length,
  text,
  suspicious: [],
  score: 1,
});

const sections = [
  passageOf('Scope', 'Customers send back parcels. Clerks open the parcels. Finance pays the customers.'),
  passageOf('Process', '1. The clerk opens the parcel.\n2. The clerk weighs it.\n3. Finance pays the customer.'),
];

const readings = sections.flatMap((passage) => readPassage(passage, 'flowchart') ?? []);

test.each([
  ['steps', 'Process'],
  ['about the document', 'Scope'],
])('the section that has what was learned to answer, such as %s, does', (feature, heading) => {
  const model = packModel(['right'], [[hashOf(feature), 0, 20]]);
  const found = findAnswer({ question: 'How do returns work?', family: 'process', readings }, model);
  expect(found?.passage.headingPath.at(-1)).toBe(heading);
});
