import type { Clause } from '../segment/clause.ts';
import { findPredicate } from '../segment/predicate.ts';
import { outcomeOf } from './outcome.ts';

/** `accepts it, refuses it or asks Ann`: whoever accepts does not refuse as well. */
export const listsVerdicts = ({ predicate }: Clause, [second]: readonly Clause[]): boolean => {
  const [one, other] = [predicate, second?.predicate].map((found) => outcomeOf([found?.verb ?? '']));
  return second?.joiner === 'comma' && one !== undefined && one.pair === other?.pair && one.side !== other.side;
};

/** `either writes, calls or visits`: each of them is a choice. */
export const opensEither = ({ tokens, predicate }: Clause): boolean =>
  predicate !== undefined && tokens.slice(0, predicate.start).some(({ lower }) => lower === 'either');

/** `either accepts and pays or declines`: what is joined by `and` is one way. */
export const waysOf = ([first, ...rest]: readonly Clause[]): readonly (readonly Clause[])[] => {
  const ways: Clause[][] = first === undefined ? [] : [[withoutEither(first)]];
  for (const clause of rest) {
    if (clause.joiner === 'and' || clause.joiner === 'then') ways.at(-1)?.push(clause);
    else ways.push([clause]);
  }
  return ways;
};

const withoutEither = (clause: Clause): Clause => {
  const tokens = clause.tokens.filter(({ lower }) => lower !== 'either');
  const predicate = tokens.length === clause.tokens.length ? clause.predicate : findPredicate(tokens);
  return { ...clause, tokens, ...(predicate && { predicate }) };
};
