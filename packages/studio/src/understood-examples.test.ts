import { checkPage } from '@diagloom/diagram/checks';
import type { DiagramType } from '@diagloom/diagram/model';
import { drawSpec } from '@diagloom/drafting';
import { understand } from '@diagloom/language';
import { diagramTypes } from '@diagloom/types';
import { afterAll, describe, expect, it } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';

/** What the types show as examples is understood from its prompt alone, and laid out readably. */

const layout = createLayoutRunner();
afterAll(() => layout.close());

const families: readonly DiagramType['family'][] = ['topology', 'screens'];
const cases = diagramTypes
  .filter((type: DiagramType) => families.includes(type.family))
  .flatMap((type: DiagramType) =>
    type.examples.map(({ title, prompt }) => ({ name: `${type.id}: ${title}`, type, prompt })),
  );

describe('examples read from their prompts', () => {
  it.each(cases)('$name is understood nearly whole', ({ type, prompt }) => {
    const result = understand(prompt, { type });
    const told = result.ok
      ? result.warnings.filter(({ code }) => code !== 'inferred' && code !== 'doubtful')
      : result.message;
    expect(told).toEqual([]);
    expect(result.ok && result.coverage).toBeGreaterThan(0.8);
  });

  it.each(cases)('$name is laid out readably', async ({ type, prompt }) => {
    const result = understand(prompt, { type });
    const document = result.ok ? await drawSpec(result.spec, type, { layout }) : undefined;
    expect(document?.pages.flatMap(checkPage)).toEqual([]);
  });
});
