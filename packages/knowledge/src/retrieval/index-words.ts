import { stemmer as nl } from '@orama/stemmers/dutch';
import { stemmer as en } from '@orama/stemmers/english';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as es } from '@orama/stemmers/spanish';
import type { Chunk, Language } from '../document.ts';
import { plainWords } from './plain-words.ts';
import { type SpokenLanguage, stopWordsOf } from './stop-words.ts';

const stemmers: Readonly<Record<SpokenLanguage, (word: string) => string>> = { en, de, fr, es, it, pt, nl };

/** A word of a heading counts as often as this in the text below it. */
const headingWeight = 2;

/** What a chunk is found by. */
export interface IndexedWords {
  /** Stem to how often it stands there, headings weighted. */
  readonly counts: ReadonlyMap<string, number>;
  /** Words of the text, small words left out. */
  readonly length: number;
}

/** Cuts a word to its stem, in small letters. */
export const stemOf = (word: string, language: Language): string =>
  language === 'other' || /\d/.test(word) ? word : stemmers[language](word);

/** The words of a chunk with their weights. `titles` are those of its document and its file, which stand above all headings. */
export const indexChunk = (
  {
    content,
    headingPath,
    tableHeader = '',
    language,
  }: Pick<Chunk, 'content' | 'headingPath' | 'tableHeader' | 'language'>,
  titles: readonly string[],
): IndexedWords => {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number): number => {
    const stems = stemsOf(text, language);
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + weight);
    return stems.length;
  };
  const length = add(content, 1);
  for (const word of joinedWords(content))
    for (const stem of stemsOf(word, language)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  add([...new Set(titles.flatMap(plainWords))].join(' '), headingWeight);
  for (const heading of headingPath) add(heading, headingWeight);
  add(tableHeader, 1);
  return { counts, length };
};

/** What one writes as "wi-fi" another asks for as "wifi". */
const joinedWords = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}-])(\p{L}{1,6})-(\p{L}{2,6})(?![\p{L}-])/gu)].map(([, a = '', b = '']) => a + b);

const stemsOf = (text: string, language: Language): readonly string[] => {
  const stops = language === 'other' ? undefined : stopWordsOf[language];
  return plainWords(text)
    .filter((word) => !stops?.has(word))
    .map((word) => stemOf(word, language));
};
