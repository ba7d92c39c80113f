import { describe, expect, test } from 'vitest';
import { aboutWords, deedOfLine, findsOut, namedError, tellsDeed, verdictOf } from './verdicts.ts';

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

  test('what a line does to a thing is told by its verb, and what tells of it by its participle', () => {
    expect(
      ['get status', 'places order', 'stored order', 'note access'].map((line) => deedOfLine(line.split(' '))),
    ).toEqual(['looks', 'adds', 'keeps', undefined]);
    expect(tellsDeed(['order', 'is', 'cancelled'], ['cancel', 'order'])).toBe(true);
    expect(tellsDeed(['order', 'is', 'cancelled'], ['place', 'order'])).toBe(false);
    expect(tellsDeed(['cancel', 'order'], ['cancel', 'order'])).toBe(false);
  });

  test('an answer that is an error says so by a verb, by its name, or by the number that HTTP has for it', () => {
    expect(['throws OutOfStock', '409 Conflict', '404', 'card error', 'order', '200 OK'].map(namedError)).toEqual([
      'OutOfStock',
      'Conflict',
      'not found',
      'card error',
      undefined,
      undefined,
    ]);
  });
});
