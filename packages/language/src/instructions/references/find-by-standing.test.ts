import { parseNotation } from '@diagloom/diagram/model';
import { describe, expect, test } from 'vitest';
import { readInstruction } from '../read-instruction.ts';
import { diagrams } from '../testing/diagrams.ts';

const said = (text: string, diagram: keyof typeof diagrams): string => {
  const reading = readInstruction(text, diagrams[diagram]);
  return reading.ok ? reading.said.join(' ') : `? ${reading.message}`;
};

describe('a part that is named by where it stands', () => {
  test.each([
    ['company', 'make the top box bigger', 'Makes "CEO" bigger.'],
    ['company', 'color the one at the top red', 'Colors "CEO" red.'],
    ['company', 'give whoever is at the top a red border', 'Colors the border of "CEO" red.'],
    ['company', 'everything under the CTO in purple', 'Colors "Engineering" purple.'],
    ['company', 'the box at the very top should say President', 'Renames "CEO" to "President".'],
    ['signIn', 'color the participant on the far left red', 'Colors "User" red.'],
    ['purchase', 'color the boxes in the Requester lane blue', 'Colors "Purchase request" and "Pay the invoice" blue.'],
    ['purchase', 'the first box in each lane should be green', 'Colors "Purchase request" green.'],
    ['company', 'rename the boss to President', 'Renames "CEO" to "President".'],
    ['company', 'color everybody under the CTO red', 'Colors "Engineering" red.'],
    ['company', 'What hangs off the CTO can go, we sold it', 'Removes "Engineering".'],
    ['company', 'the three people right under the CEO in green', 'Colors "CTO", "CFO" and "Sales" green.'],
    ['order', 'color all steps between the stock check and shipping blue', 'Colors "In stock?" and "Pack" blue.'],
    ['order', 'make all the end states grey', 'Colors "End" grey.'],
    ['company', 'everything about the CTO in orange', 'Colors "CTO" and "Engineering" orange.'],
    ['purchase', 'requester stuff all in blue', 'Colors "Purchase request" and "Pay the invoice" blue.'],
    ['order', 'color the last box red', 'Colors "End" red.'],
    ['order', 'the first one in green', 'Colors "Start" green.'],
    ['cloud', 'color the two cloud boxes blue', 'Colors "Load balancer" and "Web server" blue.'],
    ['purchase', 'color everything in Requester blue', 'Colors "Purchase request" and "Pay the invoice" blue.'],
  ] as const)('on the %s diagram: "%s"', (diagram, text, expected) => {
    expect(said(text, diagram)).toBe(expected);
  });

  test('is none where several stand there', () => {
    expect(said('make the top box bigger', 'cloud')).toMatch(/^\? There’s no "top box"/);
  });
});

test('a second clause has the verb of the first', () => {
  expect(said('sales reports to the CFO, engineering to the CEO', 'company')).toBe(
    'Moves "Sales" under "CFO". Moves "Engineering" under "CEO".',
  );
});

test('what is joined to a wish for a theme is done, too', () => {
  expect(said('dark theme please and make Pack bigger', 'order')).toBe(
    'Switches to the dark theme. Makes "Pack" bigger.',
  );
});

test('"it" is the new part and not what it is joined to', () => {
  expect(said('add a Cache between the load balancer and the web server, in red', 'cloud')).toMatch(
    /Colors "Cache" red\.$/,
  );
});

test('a team that is called "IT" is no "it"', () => {
  const { spec } = parseNotation('orgchart: Firm\na Head\nb IT\nc Sales\na -> b\na -> c\n', 'orgchart');
  const reading = readInstruction('make Sales bigger and color IT blue', { ...diagrams.company, spec });
  expect(reading.ok && reading.said).toEqual(['Makes "Sales" bigger.', 'Colors "IT" blue.']);
});
