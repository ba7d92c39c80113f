import { listNouns } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';
import { products } from '../products.ts';

/** `The API is a Node.js service`: the part before the copula is the name, the product after it its technology. */
export const splitCopula = (
  tokens: readonly Token[],
): { subject: readonly Token[]; hint: string | undefined; listed?: readonly Token[] } => {
  const at = tokens.findIndex(
    (token, index) => index > 0 && /^(?:is|are)$/.test(token.lower) && tokens[index - 1]?.lower !== 'there',
  );
  if (at < 0 || at === tokens.length - 1) return { subject: tokens, hint: undefined };
  const rest = tokens.slice(at + 1);
  const isMany = /^are$/.test(tokens[at]?.lower ?? '') && /[^s]s$/.test(tokens[at - 1]?.lower ?? '');
  const listsParts = isMany && at <= 2 && listNouns.has(tokens[at - 1]?.lower ?? '');
  if (listsParts || (isMany && /^(?:an?|one|two|three|four|\d+)$/.test(rest[0]?.lower ?? '')))
    return { subject: tokens.slice(0, at), hint: undefined, listed: rest };
  const product = rest.find((token) => products.has(token.lower));
  return { subject: tokens.slice(0, at), hint: product?.text };
};
