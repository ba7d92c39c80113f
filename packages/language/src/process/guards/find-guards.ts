import { articles, conjunctions, copulas, haves, phraseOpeners } from '../../lexicon/en/closed-words.ts';
import { answers, measureOpeners, namesOthers, otherCases } from '../../lexicon/en/guard-words.ts';
import { intransitiveVerbs, nounHomographs } from '../../lexicon/en/verbs.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { markerAt, saysNoNeed } from '../../segment/marker-at.ts';
import { withoutBrackets } from '../../segment/phrases.ts';
import { findPredicate } from '../../segment/predicate.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/token.ts';
import { namesActor } from '../actor.ts';
import { relate } from '../outcome.ts';
import { toQuestion } from '../question.ts';
import { opensWays } from '../read-behind-colon.ts';
import { isContrast } from '../read-contrast.ts';
import { opensLoop } from '../read-loop.ts';
import { tellsOccasions } from '../read-occasions.ts';
import { isSorting } from '../read-sorting.ts';
import { answerToWhat, isOtherAnswer } from './answers-what.ts';
import { beyondMeasure, beyondOfKind, comparedWithBefore, greaterThanBefore } from './beyond-measure.ts';
import type { Guard } from './guard.ts';
import { areTwoKinds, frontedKindAt, kindAt, measuredAt, onesAt, outcomeActsAt } from './kind-guards.ts';
import { isListedCase } from './listed-cases.ts';
import { listedPairs } from './listed-pairs.ts';
import { measureAt } from './measure.ts';
import { oppositeOfAsked } from './opposite-of-asked.ts';
import { explains, phraseAt } from './phrase-guards.ts';
import { afterSigns, isSign } from './signs.ts';
import { subjectCaseAt } from './subject-case.ts';

/** The guards of each sentence. Those that are no guard by themselves count only beside another one. */
export const findGuards = (sentences: readonly Sentence[]): readonly (readonly Guard[])[] => {
  let since = neverAsked;
  const found = sentences.map((sentence, index) => {
    const isAfterQuestion = sentences[index - 1]?.closing === '?';
    const isLadder = [sentence, sentences[index + 1]].some((told) => told !== undefined && hasElseIf(told.tokens));
    const isSplit = [opensLoop, isContrast, isSorting, tellsOccasions, opensWays].some((tells) =>
      tells(sentence.tokens),
    );
    const listed = listedPairs(sentence.tokens);
    if (listed !== undefined) {
      since = 0;
      return listed;
    }
    const guards = isSplit
      ? []
      : guardsOf(sentence, {
          isAfterQuestion,
          isLadder,
          isOpen: since <= longestSilence,
          isTold: false,
          before: sentences.slice(Math.max(0, index - longestListing), index),
          isListed: isListedCase(sentences, index),
          answerEnd: answerToWhat(sentences, index),
        });
    since = guards.some(opensDecision) || sentence.closing === '?' ? 0 : since + 1;
    return guards;
  });
  return found.map((guards, index) =>
    guards.filter((guard, at) => guard.isSure || hasPartner(guard, at, found, sentences, index)),
  );
};

/** A kind that stands in front of who acts on it is set against others. */
const opensDecision = ({ isKind, subject }: Guard): boolean => isKind !== true || subject.length === 0;

/** How many sentences back something may have been asked or named. */
const longestListing = 12;

/** How many sentences may lie between the cases of one decision. */
const longestSilence = 2;
const neverAsked = 99;

