import type { Family } from '@diagloom/diagram/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understand } from './understand.ts';
import type { TypeDescription } from './understanding.ts';

const kinds = (ids: string) => ids.split(' ').map((id) => ({ id, label: id, synonyms: [id] }));

const buildType = (family: Family): TypeDescription => ({
  id: family === 'screens' ? 'wireframe' : 'network',
  label: 'Picture',
  family,
  vocabulary: {
    nodes: kinds('device server switch firewall database field button list table'),
    edges: kinds('link wireless tunnel'),
    groups: kinds('zone site subnet screen dialog'),
  },
  examples: [],
});

const words =
  'the a two three 12 each server web servers database API gateway connects to connect is connected on in inside behind between and , . : ; -> VPC subnet with which runs Docker sends logs from over HTTPS via it they both screen page field button opens list of table ( ) " \n firewall has its own Redis for';
const text = fc.oneof(
  fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 40 }).map((picked) => picked.join(' ')),
  fc.string({ maxLength: 80, unit: 'grapheme' }),
);

test.each(['topology', 'screens'] as const)('any text for %s is answered with a whole spec or a reason', (family) => {
  const type = buildType(family);
  fc.assert(
    fc.property(text, (prompt) => {
      const result = understand(prompt, { type });
      if (!result.ok) {
        expect(result.message).not.toBe('');
        return;
      }
      const { nodes, edges, groups } = result.spec;
      const parts = [...nodes, ...edges, ...groups];
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      const known = new Set([...nodes, ...groups].map(({ id }) => id));
      expect(edges.every(({ from, to }) => known.has(from) && known.has(to))).toBe(true);
      groups.forEach(({ parent }, index) => {
        if (parent !== undefined) expect(groups.slice(0, index).map(({ id }) => id)).toContain(parent);
      });
      expect(nodes.every(({ label, groups: inside = [] }) => label !== '' && inside.every((id) => known.has(id)))).toBe(
        true,
      );
      for (const { source } of parts) {
        if (source) expect(source.start >= 0 && source.start <= source.end && source.end <= prompt.length).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
