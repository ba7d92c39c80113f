import { parseNotation } from '@diagloom/diagram/model';
import { diagramTypeOf, diagramTypes } from '@diagloom/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grammarPattern } from './grammar/grammar-pattern.ts';
import { writeEditGrammar, writeGrammar } from './grammar/index.ts';
import { shortenNotation } from './instruction/index.ts';
import { readEdits } from './reply/index.ts';

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
