import { takenUp } from '../../lexicon/en/topology-words.ts';
import { type Token, textOf } from '../../text/token.ts';
import type { RelationChunk } from '../chunks/chunk.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Part } from '../landscape/part.ts';
import { isSame } from '../landscape/same-words.ts';
import { type ReadName, readName } from '../read-name.ts';
import { connectionKind, isConnection } from './connection.ts';

/** What a clause carries between its verb and its object. */
export interface Carried {
  readonly label: string;
  readonly kind: string | undefined;
  /** The other end of a joint: the internet in `connects the internet to the LAN`. */
  readonly parts: readonly Part[];
  /** Parts on the way. */
  readonly way: readonly Part[];
}

const nothingCarried: Carried = { label: '', kind: undefined, parts: [], way: [] };

/** What stands between a verb and its preposition: a load, a protocol, a part on the way, or the other end of a joint. `ends` stand on both sides. */
export const readCarried = (chunk: RelationChunk | undefined, landscape: Landscape, ends: readonly Part[]): Carried => {
  const tokens = chunk?.carried ?? [];
  const way = tokens.findIndex(({ lower }) => /^(?:over|via|through|using|by|with)$/.test(lower));
  const means = way > 0 ? readName(tokens.slice(way + 1)) : undefined;
  if (means !== undefined && isConnection(means.words)) {
    const load = labelOf(tokens.slice(0, way));
    return {
      ...nothingCarried,
      label: load === '' ? means.label : `${load} (${means.label})`,
      kind: connectionKind(means.words),
    };
  }
  const isWay = way === 0;
  const all = tokens.length === 0 ? allOf(chunk) : undefined;
  if (all !== undefined) return { ...nothingCarried, parts: landscape.find(all, ends) };
  if (tokens.length === 1 && /^(?:it|them)$/.test(tokens[0]?.lower ?? ''))
    return { ...nothingCarried, parts: takenFrom(tokens, landscape, ends) };
  const name = readName(isWay ? tokens.slice(1) : tokens);
  if (name === undefined) return nothingCarried;
  if (isWay && isConnection(name.words))
    return { ...nothingCarried, label: name.label, kind: connectionKind(name.words) };
  if (isWay) return { ...nothingCarried, way: landscape.mention(name) };
  if (chunk?.relation.joins)
    return { ...nothingCarried, parts: landscape.mention(name, { near: ends.flatMap(({ parent }) => parent ?? []) }) };
  const known = landscape.parts.filter(({ words, role }) => role !== 'plain' && isSame(words, name.words));
  return known.length > 0 ? { ...nothingCarried, parts: known } : { ...nothingCarried, label: labelOf(tokens) };
};

/** `Jobs clean it into a warehouse`: what was named last, where nothing says yet how the two hang together. */
const takenFrom = (tokens: readonly Token[], landscape: Landscape, ends: readonly Part[]): readonly Part[] => {
  const name = readName(tokens);
  const known = name === undefined ? [] : landscape.find(name, ends);
  const isJoined = landscape.lines.some(
    ({ from, to }) => (known.includes(from) && ends.includes(to)) || (ends.includes(from) && known.includes(to)),
  );
  return isJoined ? [] : known;
};

/** `loads both into a lake`. */
const allOf = (chunk: RelationChunk | undefined): ReadName | undefined => {
  const at = chunk?.tokens.findIndex(({ lower }) => /^(?:all|both)$/.test(lower)) ?? -1;
  const [, ...others] = chunk?.tokens.slice(at) ?? [];
  return at > 0 && chunk?.relation.prepositions.includes(others.map(({ lower }) => lower).join(' '))
    ? readName(chunk.tokens.slice(at, at + 1))
    : undefined;
};

const labelOf = (carried: readonly Token[]): string => {
  const name = readName(carried);
  return name === undefined || name.words.length > 4 || dullLoads.has(name.words.join(' '))
    ? ''
    : textOf(carried)
        .replace(takenUp, '')
        .replace(/^(?:the|a|an|all|its|their|any)\s+/i, '')
        .replace(/\s+back$/i, '');
};

/** What every line carries and what so says nothing. */
const dullLoads = new Set([
  'traffic',
  'request',
  'data',
  'call',
  'all traffic',
  'incoming traffic',
  'incoming request',
  'it',
  '',
  'them',
]);
