import type { Chunk, RelationChunk } from '../chunks/chunk.ts';
import type { Part } from '../landscape/part.ts';
import type { SentenceState } from './sentence-state.ts';

/** What a relation speaks of: the subject of its clause for a verb, what was named last for most of what modifies. */
export const subjectsOf = (chunk: RelationChunk, before: Chunk | undefined, state: SentenceState): readonly Part[] => {
  const { clauseSubject, coordinated, lastParts } = state;
  const { meaning } = chunk.relation;
  if (before?.kind === 'relative') return chunk.isPlural ? coordinated : lastParts;
  if (chunk.isVerb && !chunk.isAttached) return subjectsOfVerb(before, state);
  if (meaning === 'purpose' || meaning === 'via') return lastParts;
  if (meaning === 'has' && before?.kind === 'name' && before.tokens[0]?.lower === 'each') return alikeNamed(state);
  if (speaksOfHead(chunk, before, state)) return state.head ?? lastParts;
  if (meaning === 'has') return lastParts.length > 0 ? lastParts : clauseSubject;
  const isListed =
    state.lastSeparator === '' &&
    coordinated.length > lastParts.length &&
    !state.contexts.some(({ meaning: open }) => open === 'contains' || open === 'has');
  return isListed ? coordinated : lastParts;
};

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

const subjectsOfVerb = (
  before: Chunk | undefined,
  { clauseSubject, contexts, coordinated, head, lastParts }: SentenceState,
): readonly Part[] => {
  if (before?.kind === 'separator' || before === undefined)
    return clauseSubject.length > 0 ? clauseSubject : (head ?? coordinated);
  const inner = contexts.at(-1);
  if (inner !== undefined && inner.chunk?.isVerb === false)
    return clauseSubject.length > 0 ? clauseSubject : (contexts[0]?.subjects ?? lastParts);
  return coordinated.length > 0 && inner === undefined ? coordinated : lastParts;
};

/**
 * Whom `each` means after a list: in `a gateway, a cart service, a user service, each with a store` the services, which share a word;
 * in `gateway, carts, users, each with a store` those that play the same part; otherwise all that were named.
 */
const alikeNamed = ({ coordinated, clauseSubject, lastParts }: SentenceState): readonly Part[] => {
  const named = [coordinated, clauseSubject, lastParts].find((parts) => parts.length > 0) ?? [];
  const last = named.at(-1);
  const alike = [
    named.filter(({ words }) => words.at(-1) === last?.words.at(-1)),
    named.filter(({ role }) => role === last?.role),
  ];
  return alike.find((parts) => parts.length > 1) ?? named;
};
