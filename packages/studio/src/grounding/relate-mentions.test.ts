import { expect, test } from 'vitest';
import { askTexts, labelsOf } from './testing/ask-documents.ts';

const linesOf = (grounded: Awaited<ReturnType<typeof askTexts>>): readonly string[] => {
  const { nodes = [], edges = [] } = grounded?.understanding.spec ?? {};
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  return edges.map(({ from, to, label, toCardinality = '' }) =>
    [labels.get(from), label, toCardinality, labels.get(to)].join(' ').replace(/ +/g, ' '),
  );
};

test('numbers of requirements are no names, and relations are read in all verbs', async () => {
  const grounded = await askTexts('Data model of the dive school', [
    `# Dive school requirements

## Data

- R-1 A course has a title and a price. A course is led by one instructor.
- R-2 An instructor has a name and a licence number.
- R-3 A dive has a date and a depth. A dive is logged under exactly one course and happens at one site.
- R-4 A site has a name and a depth. A site is reserved by several instructors.
`,
  ]);
  expect([...labelsOf(grounded)].sort()).toEqual(['Course', 'Dive', 'Instructor', 'Site']);
  const lines = linesOf(grounded).map((line) => line.toLowerCase());
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^instructor leads .*course$/),
      'dive is logged under 1 course',
      'dive happens at 1 site',
      expect.stringMatching(/^instructor reserves .*site$/),
    ]),
  );
});

test('who "it" is in an architecture is told by whom the sentence before spoke of', async () => {
  const grounded = await askTexts('Who talks to whom in the ticket platform?', [
    `# The ticket platform

## The parts

The Ticket Service calls the Price Service and the Seat Service. It stores tickets in the Ticket Database, and it publishes events to the Event Bus. The Mail Service reads events from the Event Bus.
`,
  ]);
  const lines = linesOf(grounded).map((line) => line.toLowerCase());
  expect(lines.some((line) => /^ticket service .*event bus$/.test(line))).toBe(true);
  expect(lines.some((line) => /^(?:seat service|price service|ticket database) .*event bus$/.test(line))).toBe(false);
});
