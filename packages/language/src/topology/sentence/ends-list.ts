import type { Chunk, RelationChunk } from '../chunks/chunk.ts';
import { readName } from '../read-name.ts';

/**
 * True where the comma before the name ends the list that a relation opened: behind the `and` of the list, and where the next item
 * says itself how it stands. `A publishes to B, C on D` leads to B alone, `A into B, C, D` is a chain.
 */
export const endsList = (chunks: readonly Chunk[], index: number): boolean => {
  if (!isSeparator(chunks[index - 1], /^,$/)) return false;
  const start = chunks.findLastIndex((chunk, at) => at < index && chunk.kind === 'relation');
  const relation = chunks[start];
  if (relation?.kind !== 'relation') return false;
  if (relation.tokens[0]?.lower === 'per') return true;
  const isClosed = chunks.slice(start, index).some(isAnd);
  if (isFronted(relation, start)) return index > firstFronted && (isClosed || isTelling(chunks[index + 1]));
  if (isOfEach(relation, chunks[start - 1])) return isClosed || isTelling(chunks[index + 1]);
  if (isOfMany(relation)) return isEndOfCounted(chunks, start, index, isClosed);
  if (!/^(?:link|linkBack)$/.test(relation.relation.meaning)) return false;
  if (isClosed) return true;
  const end = listEnd(chunks, index);
  if (isToBeClosed(chunks, index) || relation.relation.prepositions.length === 0) return false;
  return !relation.isVerb || (isTelling(chunks[end]) && !isEach(chunks[end - 1]));
};

/** True where an `and` is still to come in the list. */
export const isToBeClosed = (chunks: readonly Chunk[], index: number): boolean =>
  chunks.slice(index, listEnd(chunks, index)).some(isAnd);

/** `Behind it, A` at the head of a statement. */
const isFronted = ({ relation: { meaning } }: RelationChunk, start: number): boolean =>
  start === 0 && /^(?:behind|before)$/.test(meaning);

/** Where A stands there. */
const firstFronted = 3;

/** `each with a switch and a printer`. */
const isOfEach = ({ relation: { meaning } }: RelationChunk, before: Chunk | undefined): boolean =>
  meaning === 'has' && isEach(before);

/** `Three floors with two access points, ...`: what several have. */
const isOfMany = ({ isVerb, relation: { meaning } }: RelationChunk): boolean => meaning === 'has' && !isVerb;

/** True where a list that began with a count goes on without one, and no `and` closes it. */
const isEndOfCounted = (chunks: readonly Chunk[], start: number, index: number, isClosed: boolean): boolean => {
  if (isClosed || !isCounted(chunks[start + 1]) || isCounted(chunks[index]))
    return isClosed && isTelling(chunks[index + 1]);
  return !isToBeClosed(chunks, index);
};

const isCounted = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'name' && readName(chunk.tokens)?.count !== undefined;

const isEach = (chunk: Chunk | undefined): boolean => chunk?.kind === 'name' && chunk.tokens[0]?.lower === 'each';

/** What says of the name before it how it stands. */
const isTelling = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'relation' && (!chunk.isVerb || chunk.isAttached);

/** Where a relation, or the statement, ends what is listed. */
const listEnd = (chunks: readonly Chunk[], from: number): number => {
  const end = chunks.findIndex((chunk, at) => at > from && chunk.kind !== 'name' && chunk.kind !== 'separator');
  return end < 0 ? chunks.length : end;
};

const isAnd = (chunk: Chunk): boolean => isSeparator(chunk, /^(?:and|&)$/);

const isSeparator = (chunk: Chunk | undefined, word: RegExp): boolean =>
  chunk?.kind === 'separator' && word.test(chunk.word);
