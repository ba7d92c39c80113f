import type { Language } from '../document.ts';
import { editDistance } from './edit-distance.ts';
import { stemOf } from './index-words.ts';
import { likeWords } from './like-words.ts';
import type { PassageStore } from './passage-store.ts';
import type { QuestionWord } from './read-question.ts';
import { likeness } from './trigrams.ts';

export interface CorrectedWords {
  readonly words: readonly QuestionWord[];
  readonly counts: ReadonlyMap<string, number>;
  readonly corrected: readonly { readonly word: string; readonly as: string }[];
}

/** Shorter words are too like others. */
const shortestCorrected = 4;

/** Fewer chunks with a word hardly tell where it is spoken of. */
export const hardly = 2;

/**
 * Puts for each word that stands nowhere one that means the same and does, or the most alike one, where there is one. A word that stands in
 * `few` chunks or less is looked for together with those that mean the same.
 */
export const correctSpelling = async (
  store: PassageStore,
  words: readonly QuestionWord[],
  languages: readonly Language[],
  few: number,
): Promise<CorrectedWords> => {
  const counts = await store.countChunks(words.flatMap(({ stems }) => stems));
  const corrected: { readonly word: string; readonly as: string }[] = [];
  const better: QuestionWord[] = [];
  for (const word of words) {
    const having = word.stems.reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0);
    const meant = having > few ? [] : await findMeant(store, word, languages);
    const isMissing = word.isSubject && having === 0 && meant.length === 0 && word.word.length >= shortestCorrected;
    const alike = isMissing ? await findAlike(store, word) : meant;
    if (alike.length > 0 && having === 0) corrected.push({ word: word.word, as: alike[0] ?? '' });
    better.push(
      alike.length === 0
        ? word
        : having === 0
          ? { ...word, stems: alike, own: alike.length }
          : { ...word, stems: [...word.stems, ...alike] },
    );
  }
  if (better.every((word, place) => word === words[place])) return { words, counts, corrected };
  return { words: better, counts: await store.countChunks(better.flatMap(({ stems }) => stems)), corrected };
};

/** The stems of other words for the same that do stand somewhere. */
const findMeant = async (
  store: PassageStore,
  { word, stems }: QuestionWord,
  languages: readonly Language[],
): Promise<readonly string[]> => {
  const meant = likeWords(word).flatMap((each) => languages.map((language) => stemOf(each, language)));
  if (meant.length === 0) return [];
  const counts = await store.countChunks(meant);
  return [...new Set(meant)].filter((stem) => counts.has(stem) && !stems.includes(stem));
};

/** The nearest stems; several where they are equally near. */
const findAlike = async (store: PassageStore, { word, stems }: QuestionWord): Promise<readonly string[]> => {
  const tried = [...new Set([word, ...stems])];
  const lengths = tried.map(({ length }) => length);
  const wanted = { shortest: Math.min(...lengths) - 2, longest: Math.max(...lengths) + 1 };
  for (const start of [word.slice(0, 1), '']) {
    const known = await store.listStems({ start, ...wanted });
    const near = known
      .map((stem) => ({ stem, ...nearest(stem, tried) }))
      .filter(({ stem, distance }) => distance <= (stem.length < 5 ? 1 : 2))
      .toSorted((a, b) => a.distance - b.distance || b.alike - a.alike);
    const best = near[0];
    if (best !== undefined)
      return near
        .filter(({ distance, alike }) => distance === best.distance && alike >= best.alike - 0.05)
        .slice(0, 2)
        .map(({ stem }) => stem);
  }
  return [];
};

const nearest = (stem: string, tried: readonly string[]) => ({
  distance: Math.min(...tried.map((word) => editDistance(stem, word))),
  alike: Math.max(...tried.map((word) => likeness(stem, word))),
});
