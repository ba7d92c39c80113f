import type { Chunk } from './chunk.ts';

/** `Frontend backend` without a comma are two. */
export const splitEnds = (chunks: readonly Chunk[]): readonly Chunk[] =>
  chunks.flatMap((chunk): readonly Chunk[] => {
    const [first, second, third] = chunk.kind === 'name' ? chunk.tokens : [];
    if (first?.lower !== 'frontend' || second?.lower !== 'backend' || third !== undefined) return [chunk];
    return [
      { kind: 'name', tokens: [first] },
      { kind: 'separator', word: ',' },
      { kind: 'name', tokens: [second] },
    ];
  });
