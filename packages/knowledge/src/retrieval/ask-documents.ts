import type { Language } from '../document.ts';
import { stemOf } from './index-words.ts';
import { joinNeighbours } from './join-neighbours.ts';
import type { Passage } from './passage.ts';
import type { ChunkPlace, PassageStore } from './passage-store.ts';
import { plainWords } from './plain-words.ts';
import { rankDocuments } from './rank-documents.ts';
import { countsOfWords, isEnough, keyOf, type RankedHit, type WeighedWord } from './ranked-hit.ts';

/** A document that fits less than this beside the best one is about something else. */
const leastFit = 0.55;
const mostDocuments = 4;

/** Chunks on each side of the best one of a document: some seventy thousand characters, which is a handbook of thirty pages. */
const reach = 30;

/** What tells the form of the answer, such as "steps", says little of the document. */
const ofForm = 0.3;

/** The share of a section's fit that it has from its document. */
const ofDocument = 0.45;

/**
 * All sections of the documents that a question is about, each as well as its document fits and as its own words do: what is to be drawn may
 * stand in a section that names nothing of the question. Of long documents, those around the best place.
 */
export const askDocuments = async (
  store: PassageStore,
  ranked: readonly RankedHit[],
  words: readonly WeighedWord[],
): Promise<{ readonly passages: readonly Passage[]; readonly isAnswered: boolean }> => {
  const worths = words.map(({ rarity, isSubject }) => (isSubject ? rarity : rarity * ofForm));
  const counted = ranked.map((hit) => ({ ...hit, counts: countsOfWords(hit, words) }));
  const asked = rankDocuments(counted, worths)
    .filter(({ fit }) => fit >= leastFit)
    .slice(0, mostDocuments)
    .flatMap(({ documentId, fit }) => {
      const hits = ranked.filter((hit) => hit.documentId === documentId);
      const [best] = hits;
      const has = words.map((_, place) => hits.some((hit) => hit.has[place]));
      return best === undefined ? [] : [{ best, fit, has }];
    });
  const scores = new Map(ranked.map((hit) => [keyOf(hit), hit.score]));
  const documents = new Map(asked.map(({ best, fit }) => [best.documentId, { top: best.score || 1, fit }]));
  const scoreOf = (place: ChunkPlace): number => {
    const { top, fit } = documents.get(place.documentId) ?? { top: 1, fit: 0 };
    return fit * (ofDocument + ((1 - ofDocument) * (scores.get(keyOf(place)) ?? 0)) / top);
  };
  const chunks = await store.readChunks(asked.flatMap(({ best }) => placesAround(best)));
  const isAnswered =
    (!isOfUnknownKind(words) && asked.some(({ has }) => isEnough(words, has))) ||
    chunks.some(({ title, language }) => isNamed(title, language, words));
  return { passages: joinNeighbours(chunks, scoreOf), isAnswered };
};

/** "A guest with measles": a handbook that has guests everywhere and measles nowhere says nothing of them. */
const isOfUnknownKind = (words: readonly WeighedWord[]): boolean => {
  const subjects = words.filter(({ isSubject }) => isSubject);
  const isUnknown = subjects.some(({ isQualifier, chunks }) => isQualifier === true && chunks === 0);
  return (
    isUnknown && subjects.every(({ chunks, rarity }) => chunks === 0 || (chunks >= fewest && rarity <= rarityOfCommon))
  );
};

/** Of fewer chunks none tells what is common. */
const fewest = 3;

/** The rarity of a word that one chunk in five has. */
const rarityOfCommon = Math.log(5);

/** "What do we store in the training portal?" asks the document that is called so, whatever else it says. */
const isNamed = (title: string, language: Language, words: readonly WeighedWord[]): boolean => {
  const named = new Set(plainWords(title).map((word) => stemOf(word, language)));
  return words.filter(({ isSubject, stems }) => isSubject && stems.some((stem) => named.has(stem))).length >= 2;
};

const placesAround = ({ documentId, index }: ChunkPlace): readonly ChunkPlace[] => {
  const first = Math.max(0, index - reach);
  return Array.from({ length: index + reach + 1 - first }, (_, at) => ({ documentId, index: first + at }));
};
