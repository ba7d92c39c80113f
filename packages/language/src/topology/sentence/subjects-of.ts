import { noArea } from '../areas.ts';
import type { Chunk, RelationChunk } from '../chunks/chunk.ts';
import type { Part } from '../landscape/part.ts';
import { isSame } from '../landscape/same-words.ts';
import { readName } from '../read-name.ts';
import type { SentenceState } from './sentence-state.ts';

/** What a relation speaks of: the subject of its clause for a verb, what was named last for most of what modifies. */
export const subjectsOf = (chunk: RelationChunk, before: Chunk | undefined, state: SentenceState): readonly Part[] => {
  const { clauseSubject, coordinated, lastParts } = state;
  const { meaning } = chunk.relation;
  if (before?.kind === 'relative') return chunk.isPlural ? coordinated : lastParts;
  if (chunk.isVerb && !chunk.isAttached)
    return allMeant(chunk, before, state) ?? placedSubjects(chunk, state) ?? subjectsOfVerb(chunk, before, state);
  if (meaning === 'link' && !chunk.isVerb) return before?.kind === 'name' ? state.pair : lastParts;
  if (meaning === 'via' && state.lastLines.length === 0 && before?.kind === 'name') return endOfList(state);
  if (meaning === 'purpose' || meaning === 'via') return lastParts;
  if (meaning === 'has' && before?.kind === 'name' && before.tokens.length === 1 && before.tokens[0]?.lower === 'each')
    return alikeNamed(state);
  if (speaksOfHead(chunk, before, state)) return state.head ?? lastParts;
  if (isAttachedToAll(chunk, before, state)) return runningHere(state.allNamed);
  const isBehind =
    meaning === 'has' &&
    state.lastMeaning === 'behind' &&
    lastParts.every(({ role }) => /^(?:load-balancer|gateway|proxy|cdn|firewall)$/.test(role));
  if (isBehind && state.head !== undefined && state.head.length > 0) return state.head;
  if (meaning === 'contains') return placedIn(state) ?? lastParts;
  if (meaning === 'has')
    return (placedIn(state) ?? lastParts).length > 0 ? (placedIn(state) ?? lastParts) : clauseSubject;
  const whole = ownerHere(chunk, state);
  if (whole !== undefined) return whole;
  return before?.kind === 'name' ? endOfList(state) : coordinated.length > 0 ? coordinated : lastParts;
};

/** `A shop with a database on one server, behind a proxy`: the server runs both, and the proxy leads to the shop. */
const ownerHere = (
  { relation: { meaning } }: RelationChunk,
  { contexts, lastParts, allNamed, lastMeaning, owned }: SentenceState,
): readonly Part[] | undefined => {
  if (lastMeaning === 'has' && meaning === 'inside') {
    const subjects = contexts.at(-1)?.subjects ?? [];
    return contexts.at(-1)?.meaning === 'has' &&
      subjects.every(({ rank }) => rank === noArea) &&
      allNamed.length === subjects.length + lastParts.length
      ? allNamed
      : undefined;
  }
  return meaning === 'behind' && lastMeaning === 'inside' && owned.length > 0 ? owned : undefined;
};

/** What stands at the edge is in no area that the last of a list are in. */
const outer = /^(?:internet|modem|router|firewall|switch|user|mobile|cdn|dns)$/;

/**
 * What a modifier behind a list speaks of: all of `A, B and C`, C alone in `A, B, C`, and the last two in `A, B and C` where the list
 * is what something else has, or where it begins at the edge of all.
 */
const endOfList = ({ coordinated, lastParts, pair, contexts }: SentenceState): readonly Part[] => {
  if (pair.length === lastParts.length) return lastParts;
  if (contexts.some(({ meaning }) => meaning === 'contains' || meaning === 'has')) return pair;
  const inner = coordinated.slice(coordinated.findLastIndex(({ role }) => outer.test(role)) + 1);
  return inner.length > pair.length ? inner : inner.length === coordinated.length ? coordinated : pair;
};

/** `A server room in the basement with two servers`: the room has them. */
const placedIn = ({ lastMeaning, lastParts, placed }: SentenceState): readonly Part[] | undefined =>
  lastMeaning === 'inside' && lastParts.every((part) => placed.some(({ parent }) => parent === part))
    ? placed
    : undefined;

