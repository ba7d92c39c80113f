import type { Passage } from '@diagloom/knowledge';
import { expect, test } from 'vitest';
import { tellingParagraph } from './telling-paragraph.ts';

const letter = [
  'Hello Kim, the boat house opens at nine and the coffee is in the kitchen.',
  'A capsized dinghy: blow the whistle. Launch the rescue boat. Bring the crew ashore. Then tell the office.',
  'Lunch is at noon. Bring shoes that may get wet. The showers are cold. Sorry.',
].join('\n\n');

const passage: Passage = {
  documentId: 1,
  title: 'letter.txt',
  headingPath: [],
  text: letter,
  start: 10,
  end: 10 + letter.length,
  suspicious: [],
  score: 1,
};

test('of a letter without headings the paragraph that answers is read alone, where it stands', () => {
  const found = tellingParagraph(passage, 'what do we do with a capsized dinghy?');
  expect(found?.text).toMatch(/^A capsized dinghy: .* office\.$/);
  expect(letter.slice((found?.start ?? 0) - 10, (found?.end ?? 0) - 10)).toBe(found?.text);
});

test('no paragraph is chosen where several speak of it or none tells a story', () => {
  expect(tellingParagraph(passage, 'what about coffee and the kitchen?')).toBeUndefined();
  const both = { ...passage, text: letter.replace('Lunch is at noon', 'A capsized dinghy is a dinghy') };
  expect(tellingParagraph(both, 'what do we do with a capsized dinghy?')).toBeUndefined();
});
