import { opensCounted } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';

/** `Two zones, in each a server` and `two zones with a server each` are told as `two zones each with a server`. */
export const eachWith = (given: readonly Token[]): readonly Token[] => {
  const tokens = eachInFront(given);
  const at = tokens.findIndex(
    ({ lower }, index) =>
      /^(?:in|on|at)$/.test(lower) &&
      index > 1 &&
      tokens[index - 1]?.text === ',' &&
      tokens[index + 1]?.lower === 'each' &&
      opensCounted.test(tokens[lengthOf(tokens, index + 2)]?.lower ?? ''),
  );
  const [preposition, each] = tokens.slice(at, at + 2);
  if (at < 0 || preposition === undefined || each === undefined) return tokens;
  return [
    ...tokens.slice(0, at - 1),
    { ...each, start: preposition.start },
    { ...each, text: 'with', lower: 'with' },
    ...tokens.slice(lengthOf(tokens, at + 2)),
  ];
};

/** `with a server each`, at the end of a clause. */
const eachInFront = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }, index) => lower === 'each' && (tokens[index + 1]?.kind ?? 'mark') === 'mark');
  const start = tokens.findLastIndex(({ lower }, index) => index < at && lower === 'with');
  const between = tokens.slice(start + 1, at);
  const [each, before] = [tokens[at], tokens[start - 1]];
  const isTold =
    start > 0 && opensCounted.test(between[0]?.lower ?? '') && between.every(({ kind }) => kind !== 'mark');
  if (each === undefined || before === undefined || !isTold || before.lower === 'each') return tokens;
  return [...tokens.slice(0, start), each, ...tokens.slice(start, at), ...tokens.slice(at + 1)];
};

/** Where `of them` and `there are` end. */
const lengthOf = (tokens: readonly Token[], from: number): number => {
  let at = from;
  for (const words of [
    ['of', 'them'],
    ['of', 'these'],
    ['there', 'is'],
    ['there', 'are'],
    ['we', 'have'],
  ])
    if (words.every((word, index) => tokens[at + index]?.lower === word)) at += words.length;
  return at;
};

/** `Three shops call the hub. Each of them has its own till`: whom `each` means is told in the sentence before, which goes on with `, each with its own till`. */
export const joinEach = <Part extends { readonly tokens: readonly Token[] }>(
  statements: readonly Part[],
): readonly Part[] => {
  const joined: Part[] = [];
  for (const statement of statements) {
    const before = joined.at(-1);
    const [each, ...rest] = statement.tokens;
    const own = lengthOf(rest, 0) + (rest[0]?.lower === 'one' ? 1 : 0);
    const has = rest[own];
    if (before === undefined || each?.lower !== 'each' || has === undefined || !owns.test(has.lower)) {
      joined.push(statement);
      continue;
    }
    const opening = [
      { ...each, text: ',', lower: ',', kind: 'mark' as const },
      each,
      { ...has, text: 'with', lower: 'with' },
    ];
    joined[joined.length - 1] = { ...before, tokens: [...before.tokens, ...opening, ...rest.slice(own + 1)] };
  }
  return joined;
};

const owns = /^(?:has|have|gets)$/;
