import { commonWords, ownLetters, scripts } from '../lexicon/common-words.ts';
import { type Token, tokenise } from '../text/token.ts';

/** How many words are looked at; the first ones tell enough. */
const sampleSize = 200;

/**
 * The name of the language of a text that is not English, undefined for English or where it cannot be told. Counts how many
 * of its words are among each language's most common ones or have a letter of its own; another script tells at once.
 */
export const detectLanguage = (text: string): string | undefined => {
  const words = tokenise(text)
    .filter((token) => token.kind === 'word' && token.text.length > 1)
    .slice(0, sampleSize);
  if (words.length === 0) return undefined;
  const sample = words.map(({ lower }) => lower).join(' ');
  const letters = sample.replace(/\P{L}/gu, '').length;
  for (const { language, pattern } of scripts) {
    if ((sample.match(pattern)?.length ?? 0) > letters / 2) return language;
  }
  const counts = commonWords.map((entry) => ({
    language: entry.language,
    count: words.filter((word) => entry.words.has(word.lower) || hasLetterOf(entry.language, word)).length,
  }));
  const english = counts.find((entry) => entry.language === 'English')?.count ?? 0;
  const best = counts.filter((entry) => entry.language !== 'English').sort((a, b) => b.count - a.count)[0];
  return best && best.count > english && best.count >= Math.max(2, words.length * 0.1) ? best.language : undefined;
};

/** A capital begins a name, and names travel: `Díaz` says nothing of the text around it. */
const hasLetterOf = (language: string, { text, lower }: Token): boolean =>
  text === lower && ownLetters.some((entry) => entry.language === language && entry.pattern.test(lower));

/** Words of a sentence; a list of names has fewer between two full stops, or a colon. */
const shortestSentence = 6;

/** Of the words of a sentence so many are among the most common ones of its language. */
const leastCommon = 0.3;

/** True for sentences of another language: lists and arrows are read in any, sentences only in English. */
export const tellsInOtherLanguage = (text: string): boolean => {
  const common = commonWords.find(({ language }) => language === detectLanguage(text))?.words;
  const tells = (part: string): boolean => {
    const words = tokenise(part).filter(({ kind }) => kind === 'word');
    const known = words.filter(({ lower }) => common?.has(lower) === true).length;
    return words.length >= shortestSentence && known >= words.length * leastCommon && !/[:→]|->/.test(part);
  };
  return common !== undefined && text.split(/[.!?](?:\s|$)|\n/).some(tells);
};
