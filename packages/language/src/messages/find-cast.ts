import { copulas, determiners } from '../lexicon/en/closed-words.ts';
import { movingVerbs, receiveVerbs } from '../lexicon/en/messages.ts';
import { intransitiveVerbs, nounHomographs } from '../lexicon/en/verbs.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { markerAt } from '../segment/marker-at.ts';
import type { Token } from '../text/token.ts';
import { type Cast, canTakePart, castMember, findMember, nameTokens } from './cast.ts';
import { newSubjectAt } from './find-subject.ts';

/** Who acts, and where the text tells of it. */
export interface Act {
  readonly member: number;
  readonly at: number;
}

interface Candidate {
  readonly name: readonly Token[];
  readonly isSure: boolean;
  /** True for `after lunch clerks meet`: some of its words may belong to what stands before. */
  readonly isOpened: boolean;
  /** True behind `if` and the like. */
  readonly isCase: boolean;
}

/**
 * Finds everybody who acts in a text and puts them into the cast. In: the tokens of its sentences. Names with a verb
 * behind them are candidates wherever a clause can start; a doubtful one counts where another sentence or its last word confirms it.
 */
export const castWhoAct = (sentences: readonly (readonly Token[])[], cast: Cast): void => {
  const candidates = sentences.flatMap(candidatesIn);
  const counts = new Map<string, number>();
  for (const { name } of candidates) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  const named = new Set(candidates.filter(({ isCase }) => !isCase).map(({ name }) => keyOf(name)));
  // `if green the runner builds`: the runner is known without it.
  const short = abbreviationsIn(sentences);
  const isOutcome = ({ name, isCase }: Candidate): boolean =>
    isCase &&
    name.some((_, at) => {
      const rest = name.slice(at);
      return at > 0 && (named.has(keyOf(rest)) || isExactly(cast, rest) || (short.get(keyOf(rest)) ?? 0) > 1);
    });
  const kept = candidates
    .filter((candidate) => !isOutcome(candidate))
    .filter(
      ({ name, isSure }) =>
        isSure || canTakePart(name) || (counts.get(keyOf(name)) ?? 0) > 1 || findMember(cast, name) !== undefined,
    );
  for (const { name } of kept.filter(({ isOpened }) => !isOpened)) castMember(cast, name);
  for (const { name } of kept.filter(({ isOpened }) => isOpened))
    if (findMember(cast, name) === undefined) castMember(cast, name);
};

/** How often each abbreviation stands in the text: one that stands there twice is a name by itself. */
const abbreviationsIn = (sentences: readonly (readonly Token[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { text, lower } of sentences.flat())
    if (/^\p{Lu}{2,}$/u.test(text)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  return counts;
};

const isExactly = ({ members }: Cast, name: readonly Token[]): boolean =>
  members.some(({ words }) => words.join(' ') === keyOf(name));

const keyOf = (name: readonly Token[]): string => name.map(({ lower }) => lower).join(' ');

/** `the stock service and the mail service both read`: the first of two who do the same. */
const jointAt = (tokens: readonly Token[], at: number): readonly Candidate[] => {
  const end = tokens.findIndex(({ kind, lower }, index) => index >= at && (lower === 'and' || kind !== 'word'));
  const name = nameTokens(tokens.slice(at, Math.max(at, end)));
  const other = tokens[end]?.lower === 'and' ? newSubjectAt(tokens, end + 1) : undefined;
  const verb = readVerb(tokens[other?.verb ?? -1]?.lower ?? '');
  const isJoint = verb?.forms.has('base') === true && !verb.forms.has('third') && other !== undefined;
  return isJoint && canTakePart(name) && canTakePart(nameTokens(other.name))
    ? [{ name, isSure: true, isOpened: false, isCase: false }]
    : [];
};

const candidatesIn = (tokens: readonly Token[]): readonly Candidate[] =>
  tokens.flatMap((_, index) => {
    const at = clauseStartAt(tokens, index);
    const joint = at === undefined ? [] : jointAt(tokens, at);
    if (joint.length > 0) return joint;
    const found = at === undefined ? undefined : newSubjectAt(tokens, at);
    const name = found === undefined ? [] : nameTokens(found.name);
    if (found === undefined || at === undefined || name.length === 0) return [];
    const verb = tokens[found.verb];
    const reading = readVerb(verb?.lower ?? '');
    const after = tokens[found.verb + 1];
    const isIdle =
      [intransitiveVerbs, receiveVerbs, movingVerbs].some((verbs) => verbs.has(reading?.base ?? '')) ||
      copulas.has(verb?.lower ?? '');
    const hasObject = after !== undefined && determiners.has(after.lower);
    const isList = after === undefined || after.kind === 'mark' || /^(?:and|or)$/.test(after.lower);
    const opens = at === 0 || /^[;|:.]$/.test(tokens[index]?.text ?? '');
    const isOpened = /^(?:after|before|on|upon|once)$/.test(tokens[at - 1]?.lower ?? '');
    const isTold = reading !== undefined && !nounHomographs.has(reading.base);
    const isVerb = reading === undefined ? opens && hasObject : opens || isTold || !isList;
    return [
      {
        name,
        isSure:
          isVerb &&
          (!isIdle || (hasObject && intransitiveVerbs.has(reading?.base ?? ''))) &&
          (opens || isTold || !isList),
        isOpened,
        isCase: /^(?:if|when|unless)$/.test(tokens[at - 1]?.lower ?? ''),
      },
    ];
  });

/** The place behind a mark or word at which a clause can start: the start, a comma, `and`, `if`. */
const clauseStartAt = (tokens: readonly Token[], index: number): number | undefined => {
  const token = tokens[index];
  if (index === 0) return markerAt(tokens, 0)?.length ?? 0;
  if (token === undefined || index + 1 >= tokens.length) return undefined;
  const marker = markerAt(tokens, index);
  if (marker !== undefined && marker.role !== 'which' && marker.role !== 'who') return index + marker.length;
  // `, else the driver waits`: the word behind the mark opens the clause.
  if (token.kind === 'mark' && markerAt(tokens, index + 1)?.role === 'else') return undefined;
  return /^[,;:|]$/.test(token.text) || /^(?:and|but|so|then)$/.test(token.lower) ? index + 1 : undefined;
};
