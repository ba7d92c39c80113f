import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';

const rustOf = (notation: string, family: 'process' | 'classes', includeComments = true): string => {
  const { spec } = parseNotation(notation, 'flowchart');
  const { files } = generateCode({ spec, family, language: 'rust', codeStyle: 'minimal', includeComments });
  return files.find(({ filename }) => filename === 'src/lib.rs')?.content ?? '';
};

const kettle = `flowchart: Make tea
a(start)
b? Water hot?
c Boil the water
d(end) Served
e(end) Waiting
a -> b
b -> d: Yes
b -> c: No
c -> e
`;

test('a guard returns early and the last outcome is the value of the function', () => {
  const code = rustOf(kettle, 'process');
  expect(code).toContain('fn boil_the_water(&self);');
  expect(code).toMatch(/pub fn \w+\(steps: &impl \w+\) -> \w+ \{/);
  expect(code).toContain('        return MakeTeaOutcome::Served;\n    }\n');
  expect(code).toContain('    MakeTeaOutcome::Waiting\n}\n');
});

test('without comments the code is the same but for their lines', () => {
  const withoutThem = rustOf(kettle, 'process')
    .split('\n')
    .filter((line) => !line.trim().startsWith('///'))
    .join('\n');
  expect(rustOf(kettle, 'process', false)).toBe(withoutThem);
});

test('a class is refused with what to do instead', () => {
  expect(() => rustOf('uml: Shelf\na Book | title: string\n', 'classes')).toThrow('Choose another language');
});
