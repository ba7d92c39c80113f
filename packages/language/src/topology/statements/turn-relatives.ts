import { aimsOfRelatives } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/**
 * `events to Kafka, from which the mailer reads`: the clause is read as `the mailer reads from it`, which means the same. In: the tokens of
 * a statement. Out: the same with each such clause turned, its words at their places in the text.
 */
export const turnRelatives = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 1 && aimsOfRelatives.has(lower) && /^(?:which|whom)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  const [preposition, relative] = [tokens[at], tokens[at + 1]];
  if (preposition === undefined || relative === undefined) return tokens;
  const length = tokens.slice(at + 2).findIndex(({ text }) => /^[,;:.]$/.test(text));
  const end = length < 0 ? tokens.length : at + 2 + length;
  const clause = tokens.slice(at + 2, end);
  if (clause.length < shortestClause) return tokens;
  const before = tokens.slice(0, at);
  const comma: readonly Token[] =
    before.at(-1)?.text === ','
      ? []
      : [{ ...preposition, text: ',', lower: ',', kind: 'mark', end: preposition.start }];
  return [
    ...before,
    ...comma,
    ...clause,
    preposition,
    { ...relative, text: 'it', lower: 'it' },
    ...turnRelatives(tokens.slice(end)),
  ];
};

/** A name and a verb. */
const shortestClause = 2;
