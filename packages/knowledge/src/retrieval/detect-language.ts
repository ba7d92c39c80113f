import type { Language } from '../document.ts';
import { plainWords } from './plain-words.ts';
import { type SpokenLanguage, spokenLanguages, stopWordsOf } from './stop-words.ts';

/** Words of a text that are looked at: the language of a long one shows soon. */
const mostWords = 400;

/** The language whose small words a text has most of; undefined where it has too few to tell. */
export const detectLanguage = (text: string): Language | undefined => {
  const words = plainWords(text.slice(0, mostWords * 12)).slice(0, mostWords);
  const counted = spokenLanguages
    .map((language) => ({ language, hits: words.filter((word) => stopWordsOf[language].has(word)).length }))
    .toSorted((a, b) => b.hits - a.hits);
  const best: { readonly language: SpokenLanguage; readonly hits: number } | undefined = counted[0];
  if (best === undefined || best.hits < 3 || best.hits < words.length * 0.12) return undefined;
  return best.hits > (counted[1]?.hits ?? 0) ? best.language : undefined;
};
