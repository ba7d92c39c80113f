import { phraseOpeners } from '../../lexicon/en/closed-words.ts';
import type { Token } from '../../text/token.ts';
import type { Chunk, RelationChunk } from './chunk.ts';
import { hasName } from './small-words.ts';

/**
 * `sends logs to Loki and metrics to Prometheus`: the second thing is carried by the same verb. `A connects to B, B to C`:
 * the second clause has the verb of the first, not the way that the first takes (`connects by cable to B`).
 */
export const continuedAt = (
  tokens: readonly Token[],
  at: number,
  name: readonly Token[],
  chunks: readonly Chunk[],
): RelationChunk | { readonly ellipsis: RelationChunk } | undefined => {
  const word = tokens[at]?.lower ?? '';
  const verb = chunks.findLast((chunk) => chunk.kind === 'relation' && chunk.isVerb);
  if (name.length === 0 || name.length > 4 || chunks.at(-1)?.kind !== 'separator' || verb?.kind !== 'relation')
    return undefined;
  // `The shop uses both, the till only the stock service`
  if (word === 'only' && verb.relation.prepositions.length === 0 && hasName(tokens, at + 1))
    return { ellipsis: { ...verb, tokens: tokens.slice(at, at + 1), isAttached: false, carried: [], isPlural: false } };
  const [separator] = chunks.slice(-1);
  const isOther = separator?.kind === 'separator' && separator.word === ',' && verb.tokens.at(-1)?.lower !== word;
  if (word === 'and' || isOther || !verb.relation.prepositions.includes(word) || !hasName(tokens, at + 1))
    return undefined;
  const next = { ...verb, tokens: tokens.slice(at, at + 1), isAttached: false };
  if (verb.carried.length > 0 && !phraseOpeners.has(verb.carried[0]?.lower ?? '')) return { ...next, carried: name };
  return word === 'to' ? { ellipsis: { ...next, carried: [], isPlural: false } } : undefined;
};
