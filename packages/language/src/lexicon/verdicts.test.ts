import { describe, expect, test } from 'vitest';
import { aboutWords, findsOut, verdictOf } from './verdicts.ts';

describe('verdicts', () => {
  test.each([
    ['bank declines', { isGood: false, isNegated: false, isAnswer: true, about: ['bank'] }],
    ['the payment succeeded', { isGood: true, isNegated: false, isAnswer: true, about: ['pay'] }],
    ['items available', { isGood: true, isNegated: false, isAnswer: false, about: ['item'] }],
    ['not covered', { isGood: false, isNegated: true, isAnswer: false, about: ['cover'] }],
    ['covered', { isNegated: false, isAnswer: false, about: ['cover'] }],
    ['not approved', { isGood: false, isNegated: true, isAnswer: true, about: [] }],
    ['the policy has not expired', { isGood: true, isNegated: true, isAnswer: false, about: ['policy'] }],
  ])('of “%s”', (condition, verdict) => {
    expect(verdictOf(condition.split(' '))).toEqual(verdict);
  });

  test('deeds and conditions are about the same where their words have one root', () => {
    expect(aboutWords(['check', 'coverage'])).toContain(aboutWords(['covered'])[0]);
    expect(aboutWords(['validate', 'card'])).not.toContain(aboutWords(['cart'])[0]);
  });

  test('what finds something out is told from what only does something', () => {
    expect(['check stock', 'log in', 'send offer'].map((deed) => findsOut(deed.split(' ')))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
