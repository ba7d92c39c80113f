import { conjunctions, copulas } from '../../lexicon/en/closed-words.ts';
import { tiedOpeners } from '../../lexicon/en/topology-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { markAfter, type Token } from '../../text/token.ts';

/**
 * `The shop calls Stripe, orders are published to Kafka`: what is done to something behind a comma is told apart, and no further object. In: the
 * tokens of a statement. Out: the same with a semicolon there.
 */
export const withPassiveApart = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => (token.text === ',' && opensPassive(tokens, at) ? markAfter(';', token) : token));

const opensPassive = (tokens: readonly Token[], comma: number): boolean => {
  const before = tokens.slice(tokens.findLastIndex(({ text }, at) => at < comma && text === ';') + 1, comma);
  const isTold = before.some(({ lower }, at) => at > 0 && readVerb(lower)?.forms.has('third') === true);
  const be = tokens.findIndex(({ lower }, at) => at > comma && copulas.has(lower));
  const named = tokens.slice(comma + 1, Math.max(comma + 1, be));
  const isName =
    named.length > 0 &&
    named.length <= longestName &&
    named.every(({ kind, lower }) => kind === 'word' && !conjunctions.has(lower) && !tiedOpeners.has(lower));
  const forms = readVerb(tokens[be + 1]?.lower ?? '')?.forms;
  return isTold && isName && (forms?.has('participle') === true || forms?.has('past') === true);
};

/** Words of what something is done to. */
const longestName = 4;
