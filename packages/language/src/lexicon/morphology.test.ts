import { expect, test } from 'vitest';
import { participle, readVerb, singular, thirdPerson } from './morphology.ts';

test.each([
  ['ships', 'ship', 'third'],
  ['shipped', 'ship', 'past'],
  ['shipping', 'ship', 'gerund'],
  ['notified', 'notify', 'past'],
  ['cancelled', 'cancel', 'past'],
  ['canceled', 'cancel', 'past'],
  ['sent', 'send', 'past'],
  ['chosen', 'choose', 'participle'],
  ['resizes', 'resize', 'third'],
  ['makes', 'make', 'third'],
  ['re-sent', 're-send', 'past'],
  ['goes', 'go', 'third'],
] as const)('%s is read as %s', (word, base, form) => {
  expect(readVerb(word)?.base).toBe(base);
  expect([...(readVerb(word)?.forms ?? [])]).toContain(form);
});

test.each(['warehouse', 'xyz', 'the'])('%s is no verb', (word) => {
  expect(readVerb(word)).toBeUndefined();
});

test('plurals and third persons are spelt by rule', () => {
  expect(['orders', 'companies', 'boxes', 'sizes', 'quizzes', 'address', 'status'].map(singular)).toEqual([
    'order',
    'company',
    'box',
    'size',
    'quiz',
    'address',
    'status',
  ]);
  expect(['ship', 'carry', 'pay', 'lose', 'open'].map(participle)).toEqual([
    'shipped',
    'carried',
    'paid',
    'lost',
    'opened',
  ]);
  expect(['pass', 'carry', 'play', 'send'].map(thirdPerson)).toEqual(['passes', 'carries', 'plays', 'sends']);
});
