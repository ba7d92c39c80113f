import { conjunctions, determiners } from '../lexicon/en/closed-words.ts';
import {
  framingVerbs,
  noDeedOpeners,
  otherPronouns,
  owningVerbs,
  ownPronouns,
  receiverOpeners,
} from '../lexicon/en/messages.ts';
import { nounHomographs } from '../lexicon/en/verbs.ts';
import { isOnlyThird, readVerb, thirdPerson } from '../lexicon/morphology.ts';
import { headPhrase } from '../process/actor.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';
import { skipAdverbs } from '../text/words.ts';
import { canTakePart } from './cast.ts';
import { narrator } from './talk.ts';

/**
 * Whoever writes may take part: `I ring the depot, the depot sends me a van`. In: the sentences. Out: the same with a name for `I`, `me`, `we` and
 * `us`, told in the third person, so that they are read like anybody else; unchanged where the writer only asks for a drawing. The name is what
 * the writer says of himself, as in `I (the coach)`, else `Me` or `Us`.
 */
export const withFirstPerson = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const takesPart = (tokens: readonly Token[], at: number): boolean =>
    (acts(tokens, at) && (tokens[at]?.lower !== 'we' || hasReceiver(tokens, at))) || isAddressed(tokens, at);
  if (!sentences.some(({ tokens }) => tokens.some((_, at) => takesPart(tokens, at)))) return sentences;
  const name = nameOf(sentences.map(({ tokens }) => tokens));
  return sentences.map((sentence) => ({ ...sentence, tokens: inThirdPerson(sentence.tokens, name) }));
};

type Name = readonly Pick<Token, 'text' | 'lower'>[];

/** `I ring`; `I want` and `as I see it` frame what is told. */
const acts = (tokens: readonly Token[], at: number): boolean => {
  if (!/^(?:i|we)$/.test(tokens[at]?.lower ?? '') || noDeedOpeners.has(tokens[at - 1]?.lower ?? '')) return false;
  if (isInBrackets(tokens, at)) return false;
  const verb = readVerb(tokens[skipAdverbs(tokens, behindBrackets(tokens, at + 1))]?.lower ?? '');
  return verb?.forms.has('base') === true && !framingVerbs.has(verb.base) && !isOwning(tokens, at + 1);
};

/** `we run a bakery` only says who tells it. */
const isOwning = (tokens: readonly Token[], at: number): boolean =>
  owningVerbs.has(tokens[at]?.lower ?? '') && determiners.has(tokens[at + 1]?.lower ?? '');

/** `we ring the depot`, `we order it from the smith`, but not `we write it down`: the company that tells of its work is nobody. */
const hasReceiver = (tokens: readonly Token[], at: number): boolean => {
  const rest = tokens.slice(at + 1);
  const other = rest.findIndex(({ lower }) => isOnlyThird(lower));
  const told = other < 0 ? rest : rest.slice(0, Math.max(0, rest.slice(0, other).findLastIndex(isBorder)));
  return told.some(
    (token, index) =>
      (token.kind === 'word' && canTakePart([token])) ||
      (receiverOpeners.has(token.lower) && determiners.has(told[index + 1]?.lower ?? '')),
  );
};

const isBorder = ({ kind, lower }: Token): boolean => kind === 'mark' || conjunctions.has(lower) || lower === 'then';

/** `(and we still print it)` is an aside. */
const isInBrackets = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).findLastIndex(({ text }) => text === '(') >
  tokens.slice(0, at).findLastIndex(({ text }) => text === ')');

/** `the depot calls me`, `sends it to us` */
const isAddressed = (tokens: readonly Token[], at: number): boolean => {
  if (!isObject(tokens[at])) return false;
  const before = tokens[at - 1]?.lower ?? '';
  return (
    isOnlyThird(before) ||
    (/^(?:to|back|at)$/.test(before) && tokens.slice(0, at).some(({ lower }) => isOnlyThird(lower)))
  );
};

const isObject = (token: Token | undefined): boolean => /^(?:me|us)$/.test(token?.lower ?? '');

/** The place behind `(the coach)`, or `at` itself where no bracket opens. */
const behindBrackets = (tokens: readonly Token[], at: number): number => {
  const close = tokens[at]?.text === '(' ? tokens.findIndex(({ text }, index) => index > at && text === ')') : -1;
  return close < 0 ? at : close + 1;
};

const nameOf = (sentences: readonly (readonly Token[])[]): Name => {
  const roles = sentences.flatMap((tokens) =>
    tokens.flatMap(({ lower }, at) => (ownPronouns.has(lower) ? [roleBehind(tokens, at)] : [])),
  );
  const isOne = sentences.some((tokens) => tokens.some(({ lower }) => /^(?:i|me)$/.test(lower)));
  return roles.find(canTakePart) ?? [{ text: isOne ? 'Me' : 'Us', lower: narrator }];
};

/** `I (the coach)`, `I as the coach` */
const roleBehind = (tokens: readonly Token[], at: number): readonly Token[] => {
  const close = behindBrackets(tokens, at + 1);
  const isAs = tokens[at + 1]?.lower === 'as';
  const said = close > at + 1 ? tokens.slice(at + 2, close - 1) : isAs ? tokens.slice(at + 2, at + 4) : [];
  return headPhrase(said).filter(({ lower }) => !/^(?:the|an?)$/.test(lower));
};

const inThirdPerson = (tokens: readonly Token[], name: Name): readonly Token[] => {
  const said: Token[] = [];
  let isActing = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const opens = acts(tokens, at);
    if (opens || isObject(token)) {
      said.push(...name.map((word): Token => ({ ...token, ...word, kind: 'word' })));
      at = behindBrackets(tokens, at + 1) - 1;
      isActing = opens || isActing;
      continue;
    }
    const verb = isActing ? deedAt(tokens, at) : undefined;
    said.push(verb === undefined ? token : { ...token, text: thirdPerson(verb), lower: thirdPerson(verb) });
    // Somebody else acts from here on.
    if (isOnlyThird(token.lower) || (otherPronouns.has(token.lower) && opensDeed(tokens[at - 1]))) isActing = false;
  }
  return said;
};

/** `ring` in `I ring` and in `I look up the number and ring`. */
const deedAt = (tokens: readonly Token[], at: number): string | undefined => {
  const verb = readVerb(tokens[at]?.lower ?? '');
  if (verb?.forms.has('base') !== true) return undefined;
  const opener = tokens.slice(0, at).findLastIndex((_, index) => skipAdverbs(tokens, index) === index);
  const before = tokens[opener]?.lower ?? '';
  if (/^(?:i|we|\))$/.test(before)) return verb.base;
  const isSure =
    !nounHomographs.has(verb.base) || determiners.has(tokens[at + 1]?.lower ?? '') || tokens[at + 1]?.lower === 'it';
  return opensDeed(tokens[opener]) && isSure ? verb.base : undefined;
};

const opensDeed = (token: Token | undefined): boolean =>
  token?.text === ',' || token?.lower === 'then' || conjunctions.has(token?.lower ?? '');
