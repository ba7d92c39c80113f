import { checkPage } from '@diagloom/diagram/checks';
import { understand } from '@diagloom/language';
import { diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { afterAll, describe, expect, it } from 'vitest';
import { drawSpec } from './draw-spec.ts';
import { createLayoutRunner } from './layout-runner/index.ts';

/** What every pattern keeps on its way from a prompt to a page. */

const layout = createLayoutRunner();
afterAll(() => layout.close());

const shelves = await Promise.all(
  diagramTypes.map(async ({ id }) => ({ type: diagramTypeOf(id), patterns: await loadPatterns(id) })),
);
const cases = shelves.flatMap(({ type, patterns }) =>
  patterns.map((pattern) => ({ name: `${type.id}: ${pattern.id}`, type, pattern, patterns })),
);

describe('a pattern', () => {
  it.each(cases)('$name is found by its title', ({ type, pattern, patterns }) => {
    const result = understand(pattern.title, { type, patterns });
    expect(result.ok && result.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining(`pattern "${pattern.title}"`),
    ]);
  });

  it.each(cases)('$name gives what is asked for beside its subject', ({ type, pattern, patterns }) => {
    for (const option of pattern.options ?? []) {
      const result = understand(`${pattern.title} with ${option.when[0]}`, { type, patterns });
      expect(result.ok && result.warnings.map(({ message }) => message)[0]).toContain(option.title);
      expect(result.ok && type.findProblems(result.spec)).toEqual([]);
    }
  });

  it.each(cases)('$name is laid out readably', async ({ type, pattern, patterns }) => {
    const result = understand(pattern.title, { type, patterns });
    if (!result.ok) throw new Error(result.message);
    const page = (await drawSpec(result.spec, type, { layout })).pages[0];
    expect(page && checkPage(page)).toEqual([]);
  });
});
