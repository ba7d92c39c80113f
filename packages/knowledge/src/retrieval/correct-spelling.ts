import { editDistance } from './edit-distance.ts';
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

/** Puts for each word that stands nowhere the most alike one that does, where there is one. */
export const correctSpelling = async (store: PassageStore, words: readonly QuestionWord[]): Promise<CorrectedWords> => {
  const counts = await store.countChunks(words.flatMap(({ stems }) => stems));
  const corrected: { readonly word: string; readonly as: string }[] = [];
  const better: QuestionWord[] = [];
  for (const word of words) {
    const isKnown = word.stems.some((stem) => counts.has(stem));
    const alike = isKnown || word.word.length < shortestCorrected ? [] : await findAlike(store, word);
    if (alike.length > 0) corrected.push({ word: word.word, as: alike[0] ?? '' });
    better.push(alike.length > 0 ? { ...word, stems: alike } : word);
  }
  if (corrected.length === 0) return { words, counts, corrected };
  return { words: better, counts: await store.countChunks(better.flatMap(({ stems }) => stems)), corrected };
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
