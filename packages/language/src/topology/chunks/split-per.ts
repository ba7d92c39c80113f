import { countWords } from '../../lexicon/en/topology-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { areaRank, noArea } from '../areas.ts';
import { readName } from '../read-name.ts';
import { type Relation, relations } from '../relations.ts';
import type { Chunk } from './chunk.ts';

const has = relations.find(({ meaning, verbs }) => meaning === 'has' && verbs.length === 0);
const inside = relations.find(({ meaning, verbs }) => meaning === 'inside' && verbs.length === 0);

/**
 * `Two servers per rack`: each rack has two servers. `Three switches, one per floor`: the switches stand on three floors.
 * `A web server and an app server per zone`: each zone has both.
 */
export const splitPer = (chunks: readonly Chunk[]): readonly Chunk[] => {
  const split: Chunk[] = [];
  /** Of what the list tells that has just begun: `two servers per rack and one switch per rack`. */
  let told = '';
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at];
    if (chunk === undefined) break;
    const per = chunk.kind === 'name' ? chunk.tokens.findIndex(({ lower }) => lower === 'per') : -1;
    const word = chunk.kind === 'name' ? chunk.tokens[per] : undefined;
    if (chunk.kind !== 'name' || word === undefined || per < 1 || per === chunk.tokens.length - 1) {
      split.push(chunk);
      continue;
    }
    const what = chunk.tokens.slice(0, per);
    const whose = chunk.tokens.slice(per + 1);
    if (isOne(what)) {
      split.splice(-1, 1, ...standingIn(split.at(-2), whose, word));
      continue;
    }
    const same = whose.map(({ lower }) => lower).join(' ');
    if (same === told && split.at(-1)?.kind === 'separator') {
      split.push({ kind: 'name', tokens: what });
      continue;
    }
    told = same;
    const counted = countOf(whose, chunks.slice(at + 1));
    at += counted?.length ?? 0;
    split.push(
      { kind: 'name', tokens: counted?.name ?? [{ ...word, kind: 'word', text: 'each', lower: 'each' }, ...whose] },
      relationOf(has, word),
      ...takeJoined(split),
      { kind: 'name', tokens: readName(what)?.count === undefined ? [ownAt(word), ...what] : what },
    );
  }
  return split;
};

const isOne = ([first, ...others]: readonly Token[]): boolean => others.length === 0 && first?.lower === 'one';

/** `one per floor` behind three switches: on three floors; nothing where it tells no place. */
const standingIn = (before: Chunk | undefined, whose: readonly Token[], per: Token): readonly Chunk[] => {
  const count = before?.kind === 'name' ? before.tokens[0] : undefined;
  const isPlace = areaRank(whose.map(({ lower }) => lower)) < noArea;
  const isCounted = before?.kind === 'name' && readName(before.tokens)?.count !== undefined;
  return isPlace && isCounted && count !== undefined
    ? [relationOf(inside, per), { kind: 'name', tokens: [count, ...inPlural(whose)] }]
    : [];
};

const inPlural = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) =>
    at === tokens.length - 1 ? { ...token, text: `${token.text}s`, lower: `${token.lower}s` } : token,
  );

/** How many there are, in brackets or behind the next comma: `per floor (3 floors)`, `per floor, three floors`. */
const countOf = (
  whose: readonly Token[],
  [comma, next]: readonly Chunk[],
): { readonly name: readonly Token[]; readonly length: number } | undefined => {
  const open = whose.findIndex(({ text }) => text === '(');
  const inside = open > 0 ? whose.slice(open + 1, -1) : [];
  const noun = (open > 0 ? whose.slice(0, open) : whose).at(-1)?.lower ?? '';
  const isCount = (tokens: readonly Token[]): boolean =>
    tokens.length <= 3 && readName(tokens)?.count !== undefined && singular(tokens.at(-1)?.lower ?? '') === noun;
  if (isCount(inside)) return { name: inside, length: 0 };
  const isComma = comma?.kind === 'separator' && comma.word === ',';
  return isComma && next?.kind === 'name' && isCount(next.tokens) ? { name: next.tokens, length: 2 } : undefined;
};

/** Takes back what `and` joins to the last name, where it is counted as that is. */
const takeJoined = (split: Chunk[]): readonly Chunk[] => {
  const [name, and] = split.slice(-2);
  if (name?.kind !== 'name' || and?.kind !== 'separator' || and.word !== 'and') return [];
  return opensWithCount(name.tokens) ? split.splice(-2) : [];
};

const opensWithCount = ([first]: readonly Token[]): boolean =>
  first?.kind === 'number' || countWords.has(first?.lower ?? '');

const ownAt = (per: Token): Token => ({ ...per, kind: 'word', text: 'own', lower: 'own' });

const relationOf = (relation: Relation | undefined, at: Token): Chunk =>
  relation === undefined
    ? { kind: 'separator', word: ',' }
    : { kind: 'relation', relation, tokens: [at], carried: [], isVerb: false, isPlural: false, isAttached: false };
