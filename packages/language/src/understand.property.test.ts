import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildType } from './testing/drawn.ts';
import { understand } from './understand.ts';

const word = fc.constantFrom(
  'the',
  'clerk',
  'checks',
  'order',
  'if',
  'otherwise',
  'and',
  'or',
  'then',
  'is',
  'approved',
  'rejected',
  'ship',
  ',',
  '.',
  '?',
  ';',
  ':',
  '->',
  'until',
  'while',
  'meanwhile',
  'go back to',
  'step 1',
  'end',
  'who',
  'not',
  '(',
  ')',
  '"',
  'A',
  'in parallel',
  '\n',
  '1.',
  'returns',
  'user',
  'server',
  'unless',
  'before',
  'after',
  'again',
  'it',
);
const text = fc.oneof(
  fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
  fc.string({ maxLength: 80, unit: 'grapheme' }),
);

test.each(['process', 'messages'] as const)('any text for %s is answered with a whole spec or a reason', (family) => {
  const type = buildType(family);
  fc.assert(
    fc.property(text, (prompt) => {
      const result = understand(prompt, { type });
      expect(understand(prompt, { type })).toEqual(result);
      if (!result.ok) {
        expect(result.message).not.toBe('');
        return;
      }
      const { nodes, edges, groups } = result.spec;
      const ids = [...nodes, ...edges, ...groups].map((part) => part.id);
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Set(nodes.map((node) => node.id));
      expect(edges.every((edge) => known.has(edge.from) && known.has(edge.to))).toBe(true);
      for (const { source } of [...nodes, ...edges, ...groups]) {
        if (source) expect(source.start >= 0 && source.start <= source.end && source.end <= prompt.length).toBe(true);
      }
      expect(result.coverage).toBeGreaterThanOrEqual(0);
      expect(result.coverage).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test('in a flow everything is reached from the start and has a label or a kind', () => {
  fc.assert(
    fc.property(text, (prompt) => {
      const result = understand(prompt, { type: buildType('process') });
      if (!result.ok || /->|→|flowchart|graph/.test(prompt)) return;
      const { nodes, edges } = result.spec;
      const reached = new Set(nodes.filter((node) => node.kind === 'start').map((node) => node.id));
      for (const id of reached) for (const edge of edges) if (edge.from === id) reached.add(edge.to);
      expect(nodes.filter((node) => !reached.has(node.id)).map((node) => node.label)).toEqual([]);
      expect(nodes.filter((node) => node.label === '' && node.kind === undefined)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
