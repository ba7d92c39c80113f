import { personNouns } from '../../lexicon/en/actors.ts';
import { joinSpans, spanOf } from '../../text/token.ts';
import type { Part } from '../landscape/part.ts';
import { readName } from '../read-name.ts';
import { edgeKindOf } from './connection.ts';
import type { SentenceState } from './sentence-state.ts';
import type { Doing } from './split-doing.ts';

/** Verbs of parts that look at what they speak of; any other takes it in. */
const looks = new Set(
  'show display visualise visualize render plot chart search read query watch monitor scrape observe track poll back use call access need'.split(
    ' ',
  ),
);

/**
 * Draws what a part does: to a part that was named before, or to what flowed there last (`a worker cleans it`). Anything else that it
 * does to is no part, and only told of.
 */
export const doDeed = ({ verb, object }: Doing, parts: readonly Part[], state: SentenceState): void => {
  const { landscape } = state;
  const name = readName(object.filter(({ lower }) => !/^(?:up|out|off|down|away|in)$/.test(lower)));
  const span = spanOf(object);
  for (const part of parts) landscape.widen(part, span);
  if (name === undefined) return;
  const told = landscape.find(name, parts).filter((part) => !parts.includes(part));
  const known = told.length === 0 && personNouns.has(name.words.at(-1) ?? '') ? landscape.mention(name) : told;
  if (known.length === 0) return;
  if (name.determiner === 'pronoun') doTo(verb, known, parts, state);
  else state.lastLines = landscape.link(parts, known, { source: joinSpans(parts[0]?.source, span) });
};

/** Draws what a part does to what was spoken of: what it looks at is read, anything else comes to it. */
export const doTo = (verb: string, known: readonly Part[], parts: readonly Part[], state: SentenceState): void => {
  const { landscape } = state;
  const isLook = looks.has(verb);
  const source = joinSpans(known[0]?.source, parts[0]?.source);
  const kind = edgeKindOf(
    isLook ? 'data' : known.every(({ role }) => role === 'queue') ? 'async' : undefined,
    landscape.type,
  );
  state.lastLines = isLook
    ? landscape.link(parts, known, { source, kind })
    : landscape.link(known, parts, { source, kind });
};
