import { askDocuments } from './ask-documents.ts';
import { correctSpelling, hardly } from './correct-spelling.ts';
import { impliedWords } from './implied-words.ts';
import { joinNeighbours } from './join-neighbours.ts';
import { findNamedPlaces } from './named-places.ts';
import type { Passage } from './passage.ts';
import type { ChunkHit, PassageStore, StoreMeasure } from './passage-store.ts';
import { phrasesAsWords } from './phrases-as-words.ts';
import { type MeasureNearness, rankByMeaning } from './rank-by-meaning.ts';
import { countsOfWords, isEnough, keyOf, type RankedHit, strengthOf, type WeighedWord } from './ranked-hit.ts';
import { type QuestionWord, readQuestion } from './read-question.ts';

export interface FoundPassages {
  /** Best first. */
  readonly passages: readonly Passage[];
  /** Whether they speak of what was asked. */
  readonly isAnswered: boolean;
  /** Words that no document has, and what was looked for in their place. */
  readonly corrected: readonly { readonly word: string; readonly as: string }[];
}

interface PassageWish {
  /** How many chunks are found. */
  readonly limit?: number;
  /** `documents`: all sections of the documents that the question is about, for drawing. */
  readonly whole?: 'chunks' | 'documents';
  /** What tells meanings from words, where there is something that does: the first of what was found by words are ranked anew by it. */
  readonly nearness?: MeasureNearness | undefined;
}

/**
 * Finds what documents say to a question, by its words: chunks with its rarest words first, ranked by BM25 (k1 1.2, b 0.75) with the words of
 * headings counted in, two of a section at most, neighbours joined. Words that stand nowhere are looked for as the most alike one.
 */
export const findPassages = async (
  store: PassageStore,
  question: string,
  { limit = 8, whole = 'chunks', nearness }: PassageWish = {},
): Promise<FoundPassages> => {
  const measure = await store.measure();
  const plain = measure.chunks === 0 ? [] : readQuestion(question, measure.languages);
  const asked =
    whole === 'documents'
      ? await withImplied(store, question, await withPhrases(store, question, plain, measure), measure)
      : plain;
  const hasSubject = asked.some(({ isSubject }) => isSubject);
  if (measure.chunks <= mostReadWhole && !hasSubject) return readAll(store);
  const { words, counts, corrected } = await correctSpelling(
    store,
    asked,
    measure.languages,
    whole === 'documents' ? Math.max(hardly, measure.chunks * rarely) : hardly,
  );
  const weighed = words.map((word) => weigh(word, counts, measure));
  const most = whole === 'documents' ? mostForDocuments : mostRanked;
  const ranked = await rankByMeaning(await rankChunks(store, weighed, { ...measure, most }), question, nearness);
  if (whole === 'documents') {
    const found = await askDocuments(store, ranked, weighed);
    const named = found.isAnswered && hasSubject ? [] : await findNamedPlaces(store, question);
    return named.length > 0 ? { passages: named, isAnswered: true, corrected } : { ...found, corrected };
  }
  const scores = new Map(ranked.map((hit) => [keyOf(hit), hit.score]));
  const chunks = await store.readChunks(twoOfASection(ranked, limit));
  const passages = joinNeighbours(chunks, (place) => scores.get(keyOf(place)) ?? 0);
  return { passages, isAnswered: ranked.slice(0, 5).some(({ has }) => isEnough(weighed, has)), corrected };
};

/**
 * "Org chart from this handbook" names no subject: the documents themselves are meant, as far as they can be read in a moment. Of more, those
 * that have such words ("handbook") are found like any others.
 */
const readAll = async (store: PassageStore): Promise<FoundPassages> => {
  const all = await store.listChunks(mostReadWhole);
  return { passages: joinNeighbours(all, () => 1), isAnswered: all.length > 0, corrected: [] };
};

const mostReadWhole = 60;

