import { enteringVerbs, enteringWays, hittingVerbs, loadNouns, loadOpeners } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/** `Traffic enters through the balancer and goes to the API` speaks of the balancer: what is sent about is no part. In: the tokens of a sentence. Out: the same from where the load comes in. */
export const withoutLoad = (tokens: readonly Token[]): readonly Token[] => {
  const [opening, first] = [tokens[0], tokens[1]];
  const at = loadOpeners.has(opening?.lower ?? '') ? 1 : 0;
  const noun = at === 1 ? first : opening;
  const verb = tokens[at + 1];
  if (noun === undefined || verb === undefined || !loadNouns.has(noun.lower) || !enteringVerbs.has(verb.lower))
    return tokens;
  const way = tokens.findIndex(({ lower }, index) => index > at + 1 && index < at + 4 && enteringWays.has(lower));
  if (way < 0 && !hittingVerbs.has(verb.lower)) return tokens;
  const end = way < 0 ? at + 2 : way + 1;
  return end < tokens.length && tokens[end]?.kind === 'word' ? tokens.slice(end) : tokens;
};
