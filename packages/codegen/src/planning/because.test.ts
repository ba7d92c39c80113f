import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../generate-code.ts';
import { planProgram } from './plan-program.ts';

/** What the tests of a flow are called. */
const scenariosOf = (notation: string): readonly string[] | undefined => {
  const { spec } = parseNotation(notation, 'flowchart');
  const { flows } = planProgram({ spec, family: 'process', style: 'minimal', additionalDetails: '' });
  return flows[0]?.scenarios.map(({ name }) => name.words.join(' '));
};

test('a test of a flow names the answer that no other way to the same end has', () => {
  const notation = `flowchart: Order
a? Is the stock low?
b? Paid?
c(end) Sent
d(end) Kept
a -> d: Yes
a -> b: No
b -> c: Yes
b -> d: No
`;
  expect(scenariosOf(notation)).toEqual([
    'ends with kept when is the stock low is answered with yes',
    'ends with kept when it is not paid',
    'ends with sent when it is paid',
  ]);
});

test('what tells a way from others is said as it is, and not as a question, where a label says how', () => {
  const notation = `flowchart: Desk
a? Documents missing?
b? Ask whether the seats are free
c(end) Sent
d(end) Kept
a -> d: Yes
a -> b: No
b -> c: Yes
b -> d: No
`;
  expect(scenariosOf(notation)).toEqual([
    'ends with kept when documents are missing',
    'ends with kept when seats are not free',
    'ends with sent when seats are free',
  ]);
});

test('what somebody does is said, and that it is not done', () => {
  const notation = `flowchart: Order
a? The bank declines?
c(end) Sent
d(end) Kept
a -> d: Yes
a -> c: No
`;
  expect(scenariosOf(notation)).toEqual([
    'ends with kept when the bank declines',
    'ends with sent when the bank does not decline',
  ]);
});

test('one question behind another is the same choice, unless each step is observed', () => {
  const notation =
    'flowchart: Refund\na? Old?\nb Offer credit\nc? New?\nd Send cash\ne Note it\na -> b: Yes\na -> c: No\nc -> d: Yes\nc -> e: No\nb -> e\nd -> e\n';
  const sourceIn = (language: 'typescript' | 'python' | 'java', codeStyle: 'detailed' | 'production'): string =>
    generateCode({
      spec: parseNotation(notation, 'flowchart').spec,
      family: 'process',
      language,
      includeComments: true,
      codeStyle,
    })
      .files.map(({ content }) => content)
      .join('\n');
  expect(sourceIn('typescript', 'detailed')).toContain('} else if (await steps.isNew()) {');
  expect(sourceIn('python', 'detailed')).toContain('elif steps.is_new():');
  expect(sourceIn('java', 'detailed')).toContain('} else if (steps.isNew()) {');
  expect(sourceIn('typescript', 'production')).not.toContain('else if');
});
