import { type DiagramSpec, type Kind, notationWith, type Pattern, parseNotation } from '@diagloom/diagram/model';
import { describe, expect, it } from 'vitest';
import { diagramTypeOf, diagramTypes } from './index.ts';
import { loadPatterns } from './patterns.ts';

/** The contract of the patterns: what each of them keeps, with each of its options, in each type that offers it. */

const shelves = await Promise.all(
  diagramTypes.map(async ({ id }) => ({ id, type: diagramTypeOf(id), patterns: await loadPatterns(id) })),
);
const cases = shelves.flatMap(({ id, type, patterns }) =>
  patterns.map((pattern) => ({ name: `${id}: ${pattern.id}`, type, pattern })),
);

/** The plain pattern, each option on its own, all of them together. */
const variantsOf = ({ options = [] }: Pattern) => [
  [],
  ...options.map((option) => [option]),
  ...(options.length > 1 ? [options] : []),
];

const filled = (pattern: Pattern, notation: string): string =>
  (pattern.slots ?? []).reduce((text, slot) => text.replaceAll(`{{${slot.name}}}`, slot.default), notation);

const read = (pattern: Pattern, type: string, options: Pattern['options'] = []) =>
  parseNotation(`${type}: ${pattern.title}\n${filled(pattern, notationWith(pattern, options))}`, type);

/** What tells a pattern from another: in a sequence the messages, elsewhere the nodes. */
const labelsOf = (spec: DiagramSpec): ReadonlySet<string> => {
  const parts = spec.type === 'sequence' ? spec.edges : spec.nodes.filter(({ kind }) => !bare.has(kind ?? ''));
  return new Set(parts.map(({ label }) => label.toLowerCase()));
};
const bare: ReadonlySet<string> = new Set(['start', 'end', 'initial', 'final', 'fork', 'join']);

const unknownKinds = (parts: readonly { readonly kind?: string }[], kinds: readonly Kind[]): readonly string[] =>
  parts.flatMap(({ kind }) => (kind === undefined || kinds.some(({ id }) => id === kind) ? [] : [kind]));

describe('the patterns', () => {
  it('are offered for every type that has prompts of one subject', () => {
    const empty = shelves.filter(({ patterns }) => patterns.length === 0).map(({ id }) => id);
    expect(empty.filter((id) => id !== 'drawing')).toEqual([]);
  });

  it.each(shelves)('of $id have ids and titles of their own', ({ patterns }) => {
    const twice = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);
    expect(twice(patterns.map(({ id }) => id))).toEqual([]);
    expect(twice(patterns.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(patterns.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it.each(cases)('$name reads without a problem and an expert has nothing to object', ({ type, pattern }) => {
    for (const options of variantsOf(pattern)) {
      const { spec, problems } = read(pattern, type.id, options);
      expect({ options: options.map(({ title }) => title), problems, findings: type.findProblems(spec) }).toEqual({
        options: options.map(({ title }) => title),
        problems: [],
        findings: [],
      });
    }
  });

  it.each(cases)('$name speaks of what its type knows and leaves no blank', ({ type, pattern }) => {
    for (const options of variantsOf(pattern)) {
      const { spec } = read(pattern, type.id, options);
      expect(unknownKinds(spec.nodes, type.vocabulary.nodes)).toEqual([]);
      expect(unknownKinds(spec.edges, type.vocabulary.edges)).toEqual([]);
      expect(unknownKinds(spec.groups, type.vocabulary.groups)).toEqual([]);
      expect(JSON.stringify(spec)).not.toContain('{{');
    }
  });

  it.each(cases)('$name is worth having: eight parts or an option', ({ type, pattern }) => {
    const { spec } = read(pattern, type.id);
    const parts = spec.nodes.length + (type.id === 'sequence' ? spec.edges.length : 0);
    expect(parts >= 8 || (pattern.options ?? []).length > 0).toBe(true);
  });

  it.each(cases)('$name takes away only lines that are there, and each option is asked for by words', ({ pattern }) => {
    const lines = [
      pattern.notation,
      ...(pattern.options ?? []).flatMap(({ changes }) => changes.map((change) => change.with)),
    ].flatMap((text) => text.split('\n'));
    const removed = (pattern.options ?? []).flatMap(({ changes }) => changes.flatMap(({ without = [] }) => without));
    expect(removed.filter((line) => !lines.includes(line))).toEqual([]);
    expect((pattern.options ?? []).filter(({ when }) => when.length === 0)).toEqual([]);
  });

  it.each(shelves)('of $id share less than 60 % of their labels with another', ({ id, patterns }) => {
    const labels = patterns.map((pattern) => ({ id: pattern.id, labels: labelsOf(read(pattern, id).spec) }));
    const alike = labels.flatMap((one, index) =>
      labels.slice(index + 1).flatMap((other) => {
        const shared = [...one.labels].filter((label) => other.labels.has(label)).length;
        return shared >= 0.6 * Math.min(one.labels.size, other.labels.size) ? [`${one.id} and ${other.id}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
