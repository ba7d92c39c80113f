import { singular } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import { splitAt } from '../segment/split-at.ts';
import type { Sentence } from '../text/sentences.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';

/**
 * `Sort the post into two heaps: bills and letters. Bills are paid, letters are read.`: what is told of each kind that was listed is a case of
 * its own. In: sentences. Out: the same, with the list in brackets and each such case as a sentence with its kind before a colon.
 */
export const withListedKinds = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.flatMap((sentence, at) => {
    const told = casesOf(listIn(sentence)?.kinds ?? [], sentences[at + 1]);
    if (told !== undefined) return [withBrackets(sentence)];
    return casesOf(listIn(sentences[at - 1])?.kinds ?? [], sentence) ?? [sentence];
  });

interface List {
  /** Where the colon or the `into` stands before it. */
  readonly from: number;
  readonly kinds: readonly (readonly Token[])[];
}

/** Kinds in one or two words each that a sentence ends with: `...: bills, letters and ads`, `... into beginners and others`. */
const listIn = (sentence: Sentence | undefined): List | undefined => {
  const tokens = sentence?.tokens ?? [];
  const from = tokens.findLastIndex(({ text, lower }) => text === ':' || lower === 'into');
  if (from < 1 || findPredicate(tokens.slice(0, from)) === undefined) return undefined;
  const kinds = splitAt(tokens.slice(from + 1), isLink);
  return kinds.length > 1 && kinds.every(({ length }) => length > 0 && length < 3) ? { from, kinds } : undefined;
};

const isLink = ({ text, lower }: Token): boolean => /^[,;/]$/.test(text) || /^(?:and|or)$/.test(lower);

/** What is told of each kind, as sentences of their own; undefined where a piece tells of anything else. */
const casesOf = (kinds: readonly (readonly Token[])[], told: Sentence | undefined): readonly Sentence[] | undefined => {
  if (kinds.length === 0 || told === undefined || told.closing === '?' || told.item !== undefined) return undefined;
  const pieces = piecesIn(told.tokens, kinds);
  const [opening] = pieces;
  const verb = opening && findPredicate(opening.tokens);
  if (pieces.length < 2 || opening === undefined || verb === undefined) return undefined;
  return pieces.map(({ kind, tokens }) => {
    const [last] = kind.slice(-1);
    const colon = last === undefined ? [] : [markAfter(':', last)];
    // `bugs go to Ann, wishes to Bob`
    const isGap = (findPredicate(tokens)?.start ?? 0) < kind.length;
    const [next] = tokens.slice(kind.length);
    const done = opening.tokens
      .slice(verb.start, verb.end)
      .map(({ lower }) => wordAt(lower, next ?? { start: 0, end: 0 }));
    const deed = isGap ? [...kind, ...done, ...tokens.slice(kind.length)] : tokens;
    return { ...told, tokens: [...kind, ...colon, ...deed] };
  });
};

interface Piece {
  readonly kind: readonly Token[];
  readonly tokens: readonly Token[];
}

/** Pieces between commas that each open with another kind; empty where one opens with none. */
const piecesIn = (tokens: readonly Token[], kinds: readonly (readonly Token[])[]): readonly Piece[] => {
  const starts = tokens.flatMap((_, at) => {
    const isOpen = at === 0 || /^[,;]$/.test(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.lower === 'and';
    const kind = isOpen ? kinds.find((named) => opensWith(tokens.slice(at), named)) : undefined;
    return kind === undefined ? [] : [{ at, length: kind.length }];
  });
  if (starts[0]?.at !== 0) return [];
  return starts.map(({ at, length }, index) => ({
    kind: tokens.slice(at, at + length),
    tokens: withoutLink(tokens.slice(at, starts[index + 1]?.at ?? tokens.length)),
  }));
};

const opensWith = (tokens: readonly Token[], kind: readonly Token[]): boolean =>
  kind.every(({ lower }, at) => singular(tokens[at]?.lower ?? '') === singular(lower)) &&
  tokens[kind.length]?.kind === 'word';

const withoutLink = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findLastIndex(({ text, lower }) => !/^[,;]$/.test(text) && lower !== 'and');
  return tokens.slice(0, end + 1);
};

const withBrackets = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const from = listIn(sentence)?.from ?? tokens.length;
  const [border, last] = [tokens[from], tokens.at(-1)];
  if (border?.text !== ':' || last === undefined) return sentence;
  const opening = { ...border, text: '(', lower: '(' };
  return { ...sentence, tokens: [...tokens.slice(0, from), opening, ...tokens.slice(from + 1), markAfter(')', last)] };
};
