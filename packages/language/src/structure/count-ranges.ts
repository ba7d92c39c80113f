import type { Token } from '../text/token.ts';

const counts: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, String(index)]),
);

/** How many, said by a limit: what opens it and what the number `n` then means. */
export const limits: readonly {
  readonly phrase: string;
  readonly means: (count: string) => string;
  readonly example: string;
}[] = [
  { phrase: 'up to', means: (count) => `0..${count}`, example: 'up to 5 crew members' },
  { phrase: 'at most', means: (count) => `0..${count}`, example: 'at most three pilots' },
  { phrase: 'max', means: (count) => `0..${count}`, example: 'max 2 captains' },
  { phrase: 'maximum', means: (count) => `0..${count}`, example: 'maximum two captains' },
  { phrase: 'no more than', means: (count) => `0..${count}`, example: 'no more than 4 tugs' },
  { phrase: 'a maximum of', means: (count) => `0..${count}`, example: 'a maximum of 4 tugs' },
  { phrase: 'at least', means: (count) => `${count}..*`, example: 'at least two anchors' },
  { phrase: 'a minimum of', means: (count) => `${count}..*`, example: 'a minimum of 2 anchors' },
  { phrase: 'min', means: (count) => `${count}..*`, example: 'min 2 anchors' },
  { phrase: 'minimum', means: (count) => `${count}..*`, example: 'minimum two anchors' },
  { phrase: 'more than', means: (count) => `${count}..*`, example: 'more than 3 decks' },
];

/** `8 to 12 songs`, `2-4 players`, `up to five crew members`: the words for how many become one token, such as `8..12`. */
export const withRanges = (written: readonly Token[]): readonly Token[] => {
  const tokens = withCountBefore(written);
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const found = dottedAt(tokens, index) ?? rangeAt(tokens, index);
    const first = tokens[index];
    const last = tokens[index + (found?.length ?? 1) - 1];
    if (first === undefined || last === undefined) break;
    joined.push(
      found === undefined
        ? first
        : { text: found.text, lower: found.text, kind: 'number', start: first.start, end: last.end },
    );
    index += (found?.length ?? 1) - 1;
  }
  return joined;
};

/** `one passenger or more` is `one or more passenger`. */
const withCountBefore = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      lower === 'or' && /^(?:more|several)$/.test(tokens[index + 1]?.lower ?? '') && !opensName(tokens[index + 2]),
  );
  const count = tokens
    .slice(Math.max(0, at - 3), Math.max(0, at))
    .findLastIndex((token) => numberOf(token) !== undefined);
  const from = Math.max(0, at - 3) + count;
  return at < 0 || count < 0 || from === at - 1
    ? tokens
    : [
        ...tokens.slice(0, from + 1),
        ...tokens.slice(at, at + 2),
        ...tokens.slice(from + 1, at),
        ...tokens.slice(at + 2),
      ];
};

const opensName = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !/^(?:and|or|but)$/.test(token.lower);

/** `0..1`, `1..n` and `1..*`, of which each sign is a token. */
const dottedAt = (
  tokens: readonly Token[],
  at: number,
): { readonly text: string; readonly length: number } | undefined => {
  const [low, one, two, high] = tokens.slice(at, at + 4);
  if (low?.kind !== 'number' || one?.text !== '.' || two?.text !== '.' || high === undefined) return undefined;
  if (!/^(?:\d+|[nm*])$/.test(high.lower)) return undefined;
  return { text: `${low.text}..${/^\d/.test(high.lower) ? high.lower : '*'}`, length: 4 };
};

const rangeAt = (
  tokens: readonly Token[],
  at: number,
): { readonly text: string; readonly length: number } | undefined => {
  const low = numberOf(tokens[at]);
  const high = numberOf(tokens[at + 2]);
  const isNamed = tokens[at + 3]?.kind === 'word';
  if (low !== undefined && high !== undefined && isNamed && /^(?:to|-|–)$/.test(tokens[at + 1]?.lower ?? ''))
    return Number(low) < Number(high) ? { text: `${low}..${high}`, length: 3 } : undefined;
  if (low !== undefined && high !== undefined && isNamed && tokens[at + 1]?.lower === 'or')
    return Number(low) < Number(high) ? { text: `${low}..${high}`, length: 3 } : undefined;
  if (low !== undefined && tokens[at + 1]?.lower === 'or' && /^(?:more|many)$/.test(tokens[at + 2]?.lower ?? ''))
    return { text: `${low}..*`, length: 3 };
  const many = manyWords.find((words) => words.every((word, index) => tokens[at + index]?.lower === word));
  if (many !== undefined) return { text: '0..*', length: many.length };
  for (const { phrase, means } of limits) {
    const words = phrase.split(' ');
    const count = numberOf(tokens[at + words.length]);
    if (
      count !== undefined &&
      tokens[at + words.length + 1]?.kind === 'word' &&
      words.every((word, index) => tokens[at + index]?.lower === word)
    )
      return { text: count === '1' && phrase === 'at least' ? '1..*' : means(count), length: words.length + 1 };
  }
  return undefined;
};

/** Words for many that go on with `of`. */
const manyWords = [
  'lots of',
  'a lot of',
  'loads of',
  'tons of',
  'a bunch of',
  'a few',
  'a couple of',
  'any number of',
  'a number of',
].map((phrase) => phrase.split(' '));

const numberOf = (token: Token | undefined): string | undefined =>
  token === undefined ? undefined : (counts.get(token.lower) ?? /^\d{1,4}$/.exec(token.text)?.[0]);
