import { stopwords as nl } from '@orama/stopwords/dutch';
import { stopwords as en } from '@orama/stopwords/english';
import { stopwords as fr } from '@orama/stopwords/french';
import { stopwords as de } from '@orama/stopwords/german';
import { stopwords as it } from '@orama/stopwords/italian';
import { stopwords as pt } from '@orama/stopwords/portuguese';
import { stopwords as es } from '@orama/stopwords/spanish';
import type { Language } from '../document.ts';
import { plainWords } from './plain-words.ts';

export type SpokenLanguage = Exclude<Language, 'other'>;

export const spokenLanguages: readonly SpokenLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(plainWords));

/** Words of a language that stand in every text. */
export const stopWordsOf: Readonly<Record<SpokenLanguage, ReadonlySet<string>>> = {
  en: setOf(en),
  de: setOf(de),
  fr: setOf(fr),
  es: setOf(es),
  it: setOf(it),
  pt: setOf(pt),
  nl: setOf(nl),
};
