import { articles, determiners, prepositions, subjectPronouns } from '../lexicon/en/closed-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { spanOf, type Token, textOf } from '../text/token.ts';
import type { Question, Statement } from './statement.ts';

/** A sentence that does something with each of several things. */
export interface ForEach {
  /** Asks whether there are more of them. */
  readonly question: Question;
  /** What `it` means in the body. */
  readonly thing: string;
  /** The sentences of what is done with one of them. */
  readonly body: readonly Sentence[];
  /** How many sentences are read. */
  readonly length: number;
}

/**
 * `For each letter: open it, read it`, `loop through the letters, read each`: what is done as long as there are more. In: the sentences
 * from here on. Out: undefined where the first opens no such loop. It reaches as far as a sentence that tells what comes after all of
 * them (`after all letters are read ...`), or else to the end of its own sentence.
 */
export const readForEach = ([first, ...rest]: readonly Sentence[]): ForEach | undefined => {
  const found = first === undefined ? undefined : openingOf(first.tokens);
  if (first === undefined || found === undefined) return undefined;
  const head = { ...first, tokens: withoutRepeat(first.tokens.slice(found.next)) };
  const end = rest.findIndex(({ tokens }) => comesAfterAll(tokens, nounOf(found.thing)));
  const body = [head, ...(end < 0 ? [] : rest.slice(0, end))].filter(({ tokens }) => tokens.length > 0);
  return {
    question: askForMore(nounOf(found.thing)),
    thing: singular(textOf(nounOf(found.thing))),
    body,
    length: 1 + Math.max(0, end),
  };
};

/** `line in the file` is a line. */
const nounOf = (thing: readonly Token[]): readonly Token[] => {
  const at = thing.findIndex(({ lower }) => prepositions.has(lower));
  return at < 1 ? thing : thing.slice(0, at);
};

const askForMore = (thing: readonly Token[]): Question => ({
  text: `More ${plural(textOf(thing))}?`,
  isNegated: false,
  words: ['more', ...thing.map(({ lower }) => lower)],
  span: spanOf(thing),
});

/** `Repeat for all letters`: all that was told is done again as long as there are more; undefined for any other sentence. */
export const readRepeat = (tokens: readonly Token[]): Statement | undefined => {
  const words = tokens.map(({ lower }) => lower).join(' ');
  const found =
    /^(?:and )?(?:repeat|do) (?:this |it |that |the same )?(?:for|with) (?:all |each |every |any )(?:of )?(?:the )?(?:other |next |remaining )?/.exec(
      `${words} `,
    );
  const thing = tokens.slice(found?.[0].trim().split(' ').length);
  if (found === null || thing.length === 0 || thing.length > 3) return undefined;
  const again: Statement = { kind: 'jump', target: '@start', span: spanOf(tokens) };
  return { kind: 'choice', question: askForMore(thing), body: [again], otherwise: undefined };
};

const opening =
  /^(?:for (?:each|every|all|all the|each of the|every one of the|any)|(?:loop|iterate|go|run|cycle|step) (?:through|over) (?:the )?(?:list of |set of |array of )?(?:all |each |every )?(?:the )?)$/;

/** The thing that the loop is about, and where what is done with it begins. */
const openingOf = (
  tokens: readonly Token[],
): { readonly thing: readonly Token[]; readonly next: number } | undefined => {
  for (let length = Math.min(7, tokens.length - 1); length > 1; length -= 1) {
    const words = tokens
      .slice(0, length)
      .map(({ lower }) => lower)
      .join(' ');
    if (!opening.test(words) && !opening.test(`${words} `)) continue;
    const mark = tokens.findIndex((token, at) => at > length && /^[,:;]$/.test(token.text));
    const subject = subjectAt(tokens, length);
    const end = subject > 0 && (mark < 0 || subject < mark) ? subject : mark;
    const thing = tokens.slice(length, end < 0 ? verbAt(tokens, length) : end);
    const next = end < 0 || end === subject ? length + thing.length : end + 1;
    const isThing = thing.length > 0 && thing.length <= 5 && !determiners.has(thing[0]?.lower ?? '');
    return isThing && next < tokens.length ? { thing, next } : undefined;
  }
  return undefined;
};

/** `for each letter she opens it`, `for each letter the clerk opens it`: whoever acts begins what is done. */
const subjectAt = (tokens: readonly Token[], from: number): number =>
  tokens.findIndex(
    ({ lower }, at) =>
      at > from &&
      (subjectPronouns.has(lower) || articles.has(lower)) &&
      !prepositions.has(tokens[at - 1]?.lower ?? '') &&
      (findPredicate(tokens.slice(at))?.start ?? 0) > 0,
  );

/** `for each letter open it`: without a mark, what is done begins with its verb. */
const verbAt = (tokens: readonly Token[], from: number): number => {
  const predicate = findPredicate(tokens.slice(from + 1));
  return predicate?.form === 'base' ? from + 1 + predicate.start : from;
};

/** `..., repeat until the end of the list` says no more than that it is a loop. */
const withoutRepeat = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findLastIndex(({ text }) => text === ',' || text === ';');
  const tail = tokens
    .slice(at + 1)
    .map(({ lower }) => lower)
    .join(' ');
  return /^(?:and |then )*(?:repeat|continue|loop|go on|do (?:this|it|so))\b.*\b(?:end|all|every|each|next|last|done|finished|empty|more|left)\b/.test(
    tail,
  ) || /^(?:and |then )*repeat$/.test(tail)
    ? tokens.slice(0, Math.max(0, at))
    : tokens;
};

/** `After all letters are read`, `when no letters are left`, `once done with the letters`. */
const comesAfterAll = (tokens: readonly Token[], thing: readonly Token[]): boolean => {
  const words = tokens.slice(0, 9).map(({ lower }) => singular(lower));
  const noun = singular(thing.at(-1)?.lower ?? '');
  const isAfter =
    /^(?:after|when|once|if|as)$/.test(words[0] ?? '') || /^(?:finally|afterward|at)$/.test(words[0] ?? '');
  return (
    isAfter && (words.includes(noun) || /\b(?:all|everything|they all) (?:is|are|has|have)?\b/.test(words.join(' ')))
  );
};

const plural = (text: string): string => {
  if (/(?:[^s]s|people|children|men|data)$/i.test(text)) return text;
  if (/[^aeiou]y$/i.test(text)) return `${text.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(text) ? `${text}es` : `${text}s`;
};
