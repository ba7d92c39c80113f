import type { Token } from '../../text/token.ts';
import { relations } from '../relations.ts';
import type { Chunk } from './chunk.ts';

const has = relations.find(({ meaning, verbs }) => meaning === 'has' && verbs.length === 0);

/** `Two servers per rack`: each rack has two servers. */
export const splitPer = (chunks: readonly Chunk[]): readonly Chunk[] =>
  chunks.flatMap((chunk): readonly Chunk[] => {
    if (chunk.kind !== 'name' || has === undefined) return [chunk];
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
