import {
  copulas,
  determiners,
  particles,
  phraseOpeners,
  stateAdjectives,
  timeWords,
  wholeObjects,
} from '../lexicon/en/closed-words.ts';
import { outcomeStates } from '../lexicon/en/guard-words.ts';
import { intransitiveVerbs, linkingVerbs, nounHomographs, sensingVerbs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';
import { isAdverb } from '../text/words.ts';
import type { Predicate } from './predicate.ts';

/**
 * How much of a condition stands before a place where it might end: `open` asks for more words (`the customer wants`),
 * `complete` may end here, `closed` must, since nothing that goes on with it could follow (`is paid`, `i <= n`).
 */
export type ConditionShape = 'open' | 'complete' | 'closed';

export const shapeOfCondition = (tokens: readonly Token[], predicate: Predicate | undefined): ConditionShape => {
  const first = tokens[0];
  if (!first) return 'open';
  // `if there is no key, call Ann`
  if (/^there(?:['’]s)?$/.test(first.lower) && predicate?.voice === 'state' && predicate.end < tokens.length)
    return 'closed';
  if (isDescription(tokens) || endsWithDescription(tokens, predicate) || isComparison(tokens)) return 'closed';
  // `it tastes bitter`
  if (predicate && linkingVerbs.has(predicate.verb) && predicate.start > 0 && predicate.end === tokens.length - 1)
    return 'closed';
  if (endsWithOutcome(tokens, predicate) || endsWithObject(tokens, predicate)) return 'closed';
  if (tokens.length < 2) return isBareVerb(first) ? 'closed' : 'open';
  if (endsWithPhrasalVerb(tokens)) return 'closed';
  if (phraseOpeners.has(first.lower)) return 'complete';
  if (isMeasured(tokens) && tokens.at(-1)?.kind === 'number') return 'closed';
  if (!predicate) return isMeasured(tokens) ? 'complete' : 'open';
  if (predicate.form === 'participle' && tokens.length > predicate.end) return afterParticiple(tokens, predicate);
  const isLast = predicate.end === tokens.length;
  // `something is missing`
  if (isLast && predicate.form === 'gerund' && stateAdjectives.has(tokens.at(-1)?.lower ?? '')) return 'complete';
  const isFiniteVerb = predicate.form === 'third' || (predicate.form === 'base' && predicate.start > 0);
  if (isLast && isFiniteVerb && intransitiveVerbs.has(predicate.verb)) return 'closed';
  if (predicate.score < 5.5 && predicate.start > 0) return 'open';
  if (!isLast) return 'complete';
  if (predicate.voice === 'passive') return 'closed';
  return intransitiveVerbs.has(predicate.verb) ? 'closed' : 'open';
};

/** `they sound`: the quality is still to come. */
export const awaitsQuality = (tokens: readonly Token[], predicate: Predicate | undefined): boolean =>
  predicate !== undefined && sensingVerbs.has(predicate.verb) && predicate.start > 0 && predicate.end === tokens.length;

/** `email known`, `two parts missing`, `it's monday`: the last word says how things stand. */
const endsWithOutcome = (tokens: readonly Token[], predicate: Predicate | undefined): boolean => {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length < 2 || phraseOpeners.has(last.lower)) return false;
  if (predicate?.voice === 'state') return predicate.end === tokens.length - 1 && timeWords.has(last.lower);
  const isLate = predicate === undefined || (predicate.end === tokens.length && predicate.form === 'participle');
  return isLate && (stateAdjectives.has(last.lower) || (outcomeStates.has(last.lower) && isParticiple(last)));
};

/** `he likes them`, `security stop him`: no noun follows such an object. */
const endsWithObject = (tokens: readonly Token[], predicate: Predicate | undefined): boolean =>
  predicate?.voice === 'active' &&
  predicate.start > 0 &&
  predicate.modal === undefined &&
  predicate.end === tokens.length - 1 &&
  wholeObjects.has(tokens.at(-1)?.lower ?? '');

/** `if exists show an error`: what exists was said before. */
const isBareVerb = ({ lower }: Token): boolean => {
  const reading = readVerb(lower);
  return (
    reading?.forms.has('third') === true && intransitiveVerbs.has(reading.base) && !nounHomographs.has(reading.base)
  );
};

/** True after `logged in`, `sold out`: the last word belongs to the verb before it and opens no phrase. */
export const endsWithParticle = (tokens: readonly Token[]): boolean => {
  const last = tokens.at(-1);
  const verb = tokens.at(-2);
  return last !== undefined && verb !== undefined && particles.has(last.lower) && isParticiple(verb);
};

/** `the references check out`, `it springs back`: a finite verb and its particle, and nothing that it is done to. */
export const endsWithPhrasalVerb = (tokens: readonly Token[]): boolean => {
  const at = tokens.findLastIndex((token) => !isAdverb(token) || particles.has(token.lower));
  const subject = tokens[at - 2];
  if (!particles.has(tokens[at]?.lower ?? '') || subject === undefined || determiners.has(subject.lower)) return false;
  const forms = readVerb(tokens[at - 1]?.lower ?? '')?.forms;
  const isPlural = /(?:[^s]s|people|staff)$|^(?:we|they|you|i)$/.test(subject.lower);
  return forms?.has(isPlural ? 'base' : 'third') === true;
};

/** `low`, `declined`, `not reproducible`, `already paid`, `logged in`. */
const isDescription = (tokens: readonly Token[]): boolean =>
  tokens.length <= 3 &&
  tokens.some((token) => !isFiller(token)) &&
  tokens.every(
    (token, index) =>
      isFiller(token) || describes(token) || (index > 0 && endsWithParticle(tokens.slice(0, index + 1))),
  );

/** `approved by the manager` says all; `approved orders` is a subject that waits for its verb. */
const afterParticiple = (tokens: readonly Token[], predicate: Predicate): ConditionShape => {
  const next = tokens[predicate.end];
  if (next?.lower === 'by' && tokens.length > predicate.end + 1) return 'closed';
  return predicate.start > 0 || (next !== undefined && phraseOpeners.has(next.lower)) ? 'complete' : 'open';
};

/** `items out of stock`, `order total over 100`: a measure in place of a verb. */
const isMeasured = (tokens: readonly Token[]): boolean => {
  const opener = tokens.findIndex((token) => phraseOpeners.has(token.lower) || token.lower === 'out');
  const isWhole = opener > 0 || tokens[0]?.lower === 'out';
  return isWhole && opener < tokens.length - 1;
};

/** `the room is free`, `the user is logged in`, `the total is not available`. */
const endsWithDescription = (tokens: readonly Token[], predicate: Predicate | undefined): boolean => {
  const last = tokens.at(-1);
  if (!predicate)
    return (
      tokens.length > 1 &&
      last !== undefined &&
      (isState(last) || tokens.at(-2)?.lower === 'not') &&
      !isState(tokens[0])
    );
  if (predicate.voice === 'passive' && predicate.start > 0) {
    return predicate.end === tokens.length - 1 && endsWithParticle(tokens);
  }
  if (predicate.voice !== 'state') return false;
  const said = tokens.slice(predicate.start + 1);
  return (
    said.some((token) => token.lower === 'not' || !isAdverb(token)) &&
    said.every((token, index) =>
      phraseOpeners.has(token.lower) || particles.has(token.lower)
        ? index === said.length - 1
        : isFiller(token) || describes(token),
    )
  );
};

const isState = (token: Token | undefined): boolean =>
  token !== undefined && stateAdjectives.has(token.lower) && !phraseOpeners.has(token.lower);

/** `temperature > 30`, `i <= n`, `amount = 0`: an operator with one word or number on its right. */
export const isComparison = (tokens: readonly Token[]): boolean => /^[<>=!≤≥≠]/.test(tokens.at(-2)?.text ?? '');

const isFiller = (token: Token): boolean => token.lower === 'not' || isAdverb(token);

const describes = (token: Token): boolean =>
  !copulas.has(token.lower) &&
  (stateAdjectives.has(token.lower) ||
    isParticiple(token) ||
    /(?:.{3}[ai]ble|.{4}(?:ive|ical|ful|ous))$/.test(token.lower));

const isParticiple = (token: Token): boolean => {
  const forms = readVerb(token.lower)?.forms;
  return forms !== undefined && !forms.has('base') && (forms.has('participle') || forms.has('past'));
};