const hasPartner = (
  guard: Guard,
  at: number,
  all: readonly (readonly Guard[])[],
  sentences: readonly Sentence[],
  index: number,
): boolean => {
  const beside = [all[index]?.[at - 1], all[index]?.[at + 1]];
  const around = [
    ...(at === 0 ? [all[index - 1]?.at(-1)] : []),
    ...(at === (all[index]?.length ?? 0) - 1 ? [all[index + 1]?.[0]] : []),
  ];
  const isChained = beside.some(
    (other) => other !== undefined && (other.next === guard.from || guard.next === other.from),
  );
  if (isChained) return false;
  if (guard.isKind === true)
    return [...beside, ...around].some(
      (other) =>
        other !== undefined &&
        ((other.answer === 'else' && opensDecision(guard)) ||
          relate(toQuestion(guard.tokens), toQuestion(other.tokens)) === 'opposite' ||
          areTwoKinds(guard, other)),
    );
  return (
    [...beside, ...around].some((other) => other !== undefined) ||
    sentences[index - 1]?.closing === '?' ||
    sentences
      .slice(Math.max(0, index - longestAnswer), index)
      .some((sentence) => sentence.closing === '?' && answersOther(sentence.tokens, guard)) ||
    all
      .slice(Math.max(0, index - farthest), index + farthest + 1)
      .some((found) => found.some((other) => areOpposite(guard, other)))
  );
};

/** `Any red? Call Ann. All green: ...` */
const answersOther = (asked: readonly Token[], guard: Guard): boolean =>
  guard.answer === 'other' && relate(toQuestion(asked), toQuestion(guard.tokens)) === 'opposite';

/** How many sentences back the question may stand whose other answer a case is. */
const longestAnswer = 3;

/** How many sentences may lie between the two cases of one question. */
const farthest = 5;

const areOpposite = (a: Guard, b: Guard): boolean =>
  a.answer === 'other' && b.answer === 'other' && relate(toQuestion(a.tokens), toQuestion(b.tokens)) === 'opposite';

/** `if a, b, else if c, d` is read by its clauses. */
const hasElseIf = (tokens: readonly Token[]): boolean =>
  tokens.some((_, index) => markerAt(tokens, index)?.role === 'else-if');

interface Context {
  readonly isAfterQuestion: boolean;
  readonly isLadder: boolean;
  /** True where a case or a question was told shortly before. */
  readonly isOpen: boolean;
  /** True behind `if ...` of the same sentence. */
  readonly isTold: boolean;
  /** The sentences before this one. */
  readonly before: readonly Sentence[];
  /** True for an item whose opening before a colon is a case of what the text before asks. */
  readonly isListed: boolean;
  /** Where the sign stands behind an answer to what was asked; -1 for none. */
  readonly answerEnd: number;
}

const guardsOf = (sentence: Sentence, context: Context): readonly Guard[] => {
  const { tokens, closing } = sentence;
  const guards: Guard[] = [];
  let isPlainCondition = false;
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.text === '(') depth += 1;
    if (token?.text === ')') depth -= 1;
    if (depth > 0 || !opensPiece(tokens, at)) {
      if (markerAt(tokens, at)?.role === 'if' && at >= (guards.at(-1)?.next ?? 0)) isPlainCondition = true;
      continue;
    }
    const last = guards.at(-1);
    if (last !== undefined && at < last.next) continue;
    const isCased = guards.some(({ isKind }) => isKind !== true);
    const isOpen = context.isOpen || isCased;
    const guard =
      (at === 0 ? (answerTo(sentence, context.answerEnd) ?? listedCase(sentence, context.isListed)) : undefined) ??
      guardAt(tokens, at, {
        ...context,
        isTold: isPlainCondition && !isCased,
        isOpen: isOpen && !(isPlainCondition && !isCased),
        isAfterQuestion: context.isAfterQuestion || isCased,
      });
    const isQuestion =
      closing === '?' && guard !== undefined && (guard.next >= tokens.length || opensQuestion(tokens, guard));
    if (guard !== undefined && !isQuestion) guards.push(guard);
    else if (markerAt(tokens, at)?.role === 'if') isPlainCondition = true;
  }
  return guards;
};

/** `More than 70 % full seeds?`: an amount that goes on without a mark is part of what is asked. */
const opensQuestion = (tokens: readonly Token[], { answer, from, next }: Guard): boolean =>
  answer === 'other' &&
  from === 0 &&
  !/^[,;:]$/.test(tokens[next - 1]?.text ?? '') &&
  !isSign(tokens[next - 1]) &&
  measureAt(tokens) !== undefined &&
  tokens[next]?.kind === 'word';

