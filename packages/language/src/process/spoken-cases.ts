import { conjunctions, determiners, particles, pronouns, stateAdjectives } from '../lexicon/en/closed-words.ts';
import {
  bareAnswers,
  bareDenials,
  lackingWords,
  noones,
  openingConditions,
  thereIsNo,
  turningAway,
  whetherWords,
} from '../lexicon/en/guard-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { ellipticAnswer } from '../segment/elliptic-answer.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { markAfter, type Token, wordAt } from '../text/token.ts';

/**
 * Cases that people tell without `if`: `Not booked, I call Ann`, `when new, ... when not, ...`, `torn = throw it away`, `still nothing then
 * ring`, `no pets but children: ...`, `the guard turns away visitors without a badge`. In: sentences in order. Out: the same, told with `if`.
 */
export const withSpokenCases = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.flatMap((sentence, index) => {
    const tokens = nobodyThen(sentence.tokens) ?? sentence.tokens;
    const before = sentences[index - 1]?.tokens ?? [];
    const after = sentences[index + 1]?.tokens ?? [];
    const told =
      notSo(tokens) ??
      whenSo(tokens, before, after) ??
      whenDenied(tokens) ??
      equals(tokens, [before, after]) ??
      stillSo(tokens) ??
      butOther(tokens);
    if (told !== undefined) return [{ ...sentence, tokens: told }];
    return turnedAway({ ...sentence, tokens }) ?? [{ ...sentence, tokens }];
  });

/** Tokens of a state at the most. */
const longestState = 6;

/** `Not booked, I call Ann` */
const notSo = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const [not, state] = tokens;
  const end = tokens.findIndex(({ text }) => text === ',');
  if (not?.lower !== 'not' || state === undefined || end < 2 || end > longestState) return undefined;
  return isState(state) && findPredicate(tokens.slice(end + 1)) !== undefined
    ? [wordAt('if', not), { ...not, text: 'not' }, ...tokens.slice(1)]
    : undefined;
};

const isState = ({ lower }: Token): boolean => {
  const forms = readVerb(lower)?.forms;
  return stateAdjectives.has(lower) || forms?.has('participle') === true || forms?.has('past') === true;
};

/** `He looks if it is new. When new, A. When not, B.` */
const whenSo = (
  tokens: readonly Token[],
  before: readonly Token[],
  after: readonly Token[],
): readonly Token[] | undefined => {
  const [when] = tokens;
  const end = tokens.findIndex(({ text }) => text === ',');
  if (when?.lower !== 'when' || end < 2 || end > longestState) return undefined;
  const said = tokens.slice(1, end);
  const isAnswer = said.length === 1 && bareAnswers.has(said[0]?.lower ?? '');
  const isAsked = before.some(({ lower }, at) => at > 0 && whetherWords.has(lower)) || saysNot(after);
  const isBare = findPredicate(said) === undefined || (said.length === 1 && said[0] !== undefined && isState(said[0]));
  return isAnswer || ellipticAnswer(said) !== undefined || (isAsked && isBare)
    ? [wordAt('if', when), ...tokens.slice(1)]
    : undefined;
};

/** `Nobody picks up in time, a ticket is made instead` */
const nobodyThen = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const from = tokens.findIndex(({ lower }, at) => noones.has(lower) && opensClause(tokens[at - 1]));
  const comma = tokens.findIndex(({ text }, at) => at > from && text === ',');
  const end = tokens.findIndex(({ text }, at) => at > comma && /^[,;]$/.test(text));
  const deed = tokens.slice(comma + 1, end < 0 ? undefined : end);
  const opener = tokens[from];
  if (opener === undefined || comma < from + 2 || comma - from > longestState) return undefined;
  const isTold = findPredicate(tokens.slice(from, comma)) !== undefined && findPredicate(deed) !== undefined;
  return isTold && deed.some(({ lower }) => lower === 'instead')
    ? [...tokens.slice(0, from), wordAt('if', opener), ...tokens.slice(from)]
    : undefined;
};

