import {
  clauseStarts,
  conjunctions,
  determiners,
  phraseOpeners,
  prepositions,
  pronouns,
  singularPronouns,
  stateAdjectives,
  subjectPronouns,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import { comparers } from '../lexicon/en/guard-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from './token.ts';

/**
 * `if its infected`, `thats it`: people who type fast leave apostrophes out. In: tokens as they were typed. Out: the same, where `lower`
 * is the word that is meant; the text stays theirs.
 */
export const restoreApostrophes = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    if (token.lower === 'thats' || token.lower === 'theres')
      return { ...token, lower: token.lower.replace(/s$/, "'s") };
    if (token.lower === 'em' && at > 0) return { ...token, lower: 'them' };
    if (token.lower === 'theyre') return { ...token, lower: "they're" };
    return token.lower === 'its' && tellsState(tokens, at) ? { ...token, lower: "it's" } : token;
  });

/** A possessive has its noun behind it; a state has none. */
const tellsState = (tokens: readonly Token[], at: number): boolean => {
  const state = tokens[at + 1];
  const after = tokens[at + 2];
  if (!clauseStarts.has(tokens[at - 1]?.lower ?? '') || state?.kind !== 'word') return false;
  if (determiners.has(state.lower) || state.lower === 'not') return true;
  // `if its lame i stop`
  if (subjectPronouns.has(after?.lower ?? '') && !singularPronouns.has(after?.lower ?? '')) return true;
  const forms = readVerb(state.lower)?.forms;
  if (
    (forms?.has('gerund') === true || /.{3}ing$/.test(state.lower)) &&
    (after === undefined || after.kind === 'mark' || prepositions.has(after.lower))
  )
    return true;
  const isParticiple =
    (forms?.has('participle') === true || /.{3}ed$/.test(state.lower)) && forms?.has('base') !== true;
  const isState = stateAdjectives.has(state.lower) || timeWords.has(state.lower) || isParticiple;
  const isMeasured = after?.lower === 'than' || (after?.kind === 'number' && comparers.has(state.lower));
  return isMeasured || (isState && (after === undefined || cannotBeNoun(after)));
};

const cannotBeNoun = ({ kind, lower }: Token): boolean =>
  kind === 'mark' ||
  [pronouns, determiners, phraseOpeners].some((words) => words.has(lower)) ||
  conjunctions.has(lower) ||
  readVerb(lower)?.forms.has('base') === true;
