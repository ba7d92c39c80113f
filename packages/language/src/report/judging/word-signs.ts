import { personNouns, systemNouns } from '../../lexicon/en/actors.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { singular } from '../../lexicon/morphology.ts';
import { type Sign, shareOf, squashed } from './sign.ts';
import type { View } from './view.ts';

/** What became of the words of the prompt. */
export const wordSigns: readonly Sign[] = [
  { id: 'words-left', says: 'words that were not drawn', measure: ({ words }) => shareOf(words, isLeft) },
  {
    id: 'words-covered',
    measure: ({ words }) => shareOf(words, ({ fate }) => fate === 'covered'),
  },
  {
    id: 'run-left',
    says: 'a long stretch of text that wasn’t drawn',
    measure: (view) => squashed(longestRun(view), 6),
  },
  {
    id: 'run-not-drawn',
    says: 'a long stretch of text that appears in no label',
    measure: (view) =>
      squashed(
        longestRunOf(view, ({ fate }) => fate !== 'drawn'),
        6,
      ),
  },
  {
    id: 'sentences-left',
    says: 'sentences that nothing was drawn for',
    measure: (view) => shareOf(sharesOfSentences(view), (share) => share < 0.34),
  },
  {
    id: 'names-left',
    says: 'names that were not drawn',
    measure: ({ words, prompt }) => {
      const names = words.filter((word) => isName(word.text, word.start, prompt));
      return shareOf(names, ({ fate }) => fate !== 'drawn');
    },
  },
  {
    id: 'quotes-left',
    says: 'numbers and quoted words that were not drawn',
    measure: ({ words }) =>
      shareOf(
        words.filter(({ kind }) => kind !== 'word'),
        isLeft,
      ),
  },
  {
    id: 'actors-unnamed',
    says: 'people or systems that weren’t drawn',
    measure: ({ words, named, family }) =>
      family === 'process'
        ? 0
        : shareOf(
            words.filter(({ lower }) => personNouns.has(singular(lower)) || systemNouns.has(singular(lower))),
            ({ stem }) => !named.has(stem),
          ),
  },
  {
    id: 'repeated-unnamed',
    measure: ({ words, named }) => {
      const counts = new Map<string, number>();
      for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      return shareOf(
        [...counts].filter(([, count]) => count > 1),
        ([stem]) => !named.has(stem),
      );
    },
  },
  {
    id: 'words-unnamed',
    measure: ({ words, named }) => shareOf(words, ({ stem }) => !named.has(stem)),
  },
  {
    id: 'counts-told',
    measure: ({ tokens }) =>
      squashed(tokens.filter(({ lower }) => numberWords.indexOf(lower) > 1 || /^\d{1,2}x?$/.test(lower)).length, 3),
  },
];

const isLeft = ({ fate }: View['words'][number]): boolean => fate === 'left';

const longestRun = (view: View): number => longestRunOf(view, isLeft);

const longestRunOf = ({ words }: View, holds: (word: View['words'][number]) => boolean): number => {
  let longest = 0;
  let run = 0;
  for (const word of words) {
    run = holds(word) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
};

/** Of each sentence the share of its words that stand in a label. */
const sharesOfSentences = ({ sentences, words }: View): readonly number[] => {
  let at = 0;
  return sentences.flatMap(({ tokens }) => {
    const end = tokens.at(-1)?.end ?? 0;
    let [drawn, count] = [0, 0];
    for (; at < words.length && (words[at]?.start ?? end) < end; at += 1) {
      count += 1;
      if (words[at]?.fate === 'drawn') drawn += 1;
    }
    return count < 2 ? [] : [drawn / count];
  });
};

/** A capital that does not only begin a sentence. */
const isName = (text: string, start: number, prompt: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  (/\p{Lu}.*\p{Lu}|\d/u.test(text) || /[\p{L}\p{N},)]\s+$/u.test(prompt.slice(Math.max(0, start - 8), start)));
