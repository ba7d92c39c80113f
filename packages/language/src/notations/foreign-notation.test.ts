import { expect, it } from 'vitest';
import { buildType } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

it('a prompt behind a long run of blanks is read like any other', () => {
  const result = understand(`${' '.repeat(200)}boil water, steep tea`, { type: buildType('process') });
  expect(result.ok && result.spec.nodes.map(({ label }) => label)).toContain('Steep tea');
});
