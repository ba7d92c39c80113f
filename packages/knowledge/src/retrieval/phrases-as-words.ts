/**
 * A question with one word for each phrase of several that handbooks have a word for: who wants to "send something back" asks for returns, and
 * "the chair back" is no return. Words that stand between the two parts of a phrase stay.
 */
export const phrasesAsWords = (question: string): string =>
  phrases.reduce(
    (text, [phrase, word]) =>
      text.replace(phrase, (_, between: unknown) => `${typeof between === 'string' ? between : ''} ${word} `),
    question,
  );

/** Up to six words between a verb and its particle. */
const between = "((?: (?!back|down|up|off|out|in)[\\w'’-]+){0,6}?)";

const split = (verbs: string, particle: string, word: string): readonly [RegExp, string] => [
  new RegExp(`\\b(?:${verbs})${between} ${particle}\\b`, 'gi'),
  word,
];

const phrases: readonly (readonly [RegExp, string])[] = [
  split('send(?:s|ing)?|sent|g[ia]v(?:es?|en|ing)|br(?:ings?|inging|ought)|tak(?:es?|en|ing)|took', 'back', 'return'),
  split('roll(?:s|ed|ing)?|switch(?:es|ed|ing)?|go(?:es|ing)? back to the (?:old|last|previous)', 'back', 'rollback'),
  split('pay(?:s|ing)?|paid|money', 'back', 'refund'),
  split('put(?:s|ting)?|go(?:es|ing)?|get(?:s|ting)?|br(?:ings?|ought)', 'live', 'release'),
  split('take', 'off', 'leave'),
  split('sign(?:s|ed|ing)?', 'off', 'approval'),
  split('call(?:s|ed|ing)?|ring(?:s|ing)?|phone[sd]?', 'in sick', 'sick'),
  split('break(?:s|ing)?|broke|broken', 'down', 'breakdown'),
  [/\b(?:time|days?|weeks?) off\b/gi, 'leave'],
  [/\bnew (?:starters?|joiners?|hires?|colleagues?|employees?|people|staff|members? of staff)\b/gi, 'newcomer'],
  [/\bforeign keys?\b/gi, 'fk'],
  [/\bfirst (?:days?|weeks?)\b/gi, 'induction'],
];