/** What is to be drawn stands in one document, which may have a word of its own for what a question says in several. */
const withPhrases = async (
  store: PassageStore,
  question: string,
  plain: readonly QuestionWord[],
  { languages }: StoreMeasure,
): Promise<readonly QuestionWord[]> => {
  const told = plain.length === 0 ? plain : readQuestion(phrasesAsWords(question), languages);
  const fresh = told.filter(({ word }) => !plain.some((each) => each.word === word));
  if (fresh.length === 0) return told;
  const counts = await store.countChunks(fresh.flatMap(({ stems }) => stems));
  if (counts.size === 0) return plain;
  const isSaid = ({ stems }: QuestionWord): boolean => stems.some((stem) => (counts.get(stem) ?? 0) > 0);
  // A phrase has several words for it, of which documents use one.
  return told.map((each) => (fresh.includes(each) && !isSaid(each) ? { ...each, isSubject: false } : each));
};

/** With what documents of the kind that is asked for speak of, as far as any does. */
const withImplied = async (
  store: PassageStore,
  question: string,
  asked: readonly QuestionWord[],
  { languages }: StoreMeasure,
): Promise<readonly QuestionWord[]> => {
  const implied = impliedWords(question, languages).filter(({ word }) => !asked.some((each) => each.word === word));
  if (implied.length === 0) return asked;
  const counts = await store.countChunks(implied.flatMap(({ stems }) => stems));
  return [...asked, ...implied.filter(({ stems }) => stems.some((stem) => (counts.get(stem) ?? 0) > 0))];
};

const weigh = (word: QuestionWord, counts: ReadonlyMap<string, number>, { chunks }: StoreMeasure): WeighedWord => {
  const having = word.stems.reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0);
  return { ...word, chunks: having, rarity: Math.log(1 + (chunks - Math.min(having, chunks) + 0.5) / (having + 0.5)) };
};

/** A word that stands in a larger share of the chunks is what the documents themselves say for it. */
const rarely = 0.12;

/** Places of words that are looked at, the rarest words first: a word that stands in more tells little. */
const mostPlaces = 5000;

/** Chunks whose words are counted: the others have too few of the words to be among the first eight. */
const mostRanked = 250;

/** To tell what a document is about, more of it is looked at. */
const mostForDocuments = 600;

const rankChunks = async (
  store: PassageStore,
  words: readonly WeighedWord[],
  { averageLength, most }: StoreMeasure & { readonly most: number },
): Promise<readonly RankedHit[]> => {
  const stems = words.flatMap((word) => word.stems);
  const having = rarest(words).flatMap((word) =>
    word.stems.map((stem, at) => ({ stem, weight: strengthOf(word, at) * word.rarity })),
  );
  if (having.length === 0) return [];
  const hits = await store.findChunks({ having, stems, limit: most });
  return hits
    .map((hit) => scoreHit(hit, words, averageLength))
    .toSorted((a, b) => b.score - a.score || a.documentId - b.documentId || a.index - b.index);
};

/** The rarest words that there are, and commoner ones for as long as they bring in few chunks. */
const rarest = (words: readonly WeighedWord[]): readonly WeighedWord[] => {
  const present = words.filter(({ chunks }) => chunks > 0).toSorted((a, b) => a.chunks - b.chunks);
  let sum = 0;
  return present.filter(({ chunks }, place) => {
    sum += chunks;
    return place === 0 || sum <= mostPlaces;
  });
};

const scoreHit = (hit: ChunkHit, words: readonly WeighedWord[], averageLength: number): RankedHit => {
  const [k1, b] = [1.2, 0.75];
  const norm = k1 * (1 - b + (b * hit.length) / Math.max(1, averageLength));
  const counts = countsOfWords(hit, words);
  let score = 0;
  const has = words.map(({ rarity }, place) => {
    const often = counts[place] ?? 0;
    score += (rarity * often * (k1 + 1)) / (often + norm);
    return often > 0;
  });
  return { ...hit, score, has };
};

/** No more than two chunks of a section, so that several sections have their say. */
const twoOfASection = (ranked: readonly RankedHit[], limit: number): readonly RankedHit[] => {
  const taken = new Map<string, number>();
  return ranked
    .filter(({ documentId, headingPath }) => {
      const section = JSON.stringify([documentId, ...headingPath]);
      const before = taken.get(section) ?? 0;
      taken.set(section, before + 1);
      return before < 2;
    })
    .slice(0, limit);
};
