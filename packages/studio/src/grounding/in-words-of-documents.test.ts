import { expect, test } from 'vitest';
import { inWordsOfDocuments } from './in-words-of-documents.ts';

const passage = {
  documentId: 1,
  title: 'Harbour rules',
  headingPath: ['Harbour rules', 'Refunds'],
  start: 0,
  end: 0,
  score: 1,
  text: 'The helicopter lands on the pier. Berths are let by the month.',
  suspicious: [],
};

test('a word that is misspelt or cut short is the one that the documents have', () => {
  expect(inWordsOfDocuments('mindmap refnuds', [passage])).toBe('mindmap refunds');
  expect(inWordsOfDocuments('when do we call the heli?', [passage])).toBe('when do we call the helicopter?');
});

test('words that documents have, in the plural too, and words like none of theirs stay', () => {
  expect(inWordsOfDocuments('who lets a berth to a pilot?', [passage])).toBe('who lets a berth to a pilot?');
});
