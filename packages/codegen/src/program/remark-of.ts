import { missingQuestionWord, questionWordFor } from '@diagloom/language/morphology';
import type { Decided, Step } from './flow.ts';
import { beyondWords } from './name.ts';

/** What a comment says of a step beyond its name: what is drawn, and what its answer means. */
export const remarkOf = ({ name, decides }: Pick<Step, 'name' | 'decides'>): string => {
  const said = beyondWords(name);
  if (decides === undefined) return said;
  const told = toldOf(decides);
  const sentence = `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
  return said === '' ? sentence : `${said}${/[.!?]$/.test(said) ? '' : '.'} ${sentence}`;
};

/** What an answer means: `returns false if the bank declines`, `returns the answer to “Is it covered?”`. */
export const toldOf = ({ label, is }: Decided): string => {
  if (isAsked.test(label)) return is ? `returns the answer to “${label}”` : `returns false where “${label}” is yes`;
  return `returns ${is} if ${/^[\p{L}\d\s?'’-]+$/u.test(label) ? withArticle(asSentence(label)) : `“${label}”`}`;
};

/** `it is covered` of “Covered?”, `there is a receipt` of “Receipt?”, `card is valid` of “Card valid”. */
const asSentence = (label: string): string => {
  const said = label.replace(/[\s?]+$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const words = said.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length === 1) return sentenceOf(last);
  if (words.length === 2 && words[0] === 'no') return `there is ${said}`;
  if (words.length === 2 && words[0] === 'not') return `it is ${said}`;
  const lacking = words.length > 3 ? undefined : missingQuestionWord(words);
  const end = words.length > 2 && /^(?:in|on|at|within|above|below|over|under)$/i.test(words.at(-2) ?? '') ? -2 : -1;
  return lacking === undefined || /^do/.test(lacking)
    ? said
    : [...words.slice(0, end), lacking, ...words.slice(end)].join(' ');
};

/** `the label is unreadable` of `label is unreadable`. */
const withArticle = (sentence: string): string =>
  /^\p{Ll}+(?: \p{Ll}+)? (?:is|are|has|have) /u.test(sentence) && !ownOpening.test(sentence)
    ? `the ${sentence}`
    : sentence;

/** What begins a sentence that takes no article. */
const ownOpening =
  /^(?:the|an?|it|they|there|everything|everybody|nothing|nobody|no|not|any|all|some|each|every|both|enough|more|less|what|who|my|our|its|their)\b/;

const sentenceOf = (word: string): string => {
  const asked = questionWordFor(word);
  if (asked === 'has') return `there is ${/^[aeiou]/.test(word) ? 'an' : /s$/.test(word) ? 'one of the' : 'a'} ${word}`;
  return asked === 'should' ? `“${word}” is so` : `it ${asked === 'it' ? '' : 'is '}${word}`;
};

/** Questions with their verb first cannot stand behind `if`. */
const isAsked = /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|shall|should|may|must)\b/i;