/** `When the payment goes through ship it, when it doesn't call Ann`: the second tells the other case. */
const whenDenied = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const openings = tokens.flatMap(({ lower }, at) => (lower === 'when' && opensClause(tokens[at - 1]) ? [at] : []));
  const isDenied = openings.slice(1).some((at) => {
    const [pronoun, denial] = tokens.slice(at + 1, at + 3);
    return pronoun?.lower === 'not' || (pronouns.has(pronoun?.lower ?? '') && /n['’]t$/.test(denial?.lower ?? ''));
  });
  return isDenied
    ? tokens.map((token, at) => (openings.includes(at) ? { ...token, text: 'if', lower: 'if' } : token))
    : undefined;
};

const opensClause = (before: Token | undefined): boolean =>
  before === undefined || /^[,;:]$/.test(before.text) || conjunctions.has(before.lower);

const saysNot = ([when, not]: readonly Token[]): boolean =>
  openingConditions.has(when?.lower ?? '') && not?.lower === 'not';

/** `Torn by the buyer = no refund`; several such cases beside each other are the ways of one decision. */
const equals = (tokens: readonly Token[], beside: readonly (readonly Token[])[]): readonly Token[] | undefined => {
  if ([tokens, ...beside].flat().filter(isSign).length > 1) return undefined;
  const at = tokens.findIndex(({ text }) => text === '=');
  const sign = tokens[at];
  const state = tokens.slice(0, Math.max(0, at));
  if (sign === undefined || at < 1 || at > longestState || at === tokens.length - 1) return undefined;
  const found = findPredicate(state);
  if (state.some(({ kind }) => kind !== 'word') || (found !== undefined && found.voice === 'active')) return undefined;
  return [
    wordAt('if', state[0] ?? sign),
    ...state,
    markAfter(',', sign),
    wordAt('then', sign),
    ...tokens.slice(at + 1),
  ];
};

const isSign = ({ text }: Token): boolean => text === '=' || /^[-=]+>$/.test(text);

/** `Still nothing then ring Ann` */
const stillSo = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const [still] = tokens;
  const at = tokens.findIndex(({ lower }) => lower === 'then');
  const next = tokens[at];
  if (still?.lower !== 'still' || next === undefined || at < 2 || at > longestState) return undefined;
  const deed = findPredicate(tokens.slice(at + 1));
  const state = tokens.slice(1, tokens[at - 1]?.text === ',' ? at - 1 : at);
  return deed?.start === 0 && state.every(({ kind }) => kind === 'word')
    ? [wordAt('if', still), still, ...state, markAfter(',', next), ...tokens.slice(at + 1)]
    : undefined;
};

/** `No pets but children under 3: the family room`: what else is so where the first is not. */
const butOther = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const [no] = tokens;
  const but = tokens.findIndex(({ lower }) => lower === 'but');
  const end = tokens.findIndex(({ text }) => text === ':' || text === ',' || /^[-=]+>$/.test(text));
  const mark = tokens[end];
  if (no === undefined || mark === undefined || !bareDenials.has(no.lower) || but < 2 || end < but + 2)
    return undefined;
  if (but > longestState || tokens.slice(1, but).some(({ kind }) => kind !== 'word')) return undefined;
  return [
    wordAt('otherwise', no),
    markAfter(',', no),
    wordAt('if', no),
    ...tokens.slice(but + 1, end),
    ...tokens.slice(end),
  ];
};

/** `checks the badge and turns away visitors without an invitation`: only some are turned away. */
const turnedAway = (sentence: Sentence): readonly Sentence[] | undefined => {
  const { tokens } = sentence;
  const at = tokens.findIndex(({ lower }) => lackingWords.has(lower));
  const without = tokens[at];
  const lacked = tokens.slice(at + 1).filter(({ lower }) => !determiners.has(lower) && lower !== 'any');
  const isEnd = lacked.length > 0 && lacked.length <= 3 && lacked.every(({ kind }) => kind === 'word');
  if (without === undefined || !isEnd || lacked.some(({ lower }) => conjunctions.has(lower))) return undefined;
  const and = tokens.findLastIndex(({ lower }, index) => index < at && lower === 'and');
  const deed = tokens.slice(and + 1, at);
  const found = findPredicate(deed);
  if (found === undefined || (and > 0 && found.start > 1)) return undefined;
  const things = deed.slice(found.end).filter(({ lower }) => !particles.has(lower));
  const [first] = things;
  const areSome =
    found.voice === 'active' &&
    turningAway.test(
      deed
        .slice(found.start)
        .map(({ lower }) => lower)
        .join(' '),
    ) &&
    first !== undefined &&
    things.length <= 2 &&
    !determiners.has(first.lower) &&
    !pronouns.has(first.lower) &&
    /[^s]s$/.test(things.at(-1)?.lower ?? '');
  if (!areSome) return undefined;
  const told = [
    ...thereIsNo.map((text) => wordAt(text, deed[0] ?? without)),
    ...lacked,
    markAfter(',', without),
    ...deed,
  ];
  const before = and > 0 ? [{ ...sentence, tokens: tokens.slice(0, and), closing: '.' as const }] : [];
  return [...before, { ...sentence, tokens: told, ...(and > 0 ? { item: undefined, startsParagraph: false } : {}) }];
};
