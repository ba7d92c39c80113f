import type { Chunk } from './chunk.ts';

/** `Three services (orders, carts, users) each with a store`: whom `each` means is told before, and ends there. */
export const splitEach = (chunks: readonly Chunk[]): readonly Chunk[] =>
  chunks.flatMap((chunk, index): readonly Chunk[] => {
    const [last, next] = [chunk.kind === 'name' ? chunk.tokens.at(-1) : undefined, chunks[index + 1]];
    const isOwning =
      last?.lower === 'each' && next?.kind === 'relation' && next.relation.meaning === 'has' && chunk.kind === 'name';
    if (!isOwning || chunk.tokens.length < 2) return [chunk];
    return [
      { kind: 'name', tokens: chunk.tokens.slice(0, -1) },
      { kind: 'separator', word: ',' },
      { kind: 'name', tokens: [last] },
    ];
  });
