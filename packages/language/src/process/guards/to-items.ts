import { determiners, pronouns } from '../../lexicon/en/closed-words.ts';
import { askedNouns, comparers, questionVerb } from '../../lexicon/en/guard-words.ts';
import { whereaboutsVerbs } from '../../lexicon/en/verbs.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { markerAt } from '../../segment/marker-at.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/token.ts';
import { namesActor } from '../actor.ts';
import { withAnswersApart } from './answers-what.ts';
import { findGuards } from './find-guards.ts';
import { withGappedDeeds } from './gapped-deeds.ts';
import type { Guard } from './guard.ts';
import { measureAt } from './measure.ts';
import { isSign } from './signs.ts';

/** A text cut into questions, cases and deeds, with the ends of its sentences. */
export type Item =
  | { readonly kind: 'ask'; readonly tokens: readonly Token[] }
  | {
      readonly kind: 'guard';
      readonly guard: Guard;
      /** How far the list item is indented that the case opens; absent for a case elsewhere. */
      readonly opens?: number;
    }
  | { readonly kind: 'do'; readonly tokens: readonly Token[] }
  | { readonly kind: 'stop'; readonly sentence: Sentence; readonly after?: Sentence };

export const toItems = (told: readonly Sentence[]): readonly Item[] => {
  const sentences = told
    .map(withAskedThing)
    .flatMap(withAskedDependence)
    .flatMap(withAnswersApart)
    .map(withNumberMeant);
  const guards = findGuards(sentences);
  return sentences.flatMap((sentence, index) => [
    ...itemsOf(sentence, guards[index] ?? []),
    { kind: 'stop', sentence, ...(sentences[index + 1] && { after: sentences[index + 1] }) } as const,
  ]);
};

/**
 * `Ann signs up to 500, above that ...`: the number stands for what points at it; of a case that opens with it, that is the other answer
 * unless a further number makes it one of several.
 */
const withNumberMeant = (sentence: Sentence): Sentence => {
  let number: Token | undefined;
  let piece = 0;
  const tokens = sentence.tokens.map((token, at) => {
    if (token.kind === 'mark') piece = at + 1;
    if (token.kind === 'number')
      number =
        measureAt(sentence.tokens.slice(piece))?.thing.length === 0 && !measuresOn(sentence.tokens, at)
          ? undefined
          : token;
    const isMeant = token.lower === 'that' && comparers.has(sentence.tokens[at - 1]?.lower ?? '');
    return isMeant && number !== undefined ? { ...number, start: token.start, end: token.end } : token;
  });
  return { ...sentence, tokens };
};

/** True where `above that` is followed by a further measure. */
const measuresOn = (tokens: readonly Token[], from: number): boolean => {
  const that = tokens.findIndex(
    ({ lower }, at) => at > from && lower === 'that' && comparers.has(tokens[at - 1]?.lower ?? ''),
  );
  return (
    that > 0 &&
    tokens.slice(that).some(({ lower }, at, after) => comparers.has(lower) && after[at + 1]?.kind === 'number')
  );
};

/** `The first thing she asks is whether it hurts`, `next question for everybody: does it hurt?`: what is asked, without what leads to it. */
const withAskedThing = (sentence: Sentence): Sentence => {
  const { tokens, closing } = sentence;
  const noun = tokens.slice(0, longestLead).findIndex(({ lower }) => askedNouns.has(lower));
  const whether = tokens.findIndex(
    ({ lower }, at) => at > noun && /^(?:whether|if)$/.test(lower) && tokens[at - 1]?.lower === 'is',
  );
  const colon = closing === '?' ? tokens.findIndex(({ text }) => text === ':') : -1;
  if (noun < 0 || Math.max(whether, colon) > longestLead + noun) return sentence;
  if (whether > 0) return { ...sentence, tokens: tokens.slice(whether + 1), closing: '?' };
  return colon > noun ? { ...sentence, tokens: tokens.slice(colon + 1) } : sentence;
};

/** The most tokens before the noun for a question, and between that and the question. */
const longestLead = 6;

/** `Read it, and depending on how urgent it is: red -> call, green -> write` asks how urgent it is. */
const withAskedDependence = (sentence: Sentence): readonly Sentence[] => {
  const { tokens } = sentence;
  const from = tokens.findIndex(({ lower }, at) => lower === 'depending' && tokens[at + 1]?.lower === 'on');
  const colon = tokens.findIndex(({ text }, at) => at > from && /^[:–—]$/.test(text));
  if (from < 0 || colon < from + 3) return [sentence];
  const before = trimmed(tokens.slice(0, from).filter(({ lower }, at) => at < from - 1 || lower !== 'and'));
  return [
    ...(before.length > 0 ? [{ ...sentence, tokens: before, closing: '.' as const }] : []),
    { ...sentence, tokens: tokens.slice(from + 2, colon), closing: '?' },
    ...(colon < tokens.length - 1 ? [{ ...sentence, tokens: tokens.slice(colon + 1) }] : []),
  ];
};

