import { refusers } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/** Words that open why, when or in which case: nothing behind them is drawn. */
const reasons = /^(?:because|since|although|though|whenever|when|unless|until|even|otherwise|so)$/;

/** What `so` and `even` must be followed by. */
const followers: Readonly<Record<string, RegExp>> = {
  so: /^(?:that|they|we|it|you|nobody|everybody|nothing)$/,
  even: /^(?:if|when|though)$/,
};

/** `They use Matomo because the officer wants it, and ...` without the reason, up to the next comma. */
export const withoutReasons = (tokens: readonly Token[]): readonly Token[] => {
  const kept: Token[] = [];
  let isReason = false;
  for (const [index, token] of tokens.entries()) {
    if (isReason && /^[,;:]$/.test(token.text)) isReason = false;
    if (isRefused(tokens, index)) isReason = true;
    const opens =
      index > 0 && reasons.test(token.lower) && (followers[token.lower]?.test(tokens[index + 1]?.lower ?? '') ?? true);
    if (opens) isReason = true;
    if (!isReason) kept.push(token);
  }
  return kept;
};

/** `No printer please`, `..., don't draw the phones`: what somebody does not want is not drawn. */
const isRefused = (tokens: readonly Token[], at: number): boolean =>
  refusers.has(tokens[at]?.lower ?? '') &&
  (at === 0 || /^(?:[,;:]|and|but|please|pls)$/.test(tokens[at - 1]?.lower ?? '')) &&
  tokens[at + 1] !== undefined;