/** `A frontend, a backend and a store, hosted on AWS`: after the comma all that the sentence lists is meant. */
const isAttachedToAll = (
  chunk: RelationChunk,
  before: Chunk | undefined,
  { clauseSubject, allNamed }: SentenceState,
): boolean =>
  chunk.relation.meaning === 'inside' &&
  chunk.isVerb &&
  chunk.isAttached &&
  before?.kind === 'separator' &&
  before.word === ',' &&
  clauseSubject.length === 0 &&
  allNamed.length > 1;

/** Parts that others run stand outside, and so do people. */
const runningHere = (parts: readonly Part[]): readonly Part[] =>
  parts.filter((part) => part.parent === undefined && !/^(?:external|user|internet)$/.test(part.role));

/** `Web, API and worker, behind a balancer`, `a proxy in front of the apps, with a store`: after the comma the head is meant. */
const speaksOfHead = (
  { isVerb, relation: { meaning } }: RelationChunk,
  before: Chunk | undefined,
  { head, lastMeaning }: SentenceState,
): boolean => {
  if (isVerb || head === undefined || head.length === 0 || before?.kind !== 'separator' || before.word !== ',')
    return false;
  if (meaning === 'has') return lastMeaning === 'before' || lastMeaning === 'behind';
  return (meaning === 'before' || meaning === 'behind') && lastMeaning === 'has';
};

/** `A portal calls carts, users and orders, all publish to Kafka`: what was named together last. */
const allMeant = (
  { tokens }: RelationChunk,
  before: Chunk | undefined,
  { coordinated, landscape }: SentenceState,
): readonly Part[] | undefined => {
  if (tokens[0]?.lower === 'both' && before?.kind === 'separator' && coordinated.length > 1)
    return coordinated.slice(-2);
  const name = tokens[0]?.lower === 'all' && before?.kind === 'separator' ? readName(tokens.slice(0, 1)) : undefined;
  const meant = name === undefined ? [] : [landscape.find(name), coordinated].find((parts) => parts.length > 1);
  return meant?.length === 0 ? undefined : meant;
};

/** `The till and the gate in the hall talk to ...`: both do, whichever of them the place is told of. */
const placedSubjects = (
  { isPlural }: RelationChunk,
  { clauseSubject, contexts, coordinated, head = [], lastMeaning }: SentenceState,
): readonly Part[] | undefined => {
  const isPlaced = lastMeaning === 'inside' && contexts.length === 0 && coordinated.length === 0;
  return isPlural && isPlaced && clauseSubject.length === 0 && head.length > 1 ? head : undefined;
};

const subjectsOfVerb = (
  { relation }: RelationChunk,
  before: Chunk | undefined,
  { clauseSubject, contexts, coordinated, head, lastParts, relativeSubject }: SentenceState,
): readonly Part[] => {
  if (before?.kind === 'separator' && before.word === 'and' && relativeSubject.length > 0) return relativeSubject;
  if (before?.kind === 'separator' || before === undefined)
    return clauseSubject.length > 0
      ? clauseSubject
      : head === undefined || (head.length === 0 && relation.verbs.length > 0)
        ? coordinated
        : head;
  const inner = contexts.at(-1);
  if (inner !== undefined && inner.chunk?.isVerb === false)
    return clauseSubject.length > 0 ? clauseSubject : (contexts[0]?.subjects ?? lastParts);
  return coordinated.length > 0 && inner === undefined ? coordinated : lastParts;
};

/**
 * Whom `each` means after a list: in `a gateway, a cart service, a user service, each with a store` the services, which share a word;
 * in `gateway, carts, users, each with a store` those that play the same part; otherwise all that were named.
 */
const alikeNamed = ({ coordinated, clauseSubject, lastParts, landscape }: SentenceState): readonly Part[] => {
  const told = [coordinated, clauseSubject, lastParts, landscape.lastNamed];
  const named = told.find((parts) => parts.length > 1) ?? told.find((parts) => parts.length > 0) ?? [];
  const last = named.at(-1);
  const alike = [
    named.filter(({ words }) => isSame(words, last?.words ?? [])),
    named.filter(({ words }) => words.at(-1) === last?.words.at(-1)),
    named.filter(({ role }) => role === last?.role),
  ];
  const meant = alike.find((parts) => parts.length > 1) ?? named;
  landscape.nameTogether(meant);
  return meant;
};
