import { turnWords } from '../../lexicon/en/topology-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { areaRank, lastSureRank } from '../areas.ts';
import type { Chunk } from './chunk.ts';

/** `Relays F1 and F2` are relay F1 and relay F2. */
export const repeatCoded = (
  before: readonly Chunk[],
  chunk: Chunk,
): { readonly first: Chunk; readonly next: Chunk } | undefined => {
  const [name, joint] = before.slice(-2);
  const [code, ...others] = chunk.kind === 'name' ? chunk.tokens : [];
  if (name?.kind !== 'name' || joint?.kind !== 'separator' || code === undefined || others.length > 0) return undefined;
  const [noun, own] = name.tokens.slice(-2);
  const letters = (token: Token | undefined): string =>
    /^(?<letters>\p{Lu}{1,3})\d{1,3}$/u.exec(token?.text ?? '')?.[1] ?? '';
  if (noun === undefined || own === undefined || letters(code) === '' || letters(code) !== letters(own))
    return undefined;
  if (!/[^s]s$/.test(noun.lower)) return undefined;
  const head = [...name.tokens.slice(0, -2), { ...noun, text: singular(noun.text), lower: singular(noun.lower) }];
  return { first: { kind: 'name', tokens: [...head, own] }, next: { kind: 'name', tokens: [...head, code] } };
};

/** `Node 1 and 2` are node 1 and node 2. */
export const repeatHead = (before: readonly Chunk[], chunk: Chunk): Chunk | undefined => {
  const [name, separator] = before.slice(-2);
  const [number, ...others] = chunk.kind === 'name' ? chunk.tokens : [];
  if (name?.kind !== 'name' || separator?.kind !== 'separator' || number === undefined || others.length > 0)
    return undefined;
  if (number.kind !== 'number' && !/^\p{Lu}$/u.test(number.text)) return undefined;
  const last = name.tokens.at(-1);
  const isLettered =
    last !== undefined &&
    isLetter(last) &&
    /^\p{Lu}$/u.test(number.text) &&
    areaRank(name.tokens.map(({ lower }) => lower)) <= lastSureRank;
  return name.tokens.length > 1 && (last?.kind === 'number' || isLettered)
    ? { kind: 'name', tokens: [...name.tokens.slice(0, -1), number] }
    : undefined;
};

/** `A MySQL primary and replica`, `Aurora writer in A, reader in B` are two MySQL and two Aurora. */
export const repeatStore = (before: readonly Chunk[], chunk: Chunk): Chunk | undefined => {
  const name = before.findLast((one) => one.kind === 'name' && turnWords.has(one.tokens.at(-1)?.lower ?? ''));
  const joint = before.at(-1);
  const [turn, ...others] = chunk.kind === 'name' ? chunk.tokens : [];
  if (name?.kind !== 'name' || joint?.kind !== 'separator' || !/^(?:and|,)$/.test(joint.word) || turn === undefined)
    return undefined;
  const isTurn = others.length === 0 && turnWords.has(turn.lower) && turnWords.has(name.tokens.at(-1)?.lower ?? '');
  return isTurn && name.tokens.length > 1 ? { kind: 'name', tokens: [...name.tokens.slice(0, -1), turn] } : undefined;
};

/** `zones a and b`, `floors 1 and 2` */
export const isLetter = ({ text }: Token): boolean => /^(?:\p{L}|\d{1,3})$/u.test(text);
