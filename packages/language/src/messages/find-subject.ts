import { personNouns, systemNouns } from '../lexicon/en/actors.ts';
import {
  adverbs,
  clauseOpeners,
  conjunctions,
  copulas,
  determiners,
  does,
  haves,
  modals,
  negations,
  prepositions,
  pronouns,
  subjectPronouns,
  timeWords,
} from '../lexicon/en/closed-words.ts';
import { replyVerbs, sayingVerbs } from '../lexicon/en/messages.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { isOnlyThird, readVerb, singular } from '../lexicon/morphology.ts';
import { withoutBrackets } from '../segment/phrases.ts';
import { findPredicate, type Predicate } from '../segment/predicate.ts';
import type { Token } from '../text/token.ts';
import { isAdverb, skipAdverbs } from '../text/words.ts';
import { type Cast, canTakePart, memberAt } from './cast.ts';

/** Somebody who acts, and the place of the verb that tells what he does. */
export interface Subject {
  readonly name: readonly Token[];
  readonly verb: number;
}

/** The most words of a name. */
const longestName = 4;

/** A participant, or a pronoun, with a verb behind it. */
export const knownSubjectAt = (tokens: readonly Token[], at: number, cast: Cast): Subject | undefined => {
  const start = nameStart(tokens, at);
  const end = pronounEnd(tokens, start) ?? memberAt(cast, tokens, start)?.end;
  if (end === undefined) return undefined;
  const joint = jointSubject(tokens, { start, end }, cast);
  if (joint !== undefined) return joint;
  const verb = skipAdverbs(tokens, afterBrackets(tokens, end));
  return canBeVerb(tokens, verb, start) ? { name: tokens.slice(start, end), verb } : undefined;
};

/** `the mason and the joiner both sign`: two who do the same. */
const jointSubject = (
  tokens: readonly Token[],
  { start, end }: { readonly start: number; readonly end: number },
  cast: Cast,
): Subject | undefined => {
  if (!/^(?:and|&)$/.test(tokens[end]?.lower ?? '')) return undefined;
  const other = memberAt(cast, tokens, nameStart(tokens, end + 1));
  if (other === undefined) return undefined;
  const at = skipAdverbs(tokens, other.end);
  const verb = tokens[at]?.lower === 'both' ? at + 1 : at;
  return readVerb(tokens[verb]?.lower ?? '')?.forms.has('base') === true && tokens[verb]?.kind === 'word'
    ? { name: tokens.slice(start, other.end), verb }
    : undefined;
};

/** `the stock desk checks the list`: the first word that can be a verb ends the name; a known one is preferred. */
export const newSubjectAt = (tokens: readonly Token[], at: number): Subject | undefined => {
  const start = nameStart(tokens, at);
  const found: number[] = [];
  for (let verb = start; verb <= start + longestName && verb < tokens.length; verb += 1) {
    const token = tokens[verb];
    const behind = verb > start ? afterBrackets(tokens, verb) : verb;
    if (verb > start && canBeVerb(tokens, behind, start)) found.push(behind);
    if (token === undefined || !canStandInName(token) || (verb > start && determiners.has(token.lower))) break;
  }
  const known = found.filter((verb) => isKnownVerb(tokens[verb]));
  const sure = known.filter((verb) => !nounHomographs.has(readVerb(tokens[verb]?.lower ?? '')?.base ?? ''));
  const named = found.find(
    (at) => canTakePart(tokens.slice(start, at)) && !(at - 1 > start && isThird(tokens[at - 1])),
  );
  const verb = named ?? sure[0] ?? known[0] ?? found[0];
  const name = withoutBrackets(tokens.slice(start, verb)).filter((token) => !isAdverb(token));
  return verb === undefined || !(isName(name) || saysIt(name, tokens[verb])) || timeWords.has(name.at(-1)?.lower ?? '')
    ? undefined
    : { name, verb };
};

const nameStart = (tokens: readonly Token[], at: number): number => {
  let start = skipAdverbs(tokens, at);
  while (start < tokens.length && determiners.has(tokens[start]?.lower ?? '') && !isPronounHere(tokens, start))
    start += 1;
  return start;
};

const isPronounHere = (tokens: readonly Token[], at: number): boolean =>
  subjectPronouns.has(tokens[at]?.lower ?? '') && canBeVerb(tokens, at + 1, at);

