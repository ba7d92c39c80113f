import type { Token } from '../text/token.ts';

/** A call has at most so many tokens between its brackets. */
const longestList = 24;

/** `sends reserve(roomId, guestId)`: a call as one token, as if it stood in quotes. In: tokens of a sentence; out: the same where there is none. */
export const withCalls = (tokens: readonly Token[]): readonly Token[] => {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const end = callEnd(tokens, at);
    const call = tokens.slice(at, end);
    if (call.length > 0) {
      const text = call.map((part, place) => gapBefore(part, call[place - 1]) + part.text).join('');
      merged.push({
        text,
        lower: text.toLowerCase(),
        kind: 'quote',
        start: token.start,
        end: call.at(-1)?.end ?? token.end,
      });
      at = end - 1;
    } else merged.push(token);
  }
  return merged;
};

export const isCall = ({ kind, text }: Token): boolean => kind === 'quote' && /^[\p{L}_][\p{L}\d_]*\(.*\)$/u.test(text);

/** The index behind the closing bracket of a call that begins at `at`; `at` itself for none. */
const callEnd = (tokens: readonly Token[], at: number): number => {
  const [name, bracket] = tokens.slice(at, at + 2);
  if (name?.kind !== 'word' || bracket?.text !== '(' || bracket.start !== name.end) return at;
  const close = tokens.findIndex(({ text }, index) => index > at && index <= at + longestList && text === ')');
  return close < 0 ? at : close + 1;
};

const gapBefore = (token: Token, before: Token | undefined): string =>
  before !== undefined && token.start > before.end ? ' ' : '';
