import { expect, test } from 'vitest';
import { mentionedIn, splitAtMentions, suggestedPeople, typedMention, withMention } from './mentions.ts';

const ada = { id: 1, name: 'Ada Lovelace' };
const people = [ada, { id: 2, name: 'Grace Hopper' }, { id: 3, name: 'Ada' }];

test('a name is looked for from the @ on, also with a blank in it', () => {
  expect(typedMention('Ask @ada lo')).toBe('ada lo');
  expect(typedMention('mail ada@example')).toBeUndefined();
  expect(suggestedPeople('ada', people).map(({ id }) => id)).toEqual([1, 3]);
});

test('a chosen name takes the place of what was typed of it', () => {
  expect(withMention('Ask @ad now', 7, ada)).toEqual({ text: 'Ask @Ada Lovelace  now', cursor: 18 });
});

test('the longest name that fits is the one that is meant in the text', () => {
  expect(splitAtMentions('Hi @Ada Lovelace!', people)).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Ada Lovelace', isMention: true },
    { text: '!', isMention: false },
  ]);
  expect(mentionedIn('Hi @Grace Hopper', people)).toEqual([2]);
});
