import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../generate-code.ts';
import type { LanguageId } from '../languages/catalog.ts';

const written = (language: LanguageId): string => {
  const { spec } = parseNotation(
    `flowchart: Warm up
a(start)
b? How warm?
c Heat the room
d Begin
e(end)
a -> b
b -> c: Cold
b -> d: Warm
b -> d: Hot
c -> b
d -> e
`,
    'flowchart',
  );
  const { files } = generateCode({ spec, family: 'process', language, codeStyle: 'detailed', includeComments: false });
  return files.map(({ content }) => content).join('\n');
};

test('where all answers but one leave a loop, leaving it is the guard', () => {
  expect(written('java')).toContain('if (howWarmAnswer != HowWarmAnswer.COLD) {\n                break;');
  expect(written('typescript')).toContain("if (howWarmAnswer !== 'cold') {\n      break;");
  expect(written('python')).toContain('if how_warm_answer is not HowWarmAnswer.COLD:\n            break');
  expect(written('go')).toContain('if howWarm != HowWarmAnswerCold {\n\t\t\tbreak');
});
