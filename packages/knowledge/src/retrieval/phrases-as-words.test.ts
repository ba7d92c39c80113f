import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { findPassages } from './find-passages.ts';
import { createMemoryStore } from './memory-store.ts';
import { phrasesAsWords } from './phrases-as-words.ts';

const plain = (question: string): string => phrasesAsWords(question).replace(/\s+/g, ' ').trim();

test('a verb with its particle is one word, also where something stands between them', () => {
  expect(plain('A customer wants to send a lamp back')).toBe('A customer wants to a lamp return');
  expect(plain('how do I put the new site live')).toBe('how do I the new site release');
  expect(plain('Who sits in the back?')).toBe('Who sits in the back?');
});

const ask = async (question: string, texts: readonly string[]) => {
  const documents = texts.map(async (text, place) => ({
    id: place + 1,
    ...(await readDocument({ name: `${place}.md`, bytes: new TextEncoder().encode(text) })),
  }));
  const store = createMemoryStore(await Promise.all(documents));
  return findPassages(store, question, { whole: 'documents' });
};

const returns = '# Returns\n\n## Handling\n\nThe desk registers the return. The store inspects the lamp.';
const release =
  '# Site release\n\n## Steps\n\nBuild the site. Send a note to the desk. Go back to the old one if it fails.';

test('a question finds the document that has a word for it', async () => {
  const { passages, isAnswered } = await ask('Somebody wants to send a lamp back', [release, returns]);
  expect([isAnswered, passages[0]?.documentId]).toEqual([true, 2]);
});

test('where no document has that word, the question is asked as it stands', async () => {
  const { isAnswered } = await ask('How do I send back a lamp?', ['# Lamps\n\nPeople send back lamps at the desk.']);
  expect(isAnswered).toBe(true);
});

test('other words for the same are looked for as well, and count less', async () => {
  const sick =
    '# Absence\n\n## When you are ill\n\nPhone the lead. An ill colleague needs a note. The lead finds cover.';
  const pay = '# Pay\n\n## Steps\n\nThe office runs the payroll and pays the sick.';
  const { passages } = await ask('what happens when somebody is sick', [pay, sick]);
  expect(passages.map(({ documentId }) => documentId)).toContain(2);
});
