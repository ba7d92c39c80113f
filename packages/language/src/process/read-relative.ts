import type { Clause } from '../segment/clause.ts';
import { actorLabel, namesActor } from './actor.ts';
import type { Discourse } from './discourse.ts';
import { readClause } from './read-clause.ts';
import type { Statement } from './statement.ts';

/** `... to the manager, who signs it`: the noun before acts. */
export const readRelative = (before: Clause, relative: Clause, discourse: Discourse): readonly Statement[] => {
  const noun = [...before.tokens].reverse().findIndex((token) => /^(?:to|by|from|the|a|an|with)$/.test(token.lower));
  const phrase = noun < 0 ? before.tokens.slice(-1) : before.tokens.slice(before.tokens.length - noun);
  if (phrase.length > 0 && namesActor(phrase)) discourse.actor = actorLabel(phrase);
  return readClause(relative, discourse);
};