/** A new piece begins with the sentence, behind a mark, and before `else`. */
const opensPiece = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (tokens[at]?.kind === 'mark' && !/^(?:[<>]=?|[≤≥])$/.test(tokens[at]?.text ?? '')) return false;
  return (
    before === undefined ||
    /^[,;/()]$/.test(before.text) ||
    (isSign(before) && before.text !== '=') ||
    (/^(?:else|otherwise|nope|no|yes|N|Y)$/.test(tokens[at]?.text ?? '') && !tellsOfNone(tokens, at)) ||
    ((conjunctions.has(before.lower) || before.lower === 'then') && opensWithAnswer(tokens, at))
  );
};

/** `the shelf has no free space`, `finds no errors`: says of what is named behind it that there is none. */
const tellsOfNone = (tokens: readonly Token[], at: number): boolean => {
  const [before, word, after] = tokens.slice(at - 1, at + 2);
  if (at === 0 || before === undefined || word?.lower !== 'no') return false;
  // `the owner says no -> ...`
  if (readVerb(before.lower)?.base === 'say') return true;
  if (after?.kind !== 'word') return false;
  if (copulas.has(before.lower) || haves.has(before.lower) || phraseOpeners.has(before.lower)) return true;
  const verb = readVerb(before.lower);
  const isDeed = verb?.forms.has('third') === true || verb?.forms.has('base') === true;
  return isDeed && !intransitiveVerbs.has(verb.base) && !nounHomographs.has(verb.base);
};

const opensWithAnswer = (tokens: readonly Token[], at: number): boolean =>
  /^(?:yes|no|else|otherwise)$/.test(tokens[at]?.lower ?? '') ||
  beyondMeasure(tokens, at) > 0 ||
  (articles.has(tokens[at]?.lower ?? '') && onesAt(tokens, at, at, []) !== undefined) ||
  /^if (?:not|yes|no|so)$/.test(`${tokens[at]?.lower} ${tokens[at + 1]?.lower}`);

/** `Asks why. Too dear -> offer less.` */
const answerTo = ({ tokens }: Sentence, end: number): Guard | undefined => {
  const name = withoutBrackets(tokens.slice(0, Math.max(0, end)));
  return name.length === 0 || isOtherAnswer(name)
    ? undefined
    : { answer: 'other', tokens: name, from: 0, next: end + 1, subject: [], isSure: true, isOfList: true };
};

/** `- bland -> add salt` below a step: the line names a case. */
const listedCase = ({ tokens, item }: Sentence, isListed: boolean): Guard | undefined => {
  if (isListed) {
    const colon = tokens.findIndex(({ text }) => text === ':');
    const name = withoutBrackets(tokens.slice(0, colon)).filter(({ lower }) => lower !== 'only');
    return { answer: 'other', tokens: name, from: 0, next: colon + 1, subject: [], isSure: true };
  }
  const sign = tokens.findIndex(isSign);
  const name = tokens.slice(0, Math.max(0, sign));
  const isName = item === '-' && name.length > 0 && name.length <= 4 && !opensOther(name) && !namesActor(name);
  const isCase = isName && /^(?:[-=]+>|[→➔➜⟶]|=)$/.test(tokens[sign]?.text ?? '') && sign < tokens.length - 1;
  return isCase
    ? { answer: 'other', tokens: name, from: 0, next: sign + 1, subject: [], isSure: false, isOfList: true }
    : undefined;
};

const opensOther = ([first, next]: readonly Token[]): boolean =>
  /^(?:if|when|else|otherwise|yes|then)$/.test(first?.lower ?? '') || (first?.lower === 'no' && next === undefined);

const guardAt = (tokens: readonly Token[], start: number, context: Context): Guard | undefined => {
  const said = [...context.before.flatMap((sentence) => sentence.tokens), ...tokens.slice(0, start)];
  let at = start;
  while (/^(?:then|and|or|but|also|so)$/.test(tokens[at]?.lower ?? '')) at += 1;
  return (
    answerAt(tokens, start, at, context) ??
    oppositeOfAsked(tokens, start, at, context.before) ??
    subjectCaseAt(tokens, start, at, context.before) ??
    otherCaseAt(tokens, start, at, context) ??
    comparedAt(tokens, start, at, context) ??
    (context.isTold && explains(tokens, at) ? undefined : phraseAt(tokens, start, at, said)) ??
    (context.isLadder
      ? undefined
      : (measuredAt(tokens, start, at) ??
        onesAt(tokens, start, at, said) ??
        kindAt(tokens, start, at, said) ??
        outcomeActsAt(tokens, start, at) ??
        frontedKindAt(tokens, start, at)))
  );
};

