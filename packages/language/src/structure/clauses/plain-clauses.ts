import { subclassWords } from '../../lexicon/en/data-words.ts';
import type { Token } from '../../text/token.ts';
import type { ReadingContext } from '../context.ts';
import { findLink } from '../link.ts';
import { withPlaceBehind } from '../place-behind.ts';
import { simplify } from '../simplify.ts';
import { plainBetween } from './between.ts';
import { byPreposition } from './by-preposition.ts';
import { factsOfLink } from './facts-of-link.ts';
import { goesWith } from './goes-with.ts';
import { hungOn } from './hung-on.ts';
import { plainEntry } from './plain-entry.ts';
import { splitUnits } from './split-units.ts';
import { unfold } from './unfold.ts';

/** What a clause says, as clauses with one verb each. In: the tokens of a clause. Out: the same in plain clauses, in their order. */
export const plainClauses = (
  tokens: readonly Token[],
  context: Pick<ReadingContext, 'known' | 'structure'>,
): readonly (readonly Token[])[] =>
  tokens.some(({ lower }) => subclassWords.test(lower))
    ? [tokens]
    : byPreposition(withPlaceBehind(tokens))
        .flatMap((clause) => splitUnits(clause, context))
        .flatMap((unit) => plainEntry(unit, context) ?? plainBetween(unit, context) ?? unfolded(unit, context));

/** Where nothing is unfolded, the clause stays as it is. */
const unfolded = (tokens: readonly Token[], context: Pick<ReadingContext, 'known'>): readonly (readonly Token[])[] => {
  const clauses = unfold(simplify(tokens))
    .flatMap((clause) => hungOn(clause, findLink(clause, 0, 'clause')?.end ?? clause.length))
    .flatMap(factsOfLink)
    .flatMap((clause) => goesWith(clause, context));
  const [only, ...more] = clauses;
  return more.length > 0 || only?.length !== simplify(tokens).length ? clauses : [tokens];
};
