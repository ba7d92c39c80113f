import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../../generate-code.ts';
import type { LanguageId } from '../../../languages/catalog.ts';
import { planProgram } from '../../plan-program.ts';

const givenIn = (notation: string): readonly string[] => {
  const { spec } = parseNotation(`uml: Museum\n${notation}`, 'uml');
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  return records.flatMap(({ name, ends }) =>
    ends.filter(({ given }) => given !== undefined).map((end) => `${name.words.join(' ')}.${end.name.words.join(' ')}`),
  );
};

const codeOf = (notation: string, language: LanguageId = 'typescript') => {
  const { spec } = parseNotation(`uml: Museum\n${notation}`, 'uml');
  const { files, explanation } = generateCode({
    spec,
    family: 'classes',
    language,
    codeStyle: 'detailed',
    includeComments: false,
  });
  return { text: files.map(({ content }) => content).join('\n'), explanation };
};

test('what is drawn as exactly one is given, also to what extends a class', () => {
  expect(givenIn('g Gallery | name\nx Exhibit | title\ng[1] -> x[0..*]: shows\n')).toEqual(['exhibit.gallery']);
  const { text } = codeOf(
    'g Gallery | name\nx Exhibit | title\np Painting | technique\np -inherits-> x\ng[1] -> x[0..*]: shows\n',
  );
  expect(text).toContain('constructor(values: PaintingValues, gallery: Gallery) {\n    super(values, gallery);');
  expect(text).toContain("expect(() => second.removeExhibit(one)).toThrow('exhibit needs its gallery');");
});

test('of two that need each other, and of a circle, one gets the other later', () => {
  expect(givenIn('a Person | name\nb Passport | code\na[1] -> b[1]\n')).toEqual(['passport.person']);
  expect(givenIn('a A | n\nb B | n\nc C | n\na[1] -> b[*]\nb[1] -> c[*]\nc[1] -> a[*]\n')).toHaveLength(2);
  expect(givenIn('e Employee | name\ne[1] -> e[*]: leads\n')).toEqual([]);
  expect(codeOf('a Person | name\nb Passport | code\na[1] -> b[1]\n').explanation).toContain(
    '“person.passport” is drawn as exactly one, but set after an object is made',
  );
});

test('the last of one or more stays', () => {
  const { text, explanation } = codeOf('o Order | number: int\nl Line | text\no[0..1] -> l[1..*]: has\n');
  expect(text).toContain("throw new Error('order needs at least one line');");
  expect(text).toContain("test('order keeps the last of its lines'");
  expect(explanation).toContain('“order.lines” is drawn as one or more: empty until the first one is added');
});

test('Go refers to any kind of a class that others extend', () => {
  const { text, explanation } = codeOf(
    'g Gallery | name\nx Exhibit | title\np Painting | technique\np -inherits-> x\ng[0..1] -> x[0..*]: shows\n',
    'go',
  );
  expect(text).toContain('type Exhibit interface {');
  expect(text).toContain('other, err := NewPainting(');
  expect(explanation).toContain('what is none of its kinds is made as “plain exhibit”');
});
