import { modals } from '../../lexicon/en/closed-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import { areaRank, noArea } from '../areas.ts';
import type { KnownNames } from '../known-names.ts';
import { products } from '../products.ts';
import type { Relation } from '../relations.ts';
import type { Chunk, RelationChunk } from './chunk.ts';
import { continuedAt } from './continued-at.ts';
import { relationAt } from './relation-at.ts';
import { hasName, relatives, separators } from './small-words.ts';

/** Cuts a sentence into names, separators and relations. Linear in its length. What stands in brackets stays with its name. */
export const chunkSentence = (tokens: readonly Token[], known: KnownNames): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let name: Token[] = [];
  const closeName = (): void => {
    if (name.length > 0) chunks.push({ kind: 'name', tokens: name });
    name = [];
  };
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    const bracket = token.text === '(' ? tokens.findIndex((other, at) => at > index && other.text === ')') : -1;
    if (bracket > 0) {
      name.push(...tokens.slice(index, bracket + 1));
      index = bracket + 1;
      continue;
    }
    const continued = continuedAt(tokens, index, name, chunks);
    if (continued !== undefined) {
      if ('ellipsis' in continued) closeName();
      name = [];
      chunks.push('ellipsis' in continued ? continued.ellipsis : continued);
      index += 1;
      continue;
    }
    const match = relationAt(tokens, index, {
      known,
      hasSubject: name.length > 0 || chunks.length > 0,
      isAfterAnd: isAnd(chunks.at(-1)),
      isListed: chunks.at(-1)?.kind === 'separator',
      name,
    });
    if (match !== undefined) {
      closeName();
      chunks.push(match.chunk);
      index = match.end;
    } else if (token.lower === 'there' && existing(tokens, index + 1) > 0) {
      closeName();
      if (chunks.length > 0) chunks.push({ kind: 'separator', word: 'there' });
      index += 1 + existing(tokens, index + 1);
    } else if (/^(?:is|are)$/.test(token.lower) && opensFronted(chunks)) {
      closeName();
      chunks.push({ kind: 'separator', word: token.lower });
      index += 1;
    } else if (separators.has(token.lower)) {
      closeName();
      chunks.push({ kind: 'separator', word: token.lower });
      index += 1;
    } else if (name.length > 0 && opensFronted(chunks) && endsPlace(token, name)) {
      closeName();
      chunks.push({ kind: 'separator', word: ',' });
      name.push(token);
      index += 1;
    } else if (name.length > 0 && (opensFronted(chunks) || opensBetween(chunks)) && standing.test(token.lower)) {
      closeName();
      chunks.push({ kind: 'separator', word: ',' });
      index += 1;
    } else if (isBack(tokens, index)) {
      index += 1;
    } else if (isAimTold(tokens, index, chunks, name)) {
      index += 1;
    } else if (opensAim(tokens, index, name, known)) {
      const isFrom = /^from$/.test(lastVerb(chunks)?.tokens.at(-1)?.lower ?? '');
      closeName();
      if (isFrom) chunks.push({ kind: 'separator', word: 'and' });
      chunks.push(aimAt(token, isFrom));
      index += 1;
    } else if (isWayOf(token, name)) {
      closeName();
      chunks.push(wayAt(token));
      index += 1;
    } else if (isPurpose(tokens, index, name)) {
      index = purposeEnd(tokens, index);
    } else if (relatives.has(token.lower)) {
      closeName();
      chunks.push({ kind: 'relative' });
      index += 1;
    } else {
      name.push(token);
      index += 1;
    }
  }
  closeName();
  return chunks;
};

/** `A firewall to the internet`, `core to firewall`, `deploys from the registry to all three`. */
const opensAim = (tokens: readonly Token[], at: number, name: readonly Token[], { isThing }: KnownNames): boolean =>
  /^(?:to|into)$/.test(tokens[at]?.lower ?? '') &&
  (name.length > 0 || tokens[at - 1]?.text === ',') &&
  at > 0 &&
  hasName(tokens, at + 1) &&
  (readVerb(tokens[at + 1]?.lower ?? '')?.forms.has('base') !== true || isThing(tokens.slice(at + 1, at + 4)));

