import { copulas, particles, phraseOpeners } from '../lexicon/en/closed-words.ts';
import { mostWords, triesCounts } from '../lexicon/en/guard-words.ts';
import { togetherPattern } from '../lexicon/en/process-words.ts';
import { conditionRoles } from '../segment/ends-condition.ts';
import { markerAt } from '../segment/marker-at.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, wordAt } from '../text/token.ts';
import { measureAt } from './guards/measure.ts';

/** Sentences whose shorthand says what it stands for: `log it n stop`, `pack + ship`, `R2 The clerk signs`, `(1) sign`. */
export const withoutShorthand = (sentences: readonly Sentence[]): readonly Sentence[] =>
  withoutCount(sentences)
    .map((sentence) => ({
      ...sentence,
      tokens: withLimit(withTogether(unbracketed(withoutNumber(asOneArrow(sentence.tokens)).map(spelledOut)))),
    }))
    .flatMap(withoutBracketedCase);

/** `asks for changes (then back to the teacher)`: what is done next is told like anything else. */
const unbracketed = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ text }, at) => text === '(' && tokens[at + 1]?.lower === 'then');
  const to = tokens.findIndex(({ text }, at) => at > from && text === ')');
  const opening = tokens[from];
  const isOfCase = tokens
    .slice(0, Math.max(0, from))
    .some((_, at) => /^(?:if|unless)$/.test(markerAt(tokens, at)?.role ?? ''));
  if (opening === undefined || from < 1 || to < 0 || isOfCase) return tokens;
  return [
    ...tokens.slice(0, from),
    { ...opening, text: ',', lower: ',' },
    ...tokens.slice(from + 1, to),
    ...tokens.slice(to + 1),
  ];
};

/** `A weighs + B packs (both at the same time!)`: how they do it is told like anything else. */
const withTogether = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ text }) => text === '(');
  const to = tokens.findIndex(({ text }, at) => at > from && text === ')');
  const inside = tokens.slice(from + 1, Math.max(from, to)).filter(({ kind }) => kind === 'word');
  return from > 0 && togetherPattern.test(inside.map(({ lower }) => lower).join(' '))
    ? [...tokens.slice(0, from), ...inside, ...tokens.slice(to + 1)]
    : tokens;
};

/** `retry (max 3x), then call the admin`: what is done next is done after so many tries. */
const withLimit = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ text }, at) => text === '(' && mostWords.test(tokens[at + 1]?.lower ?? ''));
  const to = tokens.findIndex(({ text }, at) => at > from && text === ')');
  const count = tokens
    .slice(from, Math.max(from, to))
    .find(({ kind, lower }) => kind === 'number' || triesCounts.has(lower));
  const then = tokens[to + 1]?.text === ',' ? to + 2 : to + 1;
  const near = tokens[then];
  if (from < 1 || to < 0 || count === undefined || near?.lower !== 'then') return tokens;
  const number = { ...count, text: count.text.replace(/x$/i, ''), lower: count.lower.replace(/x$/, '') };
  const comma = { ...near, text: ',', lower: ',', kind: 'mark' as const };
  return [
    ...tokens.slice(0, from),
    comma,
    wordAt('after', near),
    number,
    wordAt('tries', near),
    comma,
    ...tokens.slice(then + 1),
  ];
};

/** `Wait till it sets (if it does not, heat it), then cut it`: what is done in a case is told like anything else. */
const withoutBracketedCase = (sentence: Sentence): readonly Sentence[] => {
  const { tokens } = sentence;
  const from = tokens.findIndex(({ text }, at) => text === '(' && markerAt(tokens, at + 1)?.role === 'if');
  const to = tokens.findIndex(({ text }, at) => at > from && text === ')');
  const bracketed = tokens.slice(from + 1, to);
  if (from < 1 || to < 0 || !bracketed.some(({ text }) => text === ',')) return [sentence];
  const rest = tokens.slice(tokens[to + 1]?.text === ',' ? to + 2 : to + 1);
  return [
    { ...sentence, tokens: tokens.slice(0, from), closing: '.' as const },
    { ...sentence, tokens: bracketed, closing: '.' as const },
    ...(rest.length === 0 ? [] : withoutBracketedCase({ ...sentence, tokens: rest })),
  ];
};

/** Lines that count without a full stop: `1 boil water`, `2 add tea`, `3 drink`. */
const withoutCount = (sentences: readonly Sentence[]): readonly Sentence[] => {
  let count = 0;
  const counted = sentences.filter(({ tokens }) => {
    const isNext = tokens.length > 1 && tokens[0]?.text === String(count + 1);
    if (isNext) count += 1;
    return isNext;
  });
  return counted.length < 3
    ? sentences
    : sentences.map((sentence) =>
        counted.includes(sentence) ? { ...sentence, tokens: sentence.tokens.slice(1) } : sentence,
      );
};

/** `charge it >> test it` */
const asOneArrow = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ text, start }, at) => !(text === '>' && tokens[at - 1]?.text === '>' && tokens[at - 1]?.end === start),
  );

const spelledOut = (token: Token, at: number, tokens: readonly Token[]): Token => {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const isBetween = isWord(before) && isWord(after);
  if (token.text === 'n' && isBetween && !isVariable(before, after)) return { ...token, lower: 'and' };
  if (token.text === '+' && isBetween) return { ...token, kind: 'word', lower: 'and' };
  if (token.text === '>' && isBetween) return { ...token, text: '->', lower: '->' };
  const isDash = token.text === '-' && before !== undefined && after !== undefined;
  if (isDash && token.start > before.end && after.start > token.end && after.kind !== 'number')
    return { ...token, text: '–', lower: '–' };
  if (token.lower === 'w' && isWord(after)) return { ...token, lower: 'with' };
  if (token.lower === 'u') return { ...token, lower: 'you' };
  return token;
};

/** `if n is even`, `up to n`: a number. */
const isVariable = (before: Token | undefined, after: Token | undefined): boolean =>
  copulas.has(after?.lower ?? '') ||
  (phraseOpeners.has(before?.lower ?? '') && !particles.has(before?.lower ?? '')) ||
  (before !== undefined && conditionRoles.has(markerAt([before], 0)?.role ?? ''));

const isWord = (token: Token | undefined): boolean => token?.kind === 'word';

/** The number of a requirement or step that is written without a full stop. */
const withoutNumber = (tokens: readonly Token[]): readonly Token[] => {
  const [first, second, third] = tokens;
  if (first?.text === '(' && second?.kind === 'number' && third?.text === ')') return tokens.slice(3);
  if (first === undefined || second === undefined || !/^(?:[A-Z]{1,4}-?\d{1,3}|\d{1,2})$/.test(first.text))
    return tokens;
  if (second.kind !== 'word' || measureAt(tokens) !== undefined) return tokens;
  const opensSentence = /^\p{Lu}\p{Ll}|^A$/u.test(second.text) && /^[A-Z]/.test(first.text);
  return opensSentence ||
    (/^\d/.test(first.text) &&
      second.lower !== 'to' &&
      findPredicate(tokens.slice(1)) !== undefined &&
      !isCounted(second, tokens[2]))
    ? tokens.slice(1)
    : tokens;
};

/** `2 clerks sign` counts; `2 clerk signs` is the second step. */
const isCounted = (noun: Token, next: Token | undefined): boolean =>
  /[^s]s$/.test(noun.lower) && next !== undefined && findPredicate([noun, next])?.start !== 0;
