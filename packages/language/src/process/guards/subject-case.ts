import { relativePronouns } from '../../lexicon/en/closed-words.ts';
import { anyones, eachOnes, leadsToVerb } from '../../lexicon/en/guard-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { conditionRoles } from '../../segment/ends-condition.ts';
import { markerAt } from '../../segment/marker-at.ts';
import { withoutBrackets } from '../../segment/phrases.ts';
import { findPredicate } from '../../segment/predicate.ts';
import { windowEnd } from '../../segment/window-end.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/token.ts';
import { namesActor } from '../actor.ts';
import { othersEnd } from '../kind-of-thing.ts';
import type { Guard } from './guard.ts';

/**
 * A case told by whom or what a sentence is about: `those who live far away get a room`, `a crate that leaks is sent back` where crates were
 * told of before, and, beside its opposite, `crates with a seal go out`. In: the tokens of the sentence, where its piece and its subject begin.
 */
export const subjectCaseAt = (
  tokens: readonly Token[],
  from: number,
  start: number,
  before: readonly Sentence[],
): Guard | undefined => {
  const open = anyones.has(tokens[start]?.lower ?? '');
  const nounAt = open ? start : eachOnes.has(tokens[start]?.lower ?? '') ? start + 1 : start;
  const noun = tokens[nounAt];
  if (noun?.lower === 'whoever') return whoeverAt(tokens, from, start);
  const link = tokens[nounAt + 1];
  if (
    noun?.kind !== 'word' ||
    link === undefined ||
    !(open || isKnown(noun, before) || isAnyDone(tokens, start, before))
  )
    return undefined;
  const isSeveral = singular(noun.lower) !== noun.lower;
  const isRelative =
    (relativePronouns.has(link.lower) || link.lower === 'that') && (open || nounAt > start || isSeveral);
  if (!isRelative && !/^with(?:out)?$/.test(link.lower)) return undefined;
  const end = endOfSubject(tokens, start);
  const next = mainVerbAt(
    tokens.slice(0, end),
    isRelative ? nounAt + 2 : nounAt + 3,
    isRelative ? nounAt + 2 : undefined,
  );
  if (next === undefined) return undefined;
  // `a tenant who moves out signs the form` tells who acts, `tenants who smoke are warned` of whom it is done to.
  const isDone =
    (isSeveral || isAnyDone(tokens, start, before)) && findPredicate(tokens.slice(next, end))?.voice === 'passive';
  const isToldApart = isSeveral && tellsOthers(tokens.slice(next));
  if (!open && relativePronouns.has(link.lower) && namesActor([noun]) && !isDone && !isToldApart) return undefined;
  return {
    answer: 'other',
    tokens: withoutBrackets(tokens.slice(isRelative ? nounAt + 2 : nounAt + 1, next)),
    from,
    next,
    subject: open ? [{ ...noun, text: 'they', lower: 'they' }] : [noun],
    isSure: isRelative || link.lower === 'without',
    ...(isRelative ? {} : { isKind: true }),
  };
};

/** What is done meanwhile or in another case belongs to no subject. */
const endOfSubject = (tokens: readonly Token[], start: number): number => {
  const end = windowEnd(tokens, start);
  const marker = tokens.findIndex((_, at) => at > start + 1 && at < end && opensClause(markerAt(tokens, at)?.role));
  return marker < 0 ? end : marker;
};

const opensClause = (role = ''): boolean => conditionRoles.has(role) || role === 'until';

/** `... go home, others stay` */
const tellsOthers = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => /^[,;]$/.test(text) && othersEnd(tokens, at + 1) > 0);

/** `a borrower whose fines are too high is blocked`, behind what is told of others. */
const isAnyDone = (tokens: readonly Token[], start: number, before: readonly Sentence[]): boolean => {
  const link = tokens[start + 2]?.lower ?? '';
  if (before.length === 0 || !/^an?$/.test(tokens[start]?.lower ?? '') || !relativePronouns.has(link)) return false;
  const next = mainVerbAt(tokens.slice(0, endOfSubject(tokens, start)), start + 3, start + 3);
  return next !== undefined && findPredicate(tokens.slice(next))?.voice === 'passive';
};

/** `whoever comes late waits outside` */
const whoeverAt = (tokens: readonly Token[], from: number, start: number): Guard | undefined => {
  const next = mainVerbAt(tokens.slice(0, windowEnd(tokens, start)), start + 1, start + 1);
  const whoever = tokens[start];
  if (next === undefined || whoever === undefined) return undefined;
  const subject = [{ ...whoever, text: 'they', lower: 'they' }];
  return { answer: 'other', tokens: tokens.slice(start + 1, next), from, next, subject, isSure: true };
};

/** Where the verb stands that the sentence is about, behind a phrase or, from `told` on, a clause that has a verb of its own. */
const mainVerbAt = (tokens: readonly Token[], from: number, told: number | undefined): number | undefined => {
  let depth = 0;
  const verbs = tokens.flatMap((token, at) => {
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    const found = at <= from || depth > 0 || token.kind !== 'word' ? undefined : findPredicate(tokens.slice(at));
    const isOpening = found?.start === 0 && found.score >= leastScore && !leadsToVerb.test(tokens[at - 1]?.lower ?? '');
    const hasOwn = told === undefined || findPredicate(tokens.slice(told, at)) !== undefined;
    return isOpening && hasOwn ? [{ at, score: found.score }] : [];
  });
  return verbs.toSorted((a, b) => b.score - a.score)[0]?.at;
};

const leastScore = 5;

const isKnown = ({ lower }: Token, before: readonly Sentence[]): boolean =>
  before.some(({ tokens }) =>
    tokens.some((token) => token.kind === 'word' && singular(token.lower) === singular(lower)),
  );