/** `To the TV and to a NAS`: the second is joined as the first. */
const isAimTold = (tokens: readonly Token[], at: number, chunks: readonly Chunk[], name: readonly Token[]): boolean =>
  /^(?:to|into)$/.test(tokens[at]?.lower ?? '') &&
  name.length === 0 &&
  isAnd(chunks.at(-1)) &&
  chunks.some(({ kind }) => kind === 'relation') &&
  hasName(tokens, at + 1);

/** `Off the switch hang two printers`. */
const standing = /^(?:hangs?|sits?|stands?|lies?|comes?|lives?|follows?|runs?)$/;

/** How many words say that something is there: `is`, `are`, `shall be`. */
const existing = (tokens: readonly Token[], at: number): number => {
  const [first, second] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (/^(?:is|are)$/.test(first)) return 1;
  return modals.has(first) && second === 'be' ? 2 : 0;
};

/** `And back to the first`. */
const isBack = (tokens: readonly Token[], at: number): boolean =>
  /^(?:back|over|up|down)$/.test(tokens[at]?.lower ?? '') && /^(?:to|into)$/.test(tokens[at + 1]?.lower ?? '');

/** Where the place is told that a sentence opens with: `on the switch two printers`, `behind it 3 services`. */
const endsPlace = (token: Token, name: readonly Token[]): boolean =>
  /^(?:an?|the|also|two|three|four|five|six)$/.test(token.lower) ||
  (name.length === 1 && /^(?:it|that|this|them|those|there)$/.test(name[0]?.lower ?? '')) ||
  (products.has(token.lower) && areaRank(name.slice(-1).map(({ lower }) => lower)) < noArea) ||
  (/^\d{1,3}$/.test(token.text) && name.length > 1);

const lastVerb = (chunks: readonly Chunk[]): RelationChunk | undefined =>
  chunks.findLast((chunk): chunk is RelationChunk => chunk.kind === 'relation' && chunk.isVerb);

const aimAt = (token: Token, isVerb: boolean): RelationChunk => ({
  kind: 'relation',
  relation: aim,
  tokens: [token],
  carried: [],
  isVerb,
  isPlural: false,
  isAttached: false,
});

/** `open it from a browser`: over what something is reached that was named before. */
const isWayOf = ({ lower }: Token, [only, ...others]: readonly Token[]): boolean =>
  lower === 'from' && others.length === 0 && /^(?:it|them)$/.test(only?.lower ?? '');

const wayAt = (token: Token): RelationChunk => ({ ...aimAt(token, false), relation: way });

const way: Relation = {
  meaning: 'via',
  verbs: [],
  prepositions: ['from'],
  example: ['The shop is new. Users open it from a browser', 'Users -> Browser; Browser -> Shop'],
};

const aim: Relation = {
  meaning: 'link',
  verbs: [],
  prepositions: ['to'],
  example: ['A proxy to the shop', 'Proxy -> Shop'],
};

/** `... to send emails and letters`: why something is done names no part. */
const isPurpose = (tokens: readonly Token[], at: number, name: readonly Token[]): boolean =>
  tokens[at]?.lower === 'to' &&
  name.length > 0 &&
  readVerb(tokens[at + 1]?.lower ?? '')?.forms.has('base') === true &&
  tokens[at + 2]?.kind === 'word';

const purposeEnd = (tokens: readonly Token[], at: number): number => {
  const end = tokens.findIndex(
    ({ text, lower }, index) => index > at && (text === ',' || text === ';' || relatives.has(lower)),
  );
  return end < 0 ? tokens.length : end;
};

/** `Behind the balancer are two servers`: the copula parts the place from what is there. */
const opensFronted = ([first, second]: readonly Chunk[]): boolean =>
  first?.kind === 'relation' && !first.isVerb && second === undefined;

/** `Between the router and the switch lies a firewall`. */
const opensBetween = ([first, one, and, ...others]: readonly Chunk[]): boolean =>
  first?.kind === 'relation' &&
  first.relation.meaning === 'between' &&
  !first.isVerb &&
  one?.kind === 'name' &&
  isAnd(and) &&
  others.length === 0;

const isAnd = (chunk: Chunk | undefined): boolean => chunk?.kind === 'separator' && chunk.word === 'and';
