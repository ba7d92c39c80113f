import { functionWords } from '../../lexicon/en/closed-words.ts';
import {
  certainWords,
  connectingVerbs,
  labelOpening,
  ofItself,
  plainAdjectives,
  pointingWords,
  systemNouns,
} from '../../lexicon/en/system-prose-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { ProseSentence, ProseToken } from './token.ts';
import { tokensOf } from './token.ts';

/** A system, a device or a store that a text names. */
export interface SystemName {
  readonly label: string;
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Where a sentence names one; the end is excluded. */
export interface SystemMention {
  readonly name: SystemName;
  readonly from: number;
  readonly to: number;
}

/** The most words before what something is. */
const longestFront = 3;

const isNoun = (token: ProseToken | undefined): boolean =>
  token !== undefined && (systemNouns.has(token.word) || systemNouns.has(singular(token.word)));

const isInner = ({ word, text }: ProseToken): boolean =>
  /^[\p{L}\d]/u.test(text) &&
  !functionWords.has(word) &&
  !pointingWords.has(word) &&
  !(connectingVerbs.has(word) && !systemNouns.has(word));

/** Runs of words that end in a word for a system: "the order database", "Counter PCs". */
const nounRuns = (tokens: readonly ProseToken[]): readonly (readonly [number, number])[] => {
  const runs: (readonly [number, number])[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isNoun(tokens[at])) continue;
    let to = at + 1;
    while (isNoun(tokens[to])) to += 1;
    let from = at;
    while (from > 0 && at - from < longestFront && isFront(tokens, from - 1)) from -= 1;
    // A verb that is a noun as well: "the app orders tickets".
    if (to - from > 1 || isCertain(tokens, from)) runs.push([from, to]);
    at = to - 1;
  }
  return runs;
};

/** A word alone names a system where it is a certain one: "the scanner", but "passes applications". */
const isCertain = (tokens: readonly ProseToken[], at: number): boolean => {
  const before = tokens[at - 1]?.word ?? '';
  return certainWords.has(before) || (plainAdjectives.has(before) && isCertain(tokens, at - 1));
};

/** A word of a name, as is "mail" in "the mail service", though it is a verb elsewhere. */
const isFront = (tokens: readonly ProseToken[], at: number): boolean => {
  const token = tokens[at];
  if (token === undefined) return false;
  return isInner(token) || (connectingVerbs.has(token.word) && certainWords.has(tokens[at - 1]?.word ?? ''));
};

/** Names as written with a capital inside a sentence: "Paynest". */
const properRuns = (tokens: readonly ProseToken[]): readonly (readonly [number, number])[] =>
  tokens.flatMap((token, at) =>
    at > 0 &&
    /^\p{Lu}[\p{L}\d]{2,}/u.test(token.text) &&
    !functionWords.has(token.word) &&
    !isNoun(tokens[at + 1]) &&
    !/^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') &&
    (connectingVerbs.has(tokens[at - 1]?.word ?? '') || functionWords.has(tokens[at - 1]?.word ?? ''))
      ? [[at, at + 1] as const]
      : [],
  );

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s/]+/)
    .map((word) => singular(word.replace(/['’]s?$/, '')))
    .filter((word) => word !== '' && !pointingWords.has(word));

/** All names of a text: what paragraphs are about, and what its sentences name. */
export const namesIn = (sentences: readonly ProseSentence[]): readonly SystemName[] => {
  const names = new Map<string, SystemName>();
  const add = (label: string, start: number): void => {
    const words = wordsOf(label);
    const key = words.join(' ');
    if (words.length > 0 && !names.has(key))
      names.set(key, { label: labelOf(label), words, start, end: start + label.length });
  };
  for (const { topic, piece } of sentences)
    if (topic !== undefined) add(topic, Math.max(0, piece.start - topic.length - 2));
  for (const { piece } of sentences) {
    const tokens = tokensOf(piece);
    for (const [from, to] of [...nounRuns(tokens), ...properRuns(tokens)]) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (first === undefined || last === undefined) continue;
      add(piece.text.slice(first.start - piece.start, last.end - piece.start), first.start);
    }
  }
  return [...names.values()].filter((name) => !isShortOf(name, [...names.values()]));
};

/** "PermitTrack" for the PermitTrack application server; the database of something is another thing. */
const isShortOf = ({ words }: SystemName, names: readonly SystemName[]): boolean =>
  words.length === 1 &&
  names.some(
    (other) =>
      other.words.length > 1 && other.words[0] === words[0] && other.words.slice(1).every((word) => ofItself.has(word)),
  );

const labelOf = (text: string): string => text.replace(labelOpening, '').replace(/\s+/g, ' ');

/** Whom words mean: the name itself, or the one that ends or opens with them ("the archive"). */
export const resolve = (
  words: readonly string[],
  names: readonly SystemName[],
  recent: readonly SystemName[],
): SystemName | undefined => {
  const longer = names.filter(
    (name) =>
      name.words.length > words.length &&
      (words.every((word, at) => name.words.at(at - words.length) === word) ||
        words.every((word, at) => name.words[at] === word)),
  );
  const exact = names.find(
    (name) => name.words.length === words.length && name.words.every((word, at) => word === words[at]),
  );
  const near = recent.find((name) => longer.includes(name));
  if (longer.length === 0) return exact;
  if (words.length > 1 && exact !== undefined) return exact;
  return near ?? (longer.length === 1 ? longer[0] : (exact ?? longer[0]));
};

/** Where a sentence names systems, the longest name where several fit. */
export const mentionsIn = (
  tokens: readonly ProseToken[],
  names: readonly SystemName[],
  recent: readonly SystemName[],
): readonly SystemMention[] => {
  const mentions: SystemMention[] = [];
  const keys = new Set(names.flatMap(({ words }) => [words.join(' ')]));
  const tails = new Set(names.flatMap(({ words }) => [words.at(-1) ?? '', words[0] ?? '']));
  for (let at = 0; at < tokens.length; at += 1) {
    const size = [5, 4, 3, 2, 1].find((count) => {
      const run = tokens.slice(at, at + count);
      if (run.length < count) return false;
      const words = run.map(({ word }) => singular(word));
      return keys.has(words.join(' ')) || (count === 1 && isAlias(tokens, at, tails, names));
    });
    if (size === undefined) continue;
    const words = tokens.slice(at, at + size).map(({ word }) => singular(word));
    const name = resolve(words, names, recent);
    if (name !== undefined) mentions.push({ name, from: at, to: at + size });
    at += size - 1;
  }
  return mentions;
};

/** "The archive" and "Catalogue" for longer names; "the order" is none of the order service. */
const isAlias = (
  tokens: readonly ProseToken[],
  at: number,
  tails: ReadonlySet<string>,
  names: readonly SystemName[],
): boolean => {
  const token = tokens[at];
  if (token === undefined || !tails.has(singular(token.word))) return false;
  if (isNoun(token)) return true;
  const before = tokens[at - 1]?.word ?? '';
  const isProper = /^\p{Lu}/u.test(token.text) && names.some(({ label }) => label.startsWith(token.text));
  return (
    isProper ||
    (pointingWords.has(before) &&
      !isInnerNext(tokens[at + 1]) &&
      names.some(({ words }) => words[0] === singular(token.word) && words.length === 2 && words[1] === 'service'))
  );
};

const isInnerNext = (token: ProseToken | undefined): boolean =>
  token !== undefined && isInner(token) && !/s$/.test(token.word);
