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

test('an e-mail is called after its subject, and its fields are no text', async () => {
  const mail =
    'From: Ann Bell\nTo: Kim Ray\nSubject: Re: Your first week\n\nYou begin at nine, and Tom shows you the yard.';
  const { blocks } = await readText(new TextEncoder().encode(mail));
  expect(blocks.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'heading Your first week',
    'paragraph You begin at nine, and Tom shows you the yard.',
  ]);
});

test('a number above sentences counts parts, in a list it counts steps', async () => {
  expect(
    await headings(
      'Minutes of May\n\n2. Ordering feed\nThe long one, since everybody orders from everybody else in the yard.',
    ),
  ).toEqual(['1 Minutes of May', '2 2. Ordering feed']);
  expect(await headings('Notes\n\n1. Order the feed\n2. Store the feed in the dry shed behind the house')).toEqual([
    '1 Notes',
  ]);
});
