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
  if (meaning === 'has') return lastParts.length > 0 ? lastParts : clauseSubject;
  const isListed =
    state.lastSeparator === '' &&
    coordinated.length > lastParts.length &&
    !state.contexts.some(({ meaning: open }) => open === 'contains' || open === 'has');
  return isListed ? coordinated : lastParts;
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

/** `A gateway, a cart service, a user service, each with a store` means the services. */
const alikeNamed = ({ coordinated }: SentenceState): readonly Part[] => {
  const last = coordinated.at(-1)?.words.at(-1);
  return coordinated.filter(({ words }) => words.at(-1) === last);
};
