import { shorthand } from '../../lexicon/en/shorthand.ts';
import type { Token } from '../../text/token.ts';

/** `2 APs w 1 nas` is `2 access points with 1 nas`: short forms as words, each at its place in the text. */
export const spellOut = (tokens: readonly Token[]): readonly Token[] => {
  const spelt: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const times = /^x(\d{1,3})$/.exec(token.lower)?.[1];
    if (times !== undefined && before !== undefined) {
      spelt.splice(startOfName(spelt), 0, { ...token, text: times, lower: times, kind: 'number' });
      continue;
    }
    const long = isBetweenWords(tokens, index)
      ? (between.get(token.lower) ?? shorthand.get(token.lower))
      : shorthand.get(token.lower);
    if (long === undefined) spelt.push(token);
    else
      spelt.push(
        ...long.split(' ').map((word) => ({
          ...token,
          text: word,
          lower: word,
          kind: word === ':' ? ('mark' as const) : ('word' as const),
        })),
      );
  }
  return spelt;
};

/** Signs that stand for a word only between two others. */
const between: ReadonlyMap<string, string> = new Map([
  ['+', 'and'],
  ['=', ':'],
  ['n', 'and'],
  ['w', 'with'],
]);

const isBetweenWords = (tokens: readonly Token[], at: number): boolean => {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return (
    before !== undefined &&
    after !== undefined &&
    (before.kind !== 'mark' || before.text === ')') &&
    after.kind !== 'mark'
  );
};

/** `leaf switch x4`: the count stands before the name. */
const startOfName = (tokens: readonly Token[]): number =>
  tokens.findLastIndex(({ kind, lower }) => kind === 'mark' || /^(?:and|with|to|of|on|in)$/.test(lower)) + 1;
