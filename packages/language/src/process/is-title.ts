import { organisationNouns } from '../lexicon/en/actors.ts';
import {
  clauseOpeners,
  copulas,
  determiners,
  does,
  onlySubjects,
  particles,
  phraseOpeners,
  pronouns,
  sentenceOpeners,
} from '../lexicon/en/closed-words.ts';
import { howOpeners, titleNouns } from '../lexicon/en/framing-words.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { markerAt } from '../segment/marker-at.ts';
import { withoutBrackets } from '../segment/phrases.ts';
import { findPredicate, type Predicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';
import { namesActor } from './actor.ts';

/** The most words of a title. */
export const longestTitle = 9;

/** `Mould change.` before sentences that have verbs. In: the first sentence, and what follows it. */
export const isTitle = ({ tokens, closing }: Sentence, rest: readonly Sentence[]): boolean => {
  const words = withoutCourtesy(withoutOpener(withoutBrackets(tokens)));
  if (words.some(({ text }) => text === ':') || opensLoopOrCondition(tokens)) return false;
  if (
    closing === '?' ||
    words.length === 0 ||
    words.length > longestTitle ||
    tokens.some(({ text }) => /^(?:[-=]+>|[→➔➜⟶]|[;/])$/.test(text)) ||
    clausesOf(words)
      .slice(1)
      .some((clause) => tellsWhoActs(clause) || tellsDeed(clause, findPredicate(clause)))
  )
    return false;
  const predicate = findPredicate(words);
  const told = rest.filter(tellsAnything).length;
  const isAsked = asksByVerb(words) && rest.length > 1;
  if (
    told < 2 &&
    !isAsked &&
    !(told === 1 && rest.length === 1 && (rest[0]?.tokens.length ?? 0) > (predicate === undefined ? 5 : 12))
  )
    return false;
  const isNamed =
    titleNouns.has(words.at(-1)?.lower ?? '') &&
    !(predicate !== undefined && predicate.start === 0 && predicate.form === 'base' && predicate.score > 7) &&
    !(predicate?.form === 'third' && predicate.start > 0 && determiners.has(words[predicate.end]?.lower ?? ''));
  return (
    isNamed ||
    /^(?:how|what)$/.test(words[0]?.lower ?? '') ||
    asksByVerb(words) ||
    !(tellsDeed(words, predicate) || tellsEvent(words, predicate, rest)) ||
    (predicate !== undefined && namesTopic(words, predicate, rest))
  );
};

/** `So discharge day!` is about a discharge day. */
const withoutOpener = (words: readonly Token[]): readonly Token[] =>
  words.length > 1 && sentenceOpeners.has(words[0]?.lower ?? '') ? words.slice(1) : words;

/** `School trips please` */
const withoutCourtesy = (words: readonly Token[]): readonly Token[] =>
  words.length > 1 && words.at(-1)?.lower === 'please' ? words.slice(0, words.at(-2)?.text === ',' ? -2 : -1) : words;

export const tellsAnything = ({ tokens }: Sentence): boolean =>
  clausesOf(tokens).some((clause) => findPredicate(clause) !== undefined);

/** `Customer calls, we look it up`: what has somebody act behind a comma is no name. */
export const tellsWhoActs = (clause: readonly Token[]): boolean => {
  const predicate = findPredicate(clause);
  return predicate !== undefined && predicate.start > 0 && predicate.score >= 6.5 && predicate.voice === 'active';
};

/** What lies between the marks of a sentence. */
const clausesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const mark = tokens.findIndex(({ kind, text }) => kind === 'mark' && /^(?:[,:;–—]|[-=]+>|[→➔➜⟶])$/.test(text));
  return mark < 0 ? [tokens] : [tokens.slice(0, mark), ...clausesOf(tokens.slice(mark + 1))];
};

/** `Does it float.` without an answer behind it only says what is decided in the end. */
const asksByVerb = ([verb, subject]: readonly Token[]): boolean =>
  (does.has(verb?.lower ?? '') || copulas.has(verb?.lower ?? '')) &&
  (determiners.has(subject?.lower ?? '') || pronouns.has(subject?.lower ?? ''));

/** `Transfer to a care home. The doctor declares ...`: what looks like a command is a noun where the rest tells who does what. */
const namesTopic = (
  words: readonly Token[],
  { start, end, form, voice, score, verb }: Predicate,
  rest: readonly Sentence[],
): boolean => {
  const isBare = start === 0 && end === 1 && form === 'base' && voice === 'active' && score < 8;
  const hasNoObject = phraseOpeners.has(words[end]?.lower ?? '') && !particles.has(words[end]?.lower ?? '');
  // `Order arrives` tells what happens to an order.
  const happens = findPredicate(words.slice(1))?.form === 'third';
  return (
    isBare &&
    !happens &&
    (nounHomographs.has(verb) || hasNoObject || isRepeated(words)) &&
    rest
      .slice(0, 2)
      .every(({ tokens }) => (findPredicate(clausesOf(tokens).find(({ length }) => length > 1) ?? [])?.start ?? 0) > 0)
  );
};

/** `Wash the cup`, `Ann washes it`, `The cup is washed`; but `First cup at noon` tells none. */
const tellsDeed = (words: readonly Token[], predicate: Predicate | undefined): boolean => {
  if (predicate === undefined || predicate.form === 'gerund') return false;
  if (predicate.voice === 'state' || predicate.end - predicate.start > 1) return true;
  const after = words[predicate.end];
  const opensObject =
    after !== undefined &&
    (determiners.has(after.lower) || pronouns.has(after.lower) || clauseOpeners.has(after.lower));
  if (predicate.start === 0) return predicate.form === 'base' || opensObject;
  const subject = words.slice(0, predicate.start);
  if (onlySubjects.has(subject.at(-1)?.lower ?? '')) return true;
  const isTold =
    predicate.form === 'third' || (predicate.form === 'base' && /[^s]s$/.test(subject.at(-1)?.lower ?? ''));
  const isDoer = isTold && namesActor(subject) && after?.kind === 'word';
  return opensObject || isDoer || (predicate.score >= 6 && !nounHomographs.has(predicate.verb));
};

/** `Customer calls. The agent answers.` tells what happens; `Customer returns. The customer sends it back.` has a name. */
const tellsEvent = (words: readonly Token[], predicate: Predicate | undefined, [next]: readonly Sentence[]): boolean =>
  predicate?.form === 'third' &&
  predicate.end === words.length &&
  namesActor(words.slice(0, predicate.start)) &&
  !(organisationNouns.has(words[predicate.start - 1]?.lower ?? '') && nounHomographs.has(predicate.verb)) &&
  next?.tokens.every(({ lower }) => lower !== words[predicate.start - 1]?.lower) === true;

export const opensLoopOrCondition = (tokens: readonly Token[]): boolean =>
  (markerAt(tokens, 0) !== undefined && !howOpeners.has(tokens[0]?.lower ?? '')) ||
  (/^(?:for|loop|repeat|go|iterate)$/.test(tokens[0]?.lower ?? '') && !isRepeated(tokens));

/** `Repeat prescriptions at the surgery` are prescriptions. */
const isRepeated = ([repeat, thing, ...more]: readonly Token[]): boolean =>
  repeat?.lower === 'repeat' &&
  /[^s]s$/.test(thing?.lower ?? '') &&
  !determiners.has(thing?.lower ?? '') &&
  more.every(({ lower }) => lower !== 'until' && lower !== 'while');
