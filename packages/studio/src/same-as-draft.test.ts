import { draftDiagram } from '@diagloom/drafting';
import { afterAll, expect, test } from 'vitest';
import { generateDiagram } from './generate-diagram.ts';
import { createLayoutRunner } from './layout-runner/index.ts';
import { renderPreview } from './render-preview.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

test.each([
  ['flowchart', 'Read the meter. If the value is high, call the owner, otherwise note the value.'],
  ['mind-map', 'Mind map about a garden: beds (herbs, beans), tools (spade, rake)'],
  ['logical', 'A club has many members. A member pays many fees.'],
] as const)('what a %s is drafted as is what generating it stores, byte for byte', async (type, prompt) => {
  const [draft, stored] = [
    await draftDiagram({ prompt, type }, { layout }),
    await generateDiagram({ prompt, type }, { layout }),
  ];
  if (!draft.ok || !stored.ok) throw new Error('Both understand the text.');
  expect(draft.xml).toBe(stored.xml);
  expect(draft.title).toBe(stored.spec.title);
  expect(draft.svg).toBe(renderPreview(stored.xml, { title: stored.spec.title }).svg);
});
