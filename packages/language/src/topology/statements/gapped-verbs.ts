import { clauseJoints, gappedVerbs } from '../../lexicon/en/topology-words.ts';
import { markAfter, type Token } from '../../text/token.ts';
import { products } from '../products.ts';

/** The most tokens of who is told of in a clause without a verb. */
const longestSubject = 4;

/**
 * `The catalogue uses Elastic, the cart Redis and orders Postgres`: clauses without a verb have that of the first. In: the tokens of a sentence. Out:
 * the same with the verb written out; unchanged where one of the clauses does not end in a product behind a name.
 */
export const withGappedVerbs = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && gappedVerbs.test(lower));
  const verb = tokens[at];
  if (verb === undefined) return tokens;
  const clauses = clausesOf(tokens, at + 1);
  const [first, ...others] = clauses;
  if (first === undefined || others.length === 0 || productAt(first) !== 0) return tokens;
  const places = others.map(productAt);
  if (places.some((place) => place < 1 || place > longestSubject)) return tokens;
  return [
    ...tokens.slice(0, at + 1),
    ...first,
    ...others.flatMap((clause, index) => [
      markAfter(';', clause[0] ?? verb),
      ...clause.slice(0, places[index]),
      { ...verb, start: verb.start, end: verb.end },
      ...clause.slice(places[index]),
    ]),
  ];
};

/** What commas and `and` part from there on. */
const clausesOf = (tokens: readonly Token[], from: number): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokens.slice(from))
    if (clauseJoints.test(token.lower)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  return clauses.filter((clause) => clause.length > 0);
};

/** Where the product begins that closes a clause; -1 for none. */
const productAt = (clause: readonly Token[]): number =>
  clause.findIndex((_, index) =>
    products.has(
      clause
        .slice(index)
        .map(({ lower }) => lower)
        .join(' '),
    ),
  );
