import { wayVerbs, wayWords } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/**
 * `Banks connect by SFTP, brokers by FIX to the gateway`: the second has the verb of the first, the first the aim of the second, and each its own way.
 * In: the tokens of a sentence. Out: the same with both written out.
 */
export const shareAim = (tokens: readonly Token[]): readonly Token[] => {
  const verb = tokens.findIndex(({ lower }, at) => at > 0 && wayVerbs.test(lower) && isWay(tokens[at + 1]));
  const border = tokens.findIndex(({ lower }, at) => at > verb + 2 && /^(?:,|and)$/.test(lower));
  const start = tokens[border]?.text === ',' && tokens[border + 1]?.lower === 'and' ? border + 2 : border + 1;
  const next = tokens.findIndex((token, at) => at > start && isWay(token));
  const to = tokens.findIndex(({ lower }, at) => at > next + 1 && /^(?:to|with)$/.test(lower));
  const stop = tokens.findIndex(({ text }, at) => at > to && /^[,;:]$/.test(text));
  const end = stop < 0 ? tokens.length : stop;
  const isGapped =
    verb > 0 && border > 0 && next > 0 && to > 0 && border - verb <= longestWay && to - next <= longestWay;
  const said = tokens[verb];
  if (!isGapped || said === undefined || next - start > longestName) return tokens;
  const aim = tokens.slice(to, end);
  return [
    ...tokens.slice(0, verb + 1),
    ...aim,
    ...tokens.slice(verb + 1, start),
    ...tokens.slice(start, next),
    said,
    ...aim,
    ...tokens.slice(next, to),
    ...tokens.slice(end),
  ];
};

const isWay = (token: Token | undefined): boolean => wayWords.test(token?.lower ?? '');

/** In tokens. */
const longestWay = 5;
const longestName = 4;