const itemsOf = (sentence: Sentence, found: readonly Guard[]): readonly Item[] => {
  const { tokens, closing, item, indent = 0 } = sentence;
  const guards = found.filter((guard, index) => !answersInner(guard, found[index - 1], tokens));
  const askedFrom = closing === '?' ? questionStart(tokens, guards.at(-1)?.next ?? 0) : tokens.length;
  const items: Item[] = [];
  let subject: readonly Token[] = [];
  let at = 0;
  const tell = (to: number, next?: Guard): void => {
    const told = trimmed(tokens.slice(at, to));
    if (told.length > 0 && isAnswered(told, next)) items.push({ kind: 'ask', tokens: told });
    else if (told.length > 0) items.push({ kind: 'do', tokens: [...subject, ...told] });
    subject = [];
  };
  for (const [index, guard] of guards.entries()) {
    tell(guard.from, guard);
    items.push({ kind: 'guard', guard, ...(item !== undefined && guard.from === 0 ? { opens: indent } : {}) });
    subject = isGoing(guard, tokens) ? [] : guard.subject;
    at = guard.next;
    const over = caseEnd(tokens, guard, guards[index + 1]);
    if (over < 0) continue;
    tell(over);
    items.push({ kind: 'stop', sentence });
    at = over + 1;
  }
  tell(askedFrom);
  const asked = trimmed(tokens.slice(askedFrom));
  if (asked.length > 0) items.push({ kind: 'ask', tokens: withoutLinks(asked) });
  return withGappedDeeds(items);
};

/** `otherwise trim it, if it fits use it, if not cut it`, `fits -> use it if dry, else wait`: answers the condition inside the case before it. */
const answersInner = (guard: Guard, before: Guard | undefined, tokens: readonly Token[]): boolean =>
  before !== undefined &&
  guard.answer === markerAt(tokens, guard.from)?.role &&
  (guard.answer === 'no' || (guard.answer === 'else' && !isSign(tokens[guard.next - 1]))) &&
  tokens.slice(before.next, guard.from).some((_, at) => markerAt(tokens, before.next + at)?.role === 'if');

/** `claims over 500 go to the manager`: what goes somewhere is no one who acts. */
const isGoing = ({ subject, next, isKind }: Guard, tokens: readonly Token[]): boolean =>
  isKind !== true &&
  whereaboutsVerbs.has(readVerb(tokens[next]?.lower ?? '')?.base ?? '') &&
  !namesActor(subject) &&
  !pronouns.has(subject[0]?.lower ?? '');

/** `is it broken, if so mend it`: a question may end with a comma where its answer follows. */
const isAnswered = ([verb, subject, ...more]: readonly Token[], next: Guard | undefined): boolean =>
  (next?.answer === 'yes' || next?.answer === 'no') &&
  more.length > 0 &&
  questionVerb.test(verb?.lower ?? '') &&
  [pronouns, determiners].some((words) => words.has(subject?.lower ?? ''));

/** `A writes; B signs, above 500 C signs, too; D pays`: where semicolons part what is told, a case ends at the next one; -1 for nowhere. */
const caseEnd = (tokens: readonly Token[], guard: Guard, next: Guard | undefined): number => {
  const marks = tokens.flatMap(({ text }, at) => (text === ';' ? [at] : []));
  const after = marks.find((at) => at > guard.next) ?? -1;
  const isParted = marks.some((at) => at < guard.from - 1);
  return isParted && after < (next?.from ?? tokens.length) ? after : -1;
};

/** A question begins behind the last mark of its sentence. */
const questionStart = (tokens: readonly Token[], from: number): number =>
  Math.max(
    from,
    tokens.findLastIndex(
      (token, at) =>
        at >= from &&
        /^(?:[,;:–—]|[-=]+>|[→➔➜⟶]|-)$/.test(token.text) &&
        (token.text !== '-' || token.start > (tokens[at - 1]?.end ?? 0)),
    ) + 1,
  );

const withoutLinks = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ lower }) => !/^(?:then|and|but|so|also|or)$/.test(lower));
  return from > 0 ? tokens.slice(from) : tokens;
};

const trimmed = (tokens: readonly Token[]): readonly Token[] => {
  const isMark = ({ text }: Token): boolean => /^(?:[,;:/=–—-]|[-=]+>|[→➔➜⟶])$/.test(text);
  const from = tokens.findIndex((token) => !isMark(token));
  if (from < 0) return [];
  const to = tokens.findLastIndex((token) => !isMark(token));
  return tokens.slice(from, to + 1);
};
