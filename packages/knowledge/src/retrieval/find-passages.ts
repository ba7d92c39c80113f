import type { TextSpan } from '../document.ts';
import { correctSpelling } from './correct-spelling.ts';
import { joinNeighbours } from './join-neighbours.ts';
import type { ChunkHit, ChunkPlace, PassageStore, StoreMeasure } from './passage-store.ts';
import { rankDocuments } from './rank-documents.ts';
import { readDocuments } from './read-documents.ts';
import { type QuestionWord, readQuestion } from './read-question.ts';
import { readWholeSections } from './whole-sections.ts';

/** A stretch of a document that answers a question. */
export interface Passage extends TextSpan {
  readonly documentId: number;
  readonly title: string;
  readonly headingPath: readonly string[];
  readonly page?: number;
  /** Exactly the document's text from `start` to `end`. */
  readonly text: string;
  /** Sentences that nothing is drawn from, counted in the document. */
  readonly suspicious: readonly TextSpan[];
  /** How well it fits, higher is better; comparable within one answer. */
  readonly score: number;
}

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
  /** `sections`: with the rest of the sections that they stand in. `documents`: all of the documents that are asked, for drawing. */
  readonly whole?: 'chunks' | 'sections' | 'documents';
}

/**
 * Finds what documents say to a question, without a model: chunks with its rarest words first, ranked by BM25 (k1 1.2, b 0.75) with the words of
 * headings counted in, two of a section at most, neighbours joined. Words that stand nowhere are looked for as the most alike one.
 */
export const findPassages = async (
  store: PassageStore,
  question: string,
  { limit = 8, whole = 'chunks' }: PassageWish = {},
): Promise<FoundPassages> => {
  const measure = await store.measure();
  const asked = measure.chunks === 0 ? [] : readQuestion(question, measure.languages);
  if (!asked.some(({ isSubject }) => isSubject)) return readAll(store, measure);
  const { words, counts, corrected } = await correctSpelling(store, asked);
  const weighed = words.map((word) => weigh(word, counts, measure));
  const ranked = await rankChunks(store, weighed, measure);
  const found = { isAnswered: isAnswered(weighed, ranked), corrected };
  const scores = new Map(ranked.map((hit) => [keyOf(hit), hit.score]));
  if (whole === 'documents') {
    const asked = rankDocuments(
      ranked,
      weighed.flatMap(({ stems, rarity, isSubject }) => stems.map(() => (isSubject ? rarity : rarity * ofForm))),
    )
      .filter(({ fit }) => fit >= leastFit)
      .slice(0, mostDocuments);
    const best = asked.flatMap(({ documentId }) => ranked.find((hit) => hit.documentId === documentId) ?? []);
    const fits = new Map(asked.map(({ documentId, fit }) => [documentId, fit]));
    const top = new Map(best.map((hit) => [hit.documentId, hit.score]));
    // What the whole document is about counts for each of its sections, besides what the section says itself.
    const scoreOf = (place: ChunkPlace): number => {
      const own = (scores.get(keyOf(place)) ?? 0) / (top.get(place.documentId) || 1);
      return (fits.get(place.documentId) ?? 0) * (ofDocument + (1 - ofDocument) * own);
    };
    return { ...found, passages: joinNeighbours(await readDocuments(store, best), scoreOf) };
  }
  const chosen = twoOfASection(ranked, limit);
  const chunks = whole === 'sections' ? await readWholeSections(store, chosen) : await store.readChunks(chosen);
  return { ...found, passages: joinNeighbours(chunks, (place) => scores.get(keyOf(place)) ?? 0) };
};

/** What tells the form of the answer, such as "steps", says little of the document. */
const ofForm = 0.3;

/** A document that fits less than this beside the best one is about something else. */
const leastFit = 0.75;
const mostDocuments = 3;

/** The share of a section's fit that it has from its document. */
const ofDocument = 0.6;

/** "Org chart from this handbook" names no subject: the documents themselves are meant, as far as they can be read in a moment. */
const readAll = async (store: PassageStore, { chunks }: StoreMeasure): Promise<FoundPassages> => {
  const all = chunks > mostReadWhole ? [] : await store.listChunks(mostReadWhole);
  return { passages: joinNeighbours(all, () => 1), isAnswered: all.length > 0, corrected: [] };
};

const mostReadWhole = 60;

const keyOf = ({ documentId, index }: ChunkPlace): string => `${documentId}:${index}`;

interface WeighedWord extends QuestionWord {
  readonly chunks: number;
  readonly rarity: number;
}

const weigh = (word: QuestionWord, counts: ReadonlyMap<string, number>, { chunks }: StoreMeasure): WeighedWord => {
  const having = word.stems.reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0);
  return { ...word, chunks: having, rarity: Math.log(1 + (chunks - Math.min(having, chunks) + 0.5) / (having + 0.5)) };
};

/** Chunks that are ranked; more would not change the first eight. */
const mostCandidates = 600;

interface RankedHit extends ChunkHit {
  readonly score: number;
  /** Which of the words it has. */
  readonly has: readonly boolean[];
}

const rankChunks = async (
  store: PassageStore,
  words: readonly WeighedWord[],
  { averageLength }: StoreMeasure,
): Promise<readonly RankedHit[]> => {
  const stems = words.flatMap((word) => word.stems);
  const having = rarest(words).flatMap((word) => word.stems);
  if (having.length === 0) return [];
  const hits = await store.findChunks({ having, stems, limit: mostCandidates });
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
    return place === 0 || sum <= mostCandidates;
  });
};

const scoreHit = (hit: ChunkHit, words: readonly WeighedWord[], averageLength: number): RankedHit => {
  const [k1, b] = [1.2, 0.75];
  const norm = k1 * (1 - b + (b * hit.length) / Math.max(1, averageLength));
  let place = 0;
  let score = 0;
  const has = words.map(({ stems, rarity }) => {
    const often = Math.max(0, ...stems.map((_, at) => hit.counts[place + at] ?? 0));
    place += stems.length;
    score += (rarity * often * (k1 + 1)) / (often + norm);
    return often > 0;
  });
  return { ...hit, score, has };
};

/** Enough of what was asked for, weighed by rarity, stands in one of the first chunks. */
const isAnswered = (words: readonly WeighedWord[], ranked: readonly RankedHit[]): boolean => {
  const all = sumOf(words.map(({ isSubject, rarity }) => (isSubject ? rarity : 0)));
  if (all === 0) return ranked.length > 0;
  return ranked.slice(0, 5).some(({ has }) => {
    const found = sumOf(words.map(({ isSubject, rarity }, place) => (isSubject && has[place] ? rarity : 0)));
    return found / all >= enoughOfQuestion;
  });
};

const enoughOfQuestion = 0.4;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

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
