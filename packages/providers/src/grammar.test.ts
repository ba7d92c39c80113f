import { parseNotation } from '@diagloom/diagram/model';
import { diagramTypeOf, diagramTypes } from '@diagloom/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grammarPattern } from './grammar/grammar-pattern.ts';
import {
  writeBodyGrammar,
  writeEditGrammar,
  writeGrammar,
  writeMendGrammar,
  writeSuggestionGrammar,
  writeTextGrammar,
} from './grammar/index.ts';
import { shortenNotation } from './instruction/index.ts';
import { readEdits, readSuggestions } from './reply/index.ts';

describe.each(diagramTypes.map((type) => [type.id, type] as const))('the grammar of %s', (id, type) => {
  const pattern = grammarPattern(writeGrammar(type));

  test('allows every example that models are shown', () => {
    const shown = type.examples.flatMap(({ notation }) => [notation.trim(), shortenNotation(notation).trim()]);
    expect(shown.filter((notation) => !pattern.test(`${notation}\n`))).toEqual([]);
  });

  test('allows no prose, no other kind and no line that cannot be read', () => {
    const title = `${id}: Tea`;
    expect(pattern.test(`${title}\na Boil\n`)).toBe(true);
    expect(pattern.test(`Here you are:\n${title}\na Boil\n`)).toBe(false);
    expect(pattern.test(`${title}\na(kettle) Boil\n`)).toBe(false);
    expect(pattern.test(`${title}\na Boil\nLet me know if it fits!\n`)).toBe(false);
  });
});

test.each(['process', 'uml'] as const)('the grammar of %s allows nothing that our notation cannot read', (id) => {
  const anyText = fc.stringMatching(smaller(grammarPattern(writeGrammar(diagramTypeOf(id)))));
  fc.assert(
    fc.property(anyText, (text) => {
      const { problems } = parseNotation(text, id);
      expect(problems.filter(({ message }) => !message.includes('is called'))).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

/** Smaller numbers, and letters that can be generated. */
const smaller = ({ source }: RegExp): RegExp =>
  new RegExp(
    source
      .replace(/\{(\d),\d\d+\}/g, '{$1,3}')
      .replaceAll(String.raw`[^\x00-\x20\x7f"|<>{}\[\]@#:→\\]`, '[a-zé.,!?;()=*+/&%-]')
      .replaceAll(String.raw`[^\x00-\x1f\x7f"\\]`, '[ -!#-Z]'),
  );

describe('the grammar of changes', () => {
  const [type] = diagramTypes;
  const pattern = grammarPattern(writeEditGrammar(type));

  test.each([
    'add n Warm the pot after b\nconnect n d: at once\nrename d: Pour slowly\ncolour n d: #ffcc00\nremove c\n',
    'add n(document) Invoice after b before c in a if Yes\n',
    'say: The water is boiled first: it has to be hot.\n',
    'ask: Which of the two do you mean?\n',
  ])('allows %j', (reply) => {
    expect(reply).toMatch(pattern);
    const { spec } = parseNotation('flowchart: Tea\n[g] G\na A\nb B\nc C\nd D\na -> b -> c -> d', 'flowchart');
    expect(readEdits(reply, spec).badLines).toEqual([]);
  });

  test.each(['Certainly! I will change it.\n', 'rename a\n', 'kind a kettle\n'])('refuses %j', (reply) => {
    expect(reply).not.toMatch(pattern);
  });
});

describe('the grammar of other replies', () => {
  const type = diagramTypeOf('flowchart');

  test('of lines that are mended allows lines of a drawing, and no head or prose', () => {
    const pattern = grammarPattern(writeMendGrammar(type));
    expect('b Boil\na -> b: Yes\n').toMatch(pattern);
    expect('[g] Kitchen\ndirection right\nnote b: hot\n').toMatch(pattern);
    for (const reply of ['flowchart: Tea\n', 'Here they are:\n', '', 'b(kettle) Boil\n'])
      expect(reply).not.toMatch(pattern);
  });

  test('of suggestions allows those that are read, or none', () => {
    const pattern = grammarPattern(writeSuggestionGrammar(type));
    const reply = 'suggest structure high: Say who boils | Nobody is named.\nrename a: The cook boils\nremove b\n';
    expect(reply).toMatch(pattern);
    expect(readSuggestions(reply)).toMatchObject([
      { title: 'Say who boils', lines: 'rename a: The cook boils\nremove b' },
    ]);
    expect('').toMatch(pattern);
    for (const other of ['It is good.\n', 'suggest structure high: A | B\n', 'suggest taste high: A | B\nremove b\n'])
      expect(other).not.toMatch(pattern);
  });

  test('of bodies allows statements under their numbers, and no fence', () => {
    const pattern = grammarPattern(writeBodyGrammar(2));
    expect('### 1\n  return this.due < now;\n\n### 2\nthrow new Error();\n').toMatch(pattern);
    for (const reply of ['### 1\n```ts\nreturn 1;\n', 'Sure:\n### 1\nreturn 1;\n', '### 1\na\n### 2\na\n### 3\na\n'])
      expect(reply).not.toMatch(pattern);
  });

  test('of texts allows sentences, and neither tags nor fences', () => {
    const pattern = grammarPattern(writeTextGrammar());
    expect('Boil the water. Pour the tea.\n').toMatch(pattern);
    for (const reply of ['<description>Boil</description>\n', '```\nBoil\n', '']) expect(reply).not.toMatch(pattern);
  });
});
