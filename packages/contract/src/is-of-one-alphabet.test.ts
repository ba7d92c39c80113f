import { expect, test } from 'vitest';
import { isOfOneAlphabet } from './is-of-one-alphabet.ts';

test.each([
  'ada',
  'user-1a0b',
  '=cmd()',
  'Zoë',
  'Иван-4',
  'Ελένη',
  'ישראל',
  'สมชาย',
  '田中さん',
  'Tanaka田中',
  '김철수',
  '',
  '...',
])('"%s" is of one alphabet', (name) => expect(isOfOneAlphabet(name)).toBe(true));

test.each([
  ['a Cyrillic letter among Latin ones', '\u0430dmin'],
  ['a Greek letter among Latin ones', 'g\u03BFogle'],
  ['a Cyrillic letter among Greek ones', '\u0441\u03BF\u03C2'],
  ['a space of no width', 'ad\u200Bmin'],
  ['a turn of the direction', 'nim\u202Eda'],
  ['a half of a pair', 'ada\uD800'],
  ['a picture', 'ada🎉'],
  ['a line break', 'ada\nroot'],
  ['a script of the past', '\u{10330}\u{10331}\u{10332}'],
])('%s is not', (_what, name) => expect(isOfOneAlphabet(name)).toBe(false));
