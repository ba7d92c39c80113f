import { beforeBetween, behindLinked, linkingWords } from '../../lexicon/en/data-words.ts';
import type { Token } from '../../text/token.ts';
import type { ReadingContext } from '../context.ts';
import { isAttributeName } from '../items.ts';
import { isCamelCase, keyOfName } from '../name.ts';
import { phraseAt, wordsAt } from './phrase.ts';

/**
 * `A loan links a member and a copy with a due date`, `Appointments are between a pet and a vet with a reason`: what stands behind `with`
 * is told of the loan. In: the tokens of a clause. Out: what it says as clauses; undefined for any other clause.
 */
export const plainBetween = (
  tokens: readonly Token[],
  { known }: Pick<ReadingContext, 'known'>,
): readonly (readonly Token[])[] | undefined => {
  const verbAt = tokens.findIndex(
    ({ lower }, index) => index > 0 && index < longestOpening && linkingWords.test(lower),
  );
  const subject = phraseAt(tokens.slice(0, Math.max(0, verbAt)), 0);
  const verb = tokens[verbAt];
  if (subject === undefined || verb === undefined || !opensWith(tokens, subject.words, verbAt)) return undefined;
  const isBetween = verb.lower === 'between' || /ing$/.test(verb.lower);
  const opener = tokens.findIndex(({ lower }, index) => index > verbAt + 1 && behindLinked.test(lower));
  const ends = tokens.slice(verbAt + 1, opener < 0 ? tokens.length : opener);
  const [one, other, ...more] = parted(ends);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const related = isBetween
    ? [one, other].map(({ words }) => [...words, ...wordsAt('has many', verb), ...subject.words])
    : [tokens.slice(0, opener < 0 ? tokens.length : opener)];
  const said = opener < 0 ? [] : tokens.slice(opener + 1);
  const fact = phraseAt(said, 0)?.words.at(-1);
  const isOpen = tokens[opener]?.lower === 'with' && fact !== undefined && !known.has(keyOfName(fact.text));
  const isFact = fact !== undefined && (isOpen || isAttributeName(fact.lower) || isCamelCase(fact.text));
  if (!isBetween && !isFact) return undefined;
  return [...related, ...(isFact ? [[...subject.words, ...wordsAt('have', verb), ...said]] : [])];
};

/** The most tokens before what is between two. */
const longestOpening = 8;

const opensWith = (tokens: readonly Token[], words: readonly Token[], verbAt: number): boolean => {
  const last = words.at(-1);
  const end = last === undefined ? 0 : tokens.indexOf(last) + 1;
  const between = tokens.slice(end, verbAt).map(({ lower }) => lower);
  return between.every((word) => beforeBetween.test(word));
};

const parted = (tokens: readonly Token[]) => {
  const joint = tokens.findIndex(({ lower }) => lower === 'and' || lower === 'to');
  if (joint < 0) return [];
  return [phraseAt(tokens.slice(0, joint), 0), phraseAt(tokens.slice(joint + 1), 0)].flatMap((phrase) => phrase ?? []);
};
