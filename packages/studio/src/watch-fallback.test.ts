import { checkPage } from '@diagloom/diagram/checks';
import { expect, test } from 'vitest';
import { generateDiagram } from './generate-diagram.ts';
import { simplerLayout } from './watch-fallback.ts';

const prompt = 'Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.';

test('a layout engine that fails is answered by a simpler layout, which says so and can be read', async () => {
  const reasons: unknown[] = [];
  const broken = {
    elk: () => Promise.reject(new Error('too long')),
    onFallback: (cause: unknown) => reasons.push(cause),
  };
  const result = await generateDiagram({ prompt, type: 'flowchart' }, { layout: broken });
  if (!result.ok) throw new Error(result.message);
  expect(result.warnings).toEqual([simplerLayout]);
  expect(reasons).toEqual([new Error('too long')]);
  expect(result.document.pages.flatMap(checkPage)).toEqual([]);
});
