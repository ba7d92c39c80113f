import type { Family, SourceSpan } from '@diagloom/diagram/model';
import {
  articles,
  clauseOpeners,
  conjunctions,
  copulas,
  determiners,
  modals,
  prepositions,
  pronouns,
} from '../lexicon/en/closed-words.ts';
import { requestWords, sameMeaning } from '../lexicon/en/subject-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { remembering } from '../text/remembering.ts';
import { tokenise } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';

/** A word or set phrase that tells what a prompt is about, spelt in one way for all that means the same. */
export interface SubjectWord extends SourceSpan {
  readonly word: string;
  /** False for a word that any request may have, such as `the` or `diagram`. */
  readonly isTelling: boolean;
}

/**
 * The words of a prompt, or of a pattern's name. In: text and family. Out: stems in order, phrases such as `one time
 * password` put into one, each with whether it tells something of the subject. The idea: both sides are read by this one
 * function, so they meet however they are spelt.
 */
export const readSubject = (text: string, family: Family): readonly SubjectWord[] => {
  const request = requestWords(family);
  return joinPhrases(splitWords(text)).map(({ word, written, start, end }) => ({
    word,
    start,
    end,
    isTelling:
      written === undefined ||
      !(closedWords.has(written) || request.has(word) || request.has(written) || /^[\d.,]+$/.test(word)),
  }));
};

/** The words that tell the subject, without those of the request (`draw a simple diagram of`). */
export const findSubjectWords = (text: string, family: Family): readonly SubjectWord[] =>
  readSubject(text, family).filter(({ isTelling }) => isTelling);

const closedWords: ReadonlySet<string> = new Set(
  [articles, clauseOpeners, conjunctions, copulas, determiners, modals, prepositions, pronouns].flatMap((set) => [
    ...set,
  ]),
);

/** `café` and `cafe` are the same. */
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Words in lower case with their place; hyphens, slashes and blanks part them alike. */
const splitWords = (text: string): readonly PlacedWord[] =>
  tokenise(text)
    .filter((token) => token.kind !== 'mark' && !isAdverb(token))
    .flatMap((token) => {
      if (token.lower.includes('.') || !/[-/]/.test(token.lower)) {
        return [
          { word: withoutAccents(token.lower.replace(/["\u201c\u201d]/g, '')), start: token.start, end: token.end },
        ];
      }
      return [...token.lower.matchAll(/[^-/"]+/g)].map(({ 0: word, index }) => ({
        word,
        start: token.start + index,
        end: token.start + index + word.length,
      }));
    });

const stem = remembering((word: string): string => readVerb(word)?.base ?? singular(word));

interface PlacedWord extends SourceSpan {
  readonly word: string;
}

interface ReadWord extends PlacedWord {
  /** As the prompt has it, in lower case; absent for a phrase of the lexicon, which is never a word of the request. */
  readonly written?: string;
}

/** Puts the longest phrase of the lexicon that begins at each word into one word; all others become stems. */
const joinPhrases = (words: readonly PlacedWord[]): readonly ReadWord[] => {
  const read: ReadWord[] = [];
  for (let index = 0; index < words.length; ) {
    const found = longestPhrase(words, index);
    const first = words[index];
    const last = words[index + (found?.length ?? 1) - 1];
    if (!first || !last) break;
    if (found) read.push({ word: found.stands, start: first.start, end: last.end });
    else read.push({ ...first, word: stem(first.word), written: first.word });
    index += found?.length ?? 1;
  }
  return read;
};

const longestPhrase = (
  words: readonly PlacedWord[],
  from: number,
): { readonly stands: string; readonly length: number } | undefined => {
  const candidates = phrasesByFirstWord().get(stem(words[from]?.word ?? ''));
  return candidates
    ?.filter(({ parts }) => parts.every((part, offset) => part === stem(words[from + offset]?.word ?? '')))
    .map(({ parts, stands }) => ({ stands, length: parts.length }))
    .reduce<{ stands: string; length: number } | undefined>(
      (best, next) => (best && best.length >= next.length ? best : next),
      undefined,
    );
};

interface Phrase {
  readonly parts: readonly string[];
  readonly stands: string;
}

let table: ReadonlyMap<string, readonly Phrase[]> | undefined;
const phrasesByFirstWord = (): ReadonlyMap<string, readonly Phrase[]> => {
  table ??= buildPhrases();
  return table;
};

const buildPhrases = (): ReadonlyMap<string, readonly Phrase[]> => {
  const phrases = new Map<string, Phrase[]>();
  for (const [stands = '', ...others] of sameMeaning) {
    for (const spelling of [stands, ...others]) {
      const parts = spelling.split(' ').map(stem);
      const [first = ''] = parts;
      phrases.set(first, [...(phrases.get(first) ?? []), { parts, stands }]);
    }
  }
  return phrases;
};
