import { distance } from 'fastest-levenshtein';
import type { BoardReading } from './board-reading.ts';

export interface CorrectedReading {
  readonly reading: BoardReading;
  /** What labels say now, each once, in the order in which they stand. */
  readonly corrected: readonly string[];
}

/** One letter in so many may be misread, and shorter names say too little to tell one from another. */
const lettersPerFault = 5;
const shortest = 4;

/** Names are of at most so many words. */
const mostWords = 5;

/**
 * Corrects what was read of a picture by the names that a description of it mentions. In: a reading, and the description. A label becomes the
 * name that it is a few letters away from; numbers must be the same, and neither may be the beginning of the other, as plurals are.
 */
export const correctWords = (reading: BoardReading, description: string): CorrectedReading => {
  const names = namesIn(description);
  if (names.length === 0) return { reading, corrected: [] };
  const corrected = new Set<string>();
  const correct = <Part extends { readonly label: string; readonly doubt?: unknown }>(part: Part): Part => {
    const name = part.doubt === 'handwriting' ? undefined : nameFor(part.label, names);
    if (name === undefined) return part;
    corrected.add(name);
    return { ...part, label: name, ...(part.doubt === 'words' ? { doubt: undefined } : {}) };
  };
  return {
    reading: { ...reading, shapes: reading.shapes.map(correct), connectors: reading.connectors.map(correct) },
    corrected: [...corrected],
  };
};

/** All runs of words within one clause. */
const namesIn = (description: string): readonly string[] => {
  const clauses = description.split(/[,.;:!?()"“”\n]+/).map((clause) => clause.trim().split(/\s+/).filter(Boolean));
  const names = clauses.flatMap((words) =>
    words.flatMap((_, from) =>
      Array.from({ length: Math.min(mostWords, words.length - from) }, (_, more) =>
        words.slice(from, from + more + 1).join(' '),
      ),
    ),
  );
  return [...new Set(names)].filter((name) => name.length >= shortest);
};

const nameFor = (label: string, names: readonly string[]): string | undefined => {
  const read = label.toLowerCase();
  if (read.length < shortest || names.some((name) => name.toLowerCase() === read)) return undefined;
  const most = Math.floor(read.length / lettersPerFault) + (read.length === shortest ? 1 : 0);
  const [nearest] = names
    .filter((name) => isAlike(name.toLowerCase(), read, most))
    .map((name) => ({ name, away: distance(name.toLowerCase(), read) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away);
  return nearest === undefined ? undefined : inCaseOf(nearest.name, label);
};

const isAlike = (name: string, read: string, most: number): boolean =>
  Math.abs(name.length - read.length) <= most &&
  name.replaceAll(/\D/g, '') === read.replaceAll(/\D/g, '') &&
  name.split(' ').length === read.split(' ').length &&
  !name.startsWith(read) &&
  !read.startsWith(name);

/** A name in the middle of a sentence begins with a small letter. */
const inCaseOf = (name: string, label: string): string =>
  /^\p{Lu}/u.test(label) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
