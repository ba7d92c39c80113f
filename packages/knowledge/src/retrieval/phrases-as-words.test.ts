import { expect, test } from 'vitest';
import { askTexts } from '../testing/ask-texts.ts';
import { phrasesAsWords } from './phrases-as-words.ts';

const plain = (question: string): string => phrasesAsWords(question).replace(/\s+/g, ' ').trim();

test('a verb with its particle is one word, also where something stands between them', () => {
  expect(plain('A customer wants to send a lamp back')).toBe('A customer wants to a lamp return');
  expect(plain('how do I put the new site live')).toBe('how do I the new site release');
  expect(plain('Who sits in the back?')).toBe('Who sits in the back?');
});

const returns = '# Returns\n\n## Handling\n\nThe desk registers the return. The store inspects the lamp.';
const release =
  '# Site release\n\n## Steps\n\nBuild the site. Send a note to the desk. Go back to the old one if it fails.';

test('a question finds the document that has a word for it', async () => {
  const { passages, isAnswered } = await askTexts('Somebody wants to send a lamp back', [release, returns]);
  expect([isAnswered, passages[0]?.documentId]).toEqual([true, 2]);
});

test('where no document has that word, the question is asked as it stands', async () => {
  const { isAnswered } = await askTexts('How do I send back a lamp?', [
    '# Lamps\n\nPeople send back lamps at the desk.',
  ]);
  expect(isAnswered).toBe(true);
});

test('other words for the same are looked for as well, and count less', async () => {
  const sick =
    '# Absence\n\n## When you are ill\n\nPhone the lead. An ill colleague needs a note. The lead finds cover.';
  const pay = '# Pay\n\n## Steps\n\nThe office runs the payroll and pays the sick.';
  const { passages } = await askTexts('what happens when somebody is sick', [pay, sick]);
  expect(passages.map(({ documentId }) => documentId)).toContain(2);
});

test('a phrase in which nothing stands between is its word alone', () => {
  expect(plain('chart from the guide for new people')).toBe('chart from the guide for newcomer');
});
