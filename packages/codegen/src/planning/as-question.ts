import { missingQuestionWord, questionWordFor, withVerbFirst } from '@diagloom/language/morphology';
import { createNameScope } from '../program/index.ts';

/**
 * A label as what is asked for. One word would be called like something that is done: `Complete?` is asked for as `is complete`, `Works?` as
 * `it works`, `Appointment?` as `has appointment`. `Receipt valid?` is asked for as `is receipt valid`.
 */
export const asQuestion = (label: string): string => {
  const said = label.trim();
  if (/^\p{L}+\s*\?*$/u.test(said)) return `${questionWordFor(said.replace(/\s*\?*$/, '').toLowerCase())} ${said}`;
  const { words: all } = createNameScope([], Number.POSITIVE_INFINITY).call(said, [], '');
  const words = all.filter((word, index) => index === 0 || !/^(?:too|very|already|still|fully|really)$/.test(word));
  const lacking = /\([^()]*\)/.test(said) ? undefined : missingQuestionWord(words);
  return lacking === undefined ? withVerbFirst(label) : `${lacking} ${said}`;
};