/** `under 37 let in, if higher send home` */
const comparedAt = (tokens: readonly Token[], from: number, at: number, { isOpen }: Context): Guard | undefined => {
  const beyond = isOpen ? greaterThanBefore(tokens, at) : 0;
  if (beyond > 0) return { answer: 'else', tokens: [], from, next: at + beyond, subject: [], isSure: true };
  const length = isOpen ? comparedWithBefore(tokens, at) : 0;
  if (length === 0) return undefined;
  const end = at + length;
  const next = tokens[end]?.text === ',' ? end + 1 : end;
  return { answer: 'other', tokens: tokens.slice(at + 1, end), from, next, subject: [], isSure: true };
};

/** `no -> stop`, `yes: go on`, `if not call`, `Y ship N wait`. */
const answerAt = (tokens: readonly Token[], from: number, at: number, context: Context): Guard | undefined => {
  const marker = markerAt(tokens, at);
  if (marker !== undefined && marker.length > 1 && (marker.role === 'yes' || marker.role === 'no') && context.isOpen)
    return {
      answer: marker.role,
      tokens: [],
      from,
      next: afterSigns(tokens, at + marker.length),
      subject: [],
      isSure: true,
    };
  const word = tokens[at];
  const answer = answers.get(word?.lower ?? '');
  if (word === undefined || answer === undefined) return undefined;
  if (answer === 'no' && saysNoNeed(tokens.slice(at + 1))) return undefined;
  const sign = tokens[at + 1];
  const isClear = isSign(sign) || (context.isAfterQuestion && sign?.text === ',');
  // `damaged -> no refund`: behind a sign stands what is done.
  // `otherwise no letter is sent`: the case is said already.
  const isBare =
    context.isAfterQuestion &&
    markerAt(tokens, at - 1)?.role !== 'else' &&
    !isSign(tokens[from - 1]) &&
    word.lower.length + Number(/^\p{Lu}$/u.test(word.text)) > 1 &&
    sign?.kind === 'word';
  const isPhrase = isBare && phraseAt(tokens, from, at) !== undefined;
  if (!isClear && (!isBare || isPhrase)) return undefined;
  return { answer, tokens: [], from, next: afterSigns(tokens, at + 1), subject: [], isSure: true };
};

const otherCaseAt = (tokens: readonly Token[], from: number, opening: number, context: Context): Guard | undefined => {
  if (!context.isOpen) return undefined;
  const at = tokens[opening]?.lower === 'for' ? opening + 1 : opening;
  const phrase = otherCases.find((words) =>
    words.split(' ').every((word, offset) => tokens[at + offset]?.lower === word),
  );
  const said = context.before.flatMap((sentence) => sentence.tokens);
  const beyond = phrase === undefined ? beyondMeasure(tokens, at) || beyondOfKind(tokens, at, said) : 0;
  if (phrase === undefined && beyond === 0) return undefined;
  const end = at + (phrase?.split(' ').length ?? beyond);
  if (phrase === 'other' && !isSign(tokens[end])) return undefined;
  if (phrase === 'rest' && (tokens[end]?.kind === 'number' || isSign(tokens[from - 1]))) return undefined;
  if (markerAt(tokens, end)?.role === 'if') return undefined;
  // `the others are invited` tells who is.
  const isNamed = phrase === undefined ? !measureOpeners.has(tokens[at]?.lower ?? '') : namesOthers.test(phrase);
  const isSubject = isNamed && tokens[end]?.kind === 'word';
  return {
    answer: 'else',
    tokens: tokens.slice(at, end),
    from,
    next: afterSigns(tokens, end),
    subject: isSubject && findPredicate(tokens.slice(end))?.start === 0 ? tokens.slice(at, end) : [],
    isSure: true,
  };
};
