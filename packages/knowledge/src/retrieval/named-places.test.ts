import { expect, test } from 'vitest';
import { askTexts } from '../testing/ask-texts.ts';

/** So many that they are not read whole. */
const others = Array.from({ length: 70 }, (_, place) => `# Note ${place}\n\nBoats lie at the pier in winter.`);

const headingsOf = async (question: string): Promise<readonly (string | undefined)[]> => {
  const { passages, isAnswered } = await askTexts(question, [
    ...others,
    '# Yard\n\n## Who is who\n\nAnn leads Bob.\n\n## C.3 Slipway\n\nPull the boat up.\n\n## C.4 Paint\n\nPaint it.',
  ]);
  return isAnswered ? passages.map(({ headingPath }) => headingPath.at(-1)) : [];
};

test('a section that a question names by its letter and number answers it, in a store of any size', async () => {
  expect(await headingsOf('Flowchart of C.3 please')).toEqual(['C.3 Slipway']);
});

test('so does one whose heading stands in the question word by word', async () => {
  expect(await headingsOf('can you turn the who is who into an org chart?')).toEqual(['Who is who']);
});
