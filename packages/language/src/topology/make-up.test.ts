import { expect, test } from 'vitest';
import { buildTopology } from '../testing/drawn-topology.ts';
import { understand } from '../understand.ts';

const labels = (text: string): readonly string[] => {
  const read = understand(text, { type: buildTopology('architecture') });
  return read.ok ? read.spec.nodes.map(({ label }) => label) : [];
};

test('how many layers a system has is no part of it', () => {
  expect(labels('The depot has 3 layers. The shop calls the depot.')).not.toContain('Layer 1');
  expect(labels('The depot has 3 servers. The shop calls the depot.')).toContain('Server 1');
});
