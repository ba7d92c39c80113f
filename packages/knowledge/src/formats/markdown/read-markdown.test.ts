import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const blocks = async (text: string): Promise<readonly string[]> =>
  (await readMarkdown(new TextEncoder().encode(text))).blocks.map(
    ({ kind, level, text }) => `${kind === 'heading' ? `${level} ` : ''}${text}`,
  );

test('a bold line of its own is a heading below the one that it stands under', async () => {
  expect(
    await blocks('# Weekly notes\n\n**1. Boats**\n- Varnish ordered\n\n**2. Slipway**:\n\nAnn clears it.'),
  ).toEqual(['1 Weekly notes', '2 1. Boats', '- Varnish ordered', '2 2. Slipway:', 'Ann clears it.']);
});

test('a bold condition, sentence or word is none', async () => {
  const text = '# Alarm\n\n**If it rings**\n\nLeave.\n\n**Never run.**\n\n**Ann** decides.\n\n**The end**';
  expect(await blocks(text)).toEqual(['1 Alarm', 'If it rings', 'Leave.', 'Never run.', 'Ann decides.', 'The end']);
});
