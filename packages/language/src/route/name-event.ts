import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { determiners, prepositions } from '../lexicon/en/closed-words.ts';
import { nounsOfEvents } from '../lexicon/en/event-nouns.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, textOf, tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';

/**
 * What happens in a node as a name: `Patient arrival` for `Patient arrives at the desk`, `Claim submission` for `Submit the claim`. Undefined
 * where the deed has no noun of its own, or where neither what it is done to nor who does it is told.
 */
export const nameEvent = ({ label, groups = [] }: SpecNode, spec: DiagramSpec): string | undefined => {
  const tokens = tokenise(label);
  const predicate = findPredicate(tokens);
  const noun = predicate?.voice === 'active' ? nounsOfEvents.get(predicate.verb) : undefined;
  if (predicate === undefined || noun === undefined) return undefined;
  const thing = phraseOf(tokens.slice(predicate.end));
  const lane = spec.groups.find(({ id }) => groups.includes(id))?.label;
  const about = thing || phraseOf(tokens.slice(0, predicate.start)) || lane;
  return about ? capitalised(`${about} ${noun}`) : undefined;
};

/** The words up to the next preposition, without articles; empty where more stand there than a name has. */
const phraseOf = (tokens: readonly Token[]): string => {
  const end = tokens.findIndex(({ lower, kind }) => prepositions.has(lower) || kind === 'mark');
  const words = tokens.slice(0, end < 0 ? undefined : end).filter(({ lower }) => !determiners.has(lower));
  return words.length > longestName ? '' : textOf(words);
};

/** In words. */
const longestName = 2;
