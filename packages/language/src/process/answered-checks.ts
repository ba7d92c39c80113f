import { howOften } from '../lexicon/en/guard-words.ts';
import { ellipticAnswer } from '../segment/elliptic-answer.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/**
 * `We look whether the tank is full - often it isn't, then we fill it`: what was looked for is a case as if `if it isn't` stood there. In:
 * sentences in order. Out: the same, with a sentence of its own for each such case.
 */
export const withAnsweredChecks = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.flatMap((sentence, index) => {
    const { tokens } = sentence;
    const before = sentences[index - 1]?.tokens ?? [];
    const asCase = looksWhether(before) ? caseFrom(tokens) : undefined;
    if (asCase !== undefined) return [{ ...sentence, tokens: asCase }];
    const dash = tokens.findIndex(({ text }) => /^[–—;-]$/.test(text));
    const behind = dash > 0 && looksWhether(tokens.slice(0, dash)) ? caseFrom(tokens.slice(dash + 1)) : undefined;
    if (behind === undefined) return [sentence];
    return [
      { ...sentence, tokens: tokens.slice(0, dash), closing: '.' as const },
      { ...sentence, tokens: behind, startsParagraph: false, item: undefined },
    ];
  });

const looksWhether = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }, at) => at > 0 && (lower === 'whether' || lower === 'if'));

/** `often it isn't, then we fill it` as `if it isn't, we fill it`. */
const caseFrom = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const [first] = tokens;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (first === undefined || comma < 2 || comma > longestCase) return undefined;
  const said = tokens.slice(0, comma).filter(({ lower }) => !howOften.has(lower));
  const isDone = /^(?:then|so)$/.test(tokens[comma + 1]?.lower ?? '');
  const deed = tokens.slice(isDone ? comma + 2 : comma + 1);
  if (ellipticAnswer(said) === undefined || !(isDone || said.length < comma) || findPredicate(deed) === undefined)
    return undefined;
  return [{ ...first, text: 'if', lower: 'if', kind: 'word' }, ...said, tokens[comma] ?? first, ...deed];
};

/** Where the comma of such a case stands at the latest, in tokens. */
const longestCase = 8;
