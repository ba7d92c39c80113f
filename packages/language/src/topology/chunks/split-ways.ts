import { type Token, textOf } from '../../text/token.ts';
import { protocols, relations } from '../relations.ts';
import type { Chunk, RelationChunk } from './chunk.ts';

const way = relations.find(({ meaning, verbs }) => meaning === 'via' && verbs.length === 0);

/** `submits reports via a gateway to the authority`: a way that is a part stands before the aim, and is read as if it stood behind it. */
export const splitWays = (chunks: readonly Chunk[]): readonly Chunk[] => {
  const [at, from] = wayIn(chunks);
  const verb = chunks[at];
  if (way === undefined || verb?.kind !== 'relation') return chunks;
  const [by, ...name] = verb.carried.slice(from);
  const end = at + 2;
  const isOne = chunks[at + 1]?.kind === 'name' && !(isAnd(chunks[end]) && chunks[end + 1]?.kind === 'name');
  const isPart = name.length > 0 && !protocols.has(textOf(name).toLowerCase());
  if (by === undefined || !isOne || !isPart) return chunks;
  const carried = verb.carried.slice(0, from);
  const tokens = verb.tokens.filter((token) => token !== by && !name.includes(token));
  const through: RelationChunk = {
    kind: 'relation',
    relation: way,
    tokens: [by],
    carried: [],
    isVerb: false,
    isPlural: false,
    isAttached: false,
  };
  return [
    ...chunks.slice(0, at),
    { ...verb, tokens, carried },
    ...chunks.slice(at + 1, end),
    through,
    { kind: 'name', tokens: name },
    ...splitWays(chunks.slice(end)),
  ];
};

/** The first verb that carries something over something, and where the way begins. */
const wayIn = (chunks: readonly Chunk[]): readonly [number, number] => {
  const found = chunks.map((chunk) => (chunk.kind === 'relation' && chunk.isVerb ? wayAt(chunk.carried) : -1));
  const at = found.findIndex((from) => from > 0);
  return [at, found[at] ?? -1];
};

const wayAt = (carried: readonly Token[]): number => carried.findIndex(({ lower }) => /^(?:via|through)$/.test(lower));

const isAnd = (chunk: Chunk | undefined): boolean => chunk?.kind === 'separator' && chunk.word === 'and';
