import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { onlyBranch } from './only-branch.ts';

const { spec } = parseNotation(
  `orgchart: School
a Head (Ida Moor)
b Bursar (Tom Reed)
c Caretaker
d Head of Science (Nia Voss)
a -> b
a -> d
b -> c
`,
  'orgchart',
);

const shownFor = (question: string): readonly string[] => onlyBranch(question, spec).nodes.map(({ label }) => label);

test.each([
  ["just tom's team with names", ['Bursar', 'Caretaker']],
  ['everybody under the bursar, please', ['Bursar', 'Caretaker']],
  ['organigram, but only the bursar and everyone below him', ['Bursar', 'Caretaker']],
  ['org chart of the school', ['Head', 'Bursar', 'Caretaker', 'Head of Science']],
  ["Nia's team", ['Head', 'Bursar', 'Caretaker', 'Head of Science']],
  ["the head's people", ['Head', 'Bursar', 'Caretaker', 'Head of Science']],
])('%s', (question, expected) => {
  expect(shownFor(question).map((label) => label.replace(/ \(.*/, ''))).toEqual(expected);
});
