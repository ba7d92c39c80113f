import { expect, test } from 'vitest';
import { inSentence, startingWithArticle, withArticle } from './in-sentence.ts';

test.each([
  ['Org chart', 'an org chart'],
  ['UML class diagram', 'a UML class diagram'],
  ['Architecture diagram', 'an architecture diagram'],
  ['Use case', 'a use case'],
  ['API', 'an API'],
  ['Input or output', 'an input or output'],
  ['Off-page connector', 'an off-page connector'],
  ['User', 'a user'],
])('%s is called %s in a sentence', (name, called) => {
  expect(withArticle(name)).toBe(called);
});

test('a name opens a sentence with its article, and words of capitals keep them', () => {
  expect([startingWithArticle('Org chart'), inSentence('VPN gateway')]).toEqual(['An org chart', 'VPN gateway']);
});
