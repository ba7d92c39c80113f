import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const headings = async (text: string): Promise<readonly string[]> =>
  (await readText(new TextEncoder().encode(text))).blocks.flatMap((block) =>
    block.kind === 'heading' ? [`${block.level} ${block.text}`] : [],
  );

test('a short line alone above a paragraph is a heading, and the first line of all the title', async () => {
  const text =
    'Bee notes\n\nWinter feed\n\nThe keeper mixes sugar and water and fills the trays.\n\nThe trays are cleaned in March.\n\nRegards\n\nAnn';
  expect(await headings(text)).toEqual(['1 Bee notes', '2 Winter feed']);
});

test('items, sentences and rows are no headings', async () => {
  expect(
    await headings(
      'Bee notes\n\nIt rained.\n\nThe keeper stayed at home until the evening.\n\n- Feed\n\nThe bees are fed twice a week in spring.',
    ),
  ).toEqual(['1 Bee notes']);
});
