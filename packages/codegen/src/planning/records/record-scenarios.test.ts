import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';

const codeOf = (language: 'typescript' | 'python', isTest: boolean): string => {
  const drawn = `logical: Library
a Book | shelf_mark: char(4) <pk> | title: varchar(60) | note: varchar(30) <nullable> | isbn <unique>
`;
  const { spec } = parseNotation(drawn, 'logical');
  const { files } = generateCode({ spec, family: 'entities', language, codeStyle: 'detailed', includeComments: false });
  return files.find(({ role }) => role === (isTest ? 'test' : 'source'))?.content ?? '';
};

test('a text is refused that is longer than drawn, but not one whose length nobody drew', () => {
  const code = codeOf('python', false);
  expect(code).toContain('if len(self.title) > 60:');
  expect(code).toContain('if len(self.note or "") > 30:');
  expect(code).toContain('raise ValueError("shelf mark must not be longer than 4 characters")');
  expect(code).not.toContain('len(self.isbn)');
});

test('a refusal is tried with one character too many, and its message is claimed', () => {
  const code = codeOf('typescript', true);
  expect(code).toContain("title: 'x'.repeat(61)");
  expect(code).toContain(".toThrow('title must not be longer than 60 characters')");
  expect(code).toContain("shelfMark: 'M1'");
});
