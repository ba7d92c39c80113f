import { beingVerbs, placeOpeners, runningVerbs, wayOpeners } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/** Tokens between a verb and where something runs, or of the place that something is outside of. */
const longest = 6;

/**
 * Where things are, without what is said beside it: `runs as a container on two servers` runs there, and `outside the cluster is a database` only
 * says that there is one.
 */
export const plainPlaces = (tokens: readonly Token[]): readonly Token[] => {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    // `straight from the router` is from the router.
    if (/^(?:straight|directly)$/.test(token.lower) && kept.length > 0 && wayOpeners.has(tokens[at + 1]?.lower ?? ''))
      continue;
    const end = endOfManner(tokens, at) ?? endOfOutside(tokens, at);
    if (end === undefined) {
      kept.push(token);
      continue;
    }
    if (token.lower === 'outside') kept.push(...['there', 'is'].map((word) => ({ ...token, text: word, lower: word })));
    at = end - 1;
  }
  return kept;
};

/** `runs | as a Docker container | on`: where that ends which says as what. */
const endOfManner = (tokens: readonly Token[], at: number): number | undefined => {
  if (tokens[at]?.lower !== 'as' || !runningVerbs.has(tokens[at - 1]?.lower ?? '')) return undefined;
  const place = tokens.findIndex(
    ({ lower, kind }, index) => index > at && (kind === 'mark' || placeOpeners.has(lower)),
  );
  return place > at + 1 && place <= at + longest && tokens[place]?.kind === 'word' ? place : undefined;
};

/** `outside the cluster is | a database`: where the place and its verb end. */
const endOfOutside = (tokens: readonly Token[], at: number): number | undefined => {
  const before = tokens[at - 1];
  const opens = before === undefined || before.kind === 'mark' || before.lower === 'and';
  if (tokens[at]?.lower !== 'outside' || !opens) return undefined;
  const verb = tokens.findIndex(({ lower, kind }, index) => index > at && (kind === 'mark' || beingVerbs.has(lower)));
  return verb > at + 1 && verb <= at + longest && tokens[verb]?.kind === 'word' ? verb + 1 : undefined;
};
