import { missingQuestionWord, questionWordFor, withVerbFirst } from '@diagloom/language/morphology';
import { createNameScope } from '../program/index.ts';

/**
 * A label as what is asked for. One word would be called like something that is done: `Complete?` is asked for as `is complete`, `Works?` as
 * `it works`, `Appointment?` as `has appointment`. `Receipt valid?` is asked for as `is receipt valid`.
 */
export const asQuestion = (label: string): string => {
  const said = withoutSigns(label.trim());
  if (/^\p{L}+\s*\?*$/u.test(said)) return `${questionWordFor(said.replace(/\s*\?*$/, '').toLowerCase())} ${said}`;
  const { words } = createNameScope([], Number.POSITIVE_INFINITY).call(said, [], '');
  if (isCount(words)) return `has ${said}`;
  const lacking = /\([^()]*\)/.test(said) ? undefined : (missingBeforeDegree(words) ?? missingQuestionWord(words));
  return lacking === undefined ? withVerbFirst(said) : `${lacking} ${said}`;
};

/** `quantity < ordered amount` as people say it; a number behind a sign is told by what makes the name. */
const withoutSigns = (said: string): string =>
  said.replace(/ (<=|>=|<|>) (?=\p{L})/gu, (_, sign: string) => ` is ${signs[sign]} `);

const signs: Readonly<Record<string, string>> = { '<': 'below', '>': 'above', '<=': 'at most', '>=': 'at least' };

/** `fewer than 3 retries`: how many of something there are, which somebody has. */
const isCount = ([first = '', second, number = '', thing = '', ...more]: readonly string[]): boolean =>
  first === 'fewer' && second === 'than' && /^\d+$/.test(number) && /s$/.test(thing) && more.length === 0;

/** `is` of `password too weak`: whatever is said behind how much of it there is. */
const missingBeforeDegree = (words: readonly string[]): 'is' | 'are' | undefined => {
  const degree = words.findIndex((word) => /^(?:too|very)$/.test(word));
  const thing = words[degree - 1] ?? '';
  if (degree < 1 || degree !== words.length - 2 || words.some((word) => /^(?:is|are|was|were|has|have)$/.test(word)))
    return undefined;
  return /[^siu]s$/.test(thing) ? 'are' : 'is';
};
