import type { Passage } from './passage.ts';
import type { ChunkPlace, StoredChunk } from './passage-store.ts';

/** Chunks as passages, best first; those that follow each other in one section become one. */
export const joinNeighbours = (
  chunks: readonly StoredChunk[],
  scoreOf: (place: ChunkPlace) => number,
): readonly Passage[] => {
  const joined: (Passage & { readonly last: number })[] = [];
  const inOrder = chunks.toSorted((a, b) => a.documentId - b.documentId || a.index - b.index);
  for (const chunk of inOrder) {
    const passage = { ...toPassage(chunk, scoreOf(chunk)), last: chunk.index };
    const before = joined.at(-1);
    if (before !== undefined && follows(before, chunk)) joined[joined.length - 1] = join(before, passage);
    else joined.push(passage);
  }
  return joined.map(({ last: _last, ...passage }) => passage).toSorted((a, b) => b.score - a.score);
};

const toPassage = (chunk: StoredChunk, score: number): Passage => ({
  documentId: chunk.documentId,
  title: chunk.title,
  headingPath: chunk.headingPath,
  ...(chunk.page === undefined ? {} : { page: chunk.page }),
  start: chunk.start,
  end: chunk.end,
  text: chunk.content,
  suspicious: chunk.suspicious,
  score,
});

const follows = (before: Passage & { readonly last: number }, chunk: StoredChunk): boolean =>
  before.documentId === chunk.documentId &&
  before.last + 1 === chunk.index &&
  before.headingPath.join('\n') === chunk.headingPath.join('\n');

/** Between chunks of one section there are line ends only. */
const join = <Joined extends Passage>(before: Joined, next: Joined): Joined => ({
  ...next,
  ...(before.page === undefined ? {} : { page: before.page }),
  start: before.start,
  text: before.text + '\n'.repeat(Math.max(0, next.start - before.end)) + next.text,
  suspicious: [...before.suspicious, ...next.suspicious],
  score: Math.max(before.score, next.score),
});
