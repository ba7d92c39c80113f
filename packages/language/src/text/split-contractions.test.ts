import { expect, test } from 'vitest';
import { splitContractions, splitCopulas } from './split-contractions.ts';
import { tokenise } from './token.ts';

const words = (text: string, split = splitContractions): readonly string[] =>
  split(tokenise(text)).map(({ lower }) => lower);

test('a verb that hangs on its pronoun is a word of its own, where it stands', () => {
  expect(words('We’ll go, you’ve paid, nobody’s home.')).toEqual([
    'we',
    'will',
    'go',
    ',',
    'you',
    'have',
    'paid',
    ',',
    'nobody',
    'is',
    'home',
    '.',
  ]);
  const [we, will] = splitContractions(tokenise('we’ll'));
  expect([we?.start, we?.end, will?.start, will?.end]).toEqual([0, 2, 2, 5]);
});

test('what somebody has and what a noun has stays one word', () => {
  expect(words('nobody’s fault, the crew’s boat')).toEqual(
    ['nobody’s', 'fault', ',', 'the', 'crew’s', 'boat'].map((word) => word.replace('’', "'")),
  );
  expect(words('it’s late')).toEqual(["it's", 'late']);
  expect(words('it’s late', splitCopulas)).toEqual(['it', 'is', 'late']);
});

test('there’s is two words wherever it stands', () => {
  expect(words('behind the pier there’s a shed')).toEqual(['behind', 'the', 'pier', 'there', 'is', 'a', 'shed']);
});
