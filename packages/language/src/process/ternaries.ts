import type { Sentence } from '../text/sentences.ts';
import { type Token, wordAt } from '../text/token.ts';

/** `Out of range? rerun once : release`, as programmers write it, told as `yes: rerun once, no: release`. In: sentences. Out: the same, with such ways told by their answers. */
export const withTernariesTold = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((sentence, at) => {
    const { tokens } = sentence;
    const colon = tokens.findIndex((token, index) => isBetween(token, tokens[index - 1], tokens[index + 1]));
    const [first, mark] = [tokens[0], tokens[colon]];
    if (colon < 1 || first === undefined || mark === undefined || sentences[at - 1]?.closing !== '?') return sentence;
    const [opening, middle] = [
      { ...first, end: first.start },
      { ...mark, end: mark.start },
    ];
    const told = [
      ...answer('yes', opening),
      ...tokens.slice(0, colon),
      { ...middle, text: ',', lower: ',' },
      ...answer('no', middle),
      ...tokens.slice(colon + 1),
    ];
    return { ...sentence, tokens: told };
  });

/** A colon with blanks on both sides; behind a word without one it opens what that says. */
const isBetween = ({ text, start, end }: Token, before: Token | undefined, after: Token | undefined): boolean =>
  text === ':' && before !== undefined && after !== undefined && before.end < start && end < after.start;

const answer = (word: string, at: Token): readonly Token[] => [
  wordAt(word, at),
  { ...at, text: ':', lower: ':', kind: 'mark' },
];
