import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';

const notation = `flowchart: Tea "time" */ \\ it's
a(start)
b? Is "it" hot?
c Pour \${x} #{y}
d(end) Drunk
e(end) Cold
a -> b
b -> c: Yes
b -> e: No
c -> d
`;

const sourceOf = (includeComments: boolean): string => {
  const { spec } = parseNotation(notation, 'flowchart');
  const request = { spec, family: 'process', language: 'php', codeStyle: 'production', includeComments } as const;
  const { files } = generateCode(request);
  return files.flatMap(({ role, content }) => (role === 'source' ? [content] : [])).join('');
};

test('a decision is a guard, and labels stay inside their quotes', () => {
  expect(sourceOf(false)).toContain(`    $observe('Is "it" hot?');
    if (!$steps->isItHot()) {
        return TeaTimeItsOutcome::Cold;
    }`);
});

test('without comments the code is the same', () => {
  const plain = (text: string): string =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s*\/\*\*.*\*\/$/.test(line))
      .join('\n');
  expect(plain(sourceOf(true))).toBe(plain(sourceOf(false)));
});
