import { determiners, haves, modals } from '../lexicon/en/closed-words.ts';
import { clauseJoint, countWords, manyWords } from '../lexicon/en/data-words.ts';
import { isThirdForm } from '../lexicon/morphology.ts';
import { type Token, wordAt } from '../text/token.ts';
import { isNounHere } from './agreement.ts';
import { leadingCardinality } from './cardinality.ts';
import { findLink } from './link.ts';
import { toSingular } from './name.ts';

/** A clause without a verb: where its subject begins and ends, and where it ends. */
interface Bare {
  readonly joint: number;
  readonly from: number;
  readonly count: number;
  readonly end: number;
}

/**
 * `A boat has several owners and an owner many boats`: the second clause has the verb of the first; where it turns the first round, both
 * say together how many there are of each. In: the tokens of a sentence. Out: the same with what was left out.
 */
export const withVerbAgain = (tokens: readonly Token[]): readonly Token[] => {
  const bare = findBare(tokens);
  if (bare === undefined) return tokens;
  const start = tokens.slice(0, bare.joint).findLastIndex(({ kind }) => kind === 'mark') + 1;
  const clause = tokens.slice(start, bare.joint);
  const link = linkIn(clause);
  const near = tokens[bare.count];
  if (link === undefined || link.start === 0 || link.end >= clause.length || near === undefined) return tokens;
  const subject = clause.slice(0, link.start).filter(({ lower }) => !modals.has(lower));
  const object = clause.slice(link.end);
  const again = tokens.slice(bare.from, bare.count);
  const back = tokens.slice(bare.count, bare.end);
  const isTurned = nameOf(again) === nameOf(object) && nameOf(back) === nameOf(subject);
  const [before, after] = [tokens.slice(0, start), tokens.slice(bare.end)];
  const verb = clause.slice(link.start, link.end).map(({ text }) => wordAt(text, near));
  if (!isTurned) return [...tokens.slice(0, bare.count), ...verb, ...tokens.slice(bare.count)];
  const isMany = manyWords.test(near.lower) && manyWords.test(object[0]?.lower ?? '');
  if (isMany)
    return [
      ...before,
      ...subject,
      wordAt('and', near),
      ...object,
      wordAt('are', near),
      wordAt('many-to-many', near),
      ...after,
    ];
  // Who has many of the others says it all: those have one.
  if (!manyWords.test(near.lower)) return [...before, ...clause, ...after];
  return [...before, ...again, wordAt('has', near), ...back, ...after];
};

/** `judge` is no verb in `one judge has many cases`. */
const linkIn = (clause: readonly Token[]): { readonly start: number; readonly end: number } | undefined => {
  const link = findLink(clause, 0, 'clause');
  const isNoun = link !== undefined && haves.has(clause[link.end]?.lower ?? '');
  return isNoun ? { start: link.end, end: link.end + 1 } : link;
};

/** `and an owner many boats`, up to the end of the sentence or the next mark. */
const findBare = (tokens: readonly Token[]): Bare | undefined => {
  for (let joint = 3; joint < tokens.length - 3; joint += 1) {
    if (!clauseJoint.test(tokens[joint]?.lower ?? '') || clauseJoint.test(tokens[joint - 1]?.lower ?? '')) continue;
    const from = joint + (clauseJoint.test(tokens[joint + 1]?.lower ?? '') ? 2 : 1);
    const count = countAt(tokens, from);
    if (count === undefined) continue;
    const length = tokens.slice(count).findIndex(({ kind }) => kind === 'mark');
    const end = length < 0 ? tokens.length : count + length;
    // What looks like a verb behind the count is what is counted: `one coach`.
    const isBare = (findLink(tokens.slice(from, end), 0, 'clause')?.start ?? end) + from > count;
    if (isBare && tokens.slice(count + 1, end).every(isNounHere) && end > count + 1) return { joint, from, count, end };
  }
  return undefined;
};

/** The most words of the subject, with its article. */
const longestSubject = 4;

/** Where a count stands behind an article and a name that begin here, with no verb between. */
const countAt = (tokens: readonly Token[], from: number): number | undefined => {
  const opening = tokens[from]?.lower ?? '';
  if (!determiners.has(opening) && opening !== 'one') return undefined;
  const behind = tokens.slice(from + 1, from + longestSubject + 1);
  const at = behind.findIndex(({ lower }) => countWords.test(lower));
  const isName =
    at > 0 && behind.slice(0, at).every((word, index) => isNounHere(word) && (index === 0 || !isThirdForm(word.lower)));
  return isName ? from + 1 + at : undefined;
};

const nameOf = (tokens: readonly Token[]): string => {
  const opening = leadingCardinality(tokens)?.length ?? (determiners.has(tokens[0]?.lower ?? '') ? 1 : 0);
  return tokens
    .slice(opening)
    .map(({ lower }) => toSingular(lower))
    .join(' ');
};
