import { contractions, copulas } from '../lexicon/en/closed-words.ts';
import { relate } from './outcome.ts';
import type { Question, Statement } from './statement.ts';

/**
 * `If it is glass, wrap it. If it is paper, fold it.`: one thing cannot be both, so the second is asked only where the first does not hold.
 * In: what a text tells in order. Out: the same with each such question behind the `no` of the one before.
 */
export const chainRivals = (statements: readonly Statement[]): readonly Statement[] => {
  const [first, ...rest] = statements;
  if (first === undefined) return [];
  const chained = chainRivals(rest);
  const next = chained[0];
  const isRival =
    first.kind === 'choice' &&
    first.otherwise === undefined &&
    first.body.length > 0 &&
    next?.kind === 'choice' &&
    areRivals(first.question, next.question);
  return isRival ? [{ ...first, otherwise: [next] }, ...chained.slice(1)] : [first, ...chained];
};

/** True where both say what one thing is, and each says something else. */
const areRivals = (a: Question, b: Question): boolean => {
  const [ours, theirs] = [stateOf(a.words), stateOf(b.words)];
  if (a.isNegated || b.isNegated || relate(a, b) !== 'unrelated' || ours === undefined || theirs === undefined)
    return false;
  return ours.subject === theirs.subject && ours.state !== theirs.state;
};

const stateOf = (words: readonly string[]): { readonly subject: string; readonly state: string } | undefined => {
  const at = words.findIndex((word) => copulas.has(contractions.get(word) ?? word) || /^it['’]s$/.test(word));
  if (at < 0 || at === words.length - 1) return undefined;
  const subject = words.slice(0, at).filter((word) => word !== 'the');
  return { subject: subject.join(' ') || 'it', state: words.slice(at + 1).join(' ') };
};
