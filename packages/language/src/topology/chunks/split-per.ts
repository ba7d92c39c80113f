import type { Token } from '../../text/token.ts';
import { relations } from '../relations.ts';
import type { Chunk } from './chunk.ts';

const has = relations.find(({ meaning, verbs }) => meaning === 'has' && verbs.length === 0);

/** `Two servers per rack`: each rack has two servers. `Frontend backend` without a comma are two. */
export const splitPer = (chunks: readonly Chunk[]): readonly Chunk[] =>
  chunks.flatMap((chunk, index): readonly Chunk[] => {
    if (chunk.kind !== 'name' || has === undefined) return [chunk];
    const [first, second, third] = chunk.tokens;
    if (first?.lower === 'frontend' && second?.lower === 'backend' && third === undefined)
      return [
        { kind: 'name', tokens: [first] },
        { kind: 'separator', word: ',' },
        { kind: 'name', tokens: [second] },
      ];
    const [last, next] = [chunk.tokens.at(-1), chunks[index + 1]];
    if (
      last?.lower === 'each' &&
      chunk.tokens.length > 1 &&
      next?.kind === 'relation' &&
      next.relation.meaning === 'has'
    )
      return [
        { kind: 'name', tokens: chunk.tokens.slice(0, -1) },
        { kind: 'separator', word: ',' },
        { kind: 'name', tokens: [last] },
      ];
    const at = chunk.tokens.findIndex(
      ({ lower }, index) => /^per$/.test(lower) && index > 0 && index < chunk.tokens.length - 1,
    );
    const per = chunk.tokens[at];
    if (per === undefined) return [chunk];
    const each: Token = { ...per, kind: 'word', text: 'each', lower: 'each' };
    return [
      { kind: 'name', tokens: [each, ...chunk.tokens.slice(at + 1)] },
      {
        kind: 'relation',
        relation: has,
        tokens: [per],
        carried: [],
        isVerb: false,
        isPlural: false,
        isAttached: false,
      },
      { kind: 'name', tokens: chunk.tokens.slice(0, at) },
    ];
  });