const pronounEnd = (tokens: readonly Token[], start: number): number | undefined =>
  /^(?:it|they|he|she)$/.test(tokens[start]?.lower ?? '') ? start + 1 : undefined;

const afterBrackets = (tokens: readonly Token[], at: number): number => {
  if (tokens[at]?.text !== '(') return at;
  const end = tokens.findIndex(({ text }, index) => index > at && text === ')');
  return end < 0 ? at : end + 1;
};

const canStandInName = (token: Token): boolean =>
  token.kind !== 'mark' &&
  token.kind !== 'quote' &&
  ![prepositions, conjunctions, clauseOpeners, modals, copulas, haves, negations, pronouns].some((words) =>
    words.has(token.lower),
  );

const isName = (name: readonly Token[]): boolean =>
  name.length > 0 &&
  name.every(canStandInName) &&
  name[0]?.kind === 'word' &&
  !(name.length === 1 && isThird(name[0]) && !canTakePart(name)) &&
  !/^(?:there|nothing|everything|something|step|note|example|goal|case)$/.test(name.at(-1)?.lower ?? '') &&
  !/(?:ing|ly)$/.test(name[0]?.lower ?? '');

/** `ticketing says ok`: a department or a system is called by what it does. */
const saysIt = (name: readonly Token[], verb: Token | undefined): boolean =>
  name.length === 1 &&
  /ing$/.test(name[0]?.lower ?? '') &&
  isThird(verb) &&
  (sayingVerbs.has(readVerb(verb?.lower ?? '')?.base ?? '') || replyVerbs.has(readVerb(verb?.lower ?? '')?.base ?? ''));

const isThird = (token: Token | undefined): boolean => isOnlyThird(token?.lower ?? '');

const isKnownVerb = (token: Token | undefined): boolean =>
  token !== undefined && (readVerb(token.lower) !== undefined || isAuxiliary(token) || isCall(token));

const isAuxiliary = ({ lower }: Token): boolean =>
  [modals, copulas, haves, does, negations].some((words) => words.has(lower));

/** `client POST /orders`: the name of a call stands for the verb. */
const isCall = ({ text }: Token): boolean => /^(?:GET|POST|PUT|PATCH|DELETE)$/.test(text);

/** A word that can be the verb of the name before it. */
const canBeVerb = (tokens: readonly Token[], at: number, start: number): boolean => {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || before === undefined || at <= start) return false;
  if (isAuxiliary(token) || isCall(token)) return true;
  const forms = readVerb(token.lower)?.forms;
  if (after !== undefined && isAuxiliary(after) && !forms?.has('past')) return false;
  if (forms?.has('third')) return true;
  const isPlural = /[^su]s$/.test(before.lower) || /^(?:they|we|you|i|people|staff|both|all)$/.test(before.lower);
  if (forms?.has('base')) return isPlural && !(at - 1 > start && isThird(before));
  if (forms?.has('past')) return after !== undefined && (determiners.has(after.lower) || prepositions.has(after.lower));
  return forms === undefined && looksLikeThird(token) && !isPlural;
};

/** `taps`, `webhooks`: an unknown word in `-s` that is no plural of a participant. */
const looksLikeThird = ({ lower }: Token): boolean =>
  /^[a-z]{2,}[^siu\W]s$/.test(lower) &&
  !personNouns.has(singular(lower)) &&
  !systemNouns.has(singular(lower)) &&
  !timeWords.has(lower) &&
  !adverbs.has(lower);

/** The verb group at that place, as the predicate of the clause. */
export const predicateFrom = (tokens: readonly Token[], verb: number): Predicate => {
  const found = findPredicate(tokens);
  if (found !== undefined && found.start === verb) return found;
  const rest = findPredicate(tokens.slice(verb));
  const token = tokens[verb];
  if (rest !== undefined && rest.start === 0 && token !== undefined && isAuxiliary(token))
    return { ...rest, start: verb, end: rest.end + verb };
  const reading = readVerb(token?.lower ?? '');
  return {
    verb: reading?.base ?? singular(token?.lower ?? ''),
    form: 'third',
    voice: 'active',
    isNegated: false,
    start: verb,
    end: verb + 1,
    score: 9,
  };
};
