import { copulas } from '../../lexicon/en/closed-words.ts';
import { clauseJoints, placeWords, wirelessWords } from '../../lexicon/en/topology-words.ts';
import { type Token, wordAt } from '../../text/token.ts';

/** The most words behind the number of a VLAN that name it. */
const longestName = 2;

/** `VLAN 20 is for pupils (tablets)`, `VLAN 30 for Wi-Fi on AP1`: the devices that a VLAN is there for stand in it. */
export const vlanFor = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex((_, index) => forAt(tokens, index) > 0);
  if (at < 0) return tokens;
  const purpose = forAt(tokens, at);
  const rest = tokens.slice(purpose + 1);
  const devices = devicesIn(rest);
  const [first] = rest;
  if (devices === undefined || first === undefined) return tokens;
  const name = tokens.slice(at, purpose).filter(({ lower }) => !copulas.has(lower));
  const next = vlanFor(rest.slice(devices.end));
  return [...tokens.slice(0, at), ...name, wordAt('contains', first), ...devices.tokens, ...asClause(next)];
};

/** Where `for` stands behind a VLAN that begins here; 0 for none. */
const forAt = (tokens: readonly Token[], at: number): number => {
  if (tokens[at]?.lower !== 'vlan' || tokens[at + 1]?.kind !== 'number') return 0;
  const found = tokens.findIndex(({ lower }, index) => index > at + 1 && lower === 'for');
  const between = tokens.slice(at + 2, Math.max(at + 2, found)).filter(({ lower }) => !copulas.has(lower));
  return between.length <= longestName && between.every(({ kind }) => kind === 'word') ? Math.max(0, found) : 0;
};

/** What stands in brackets behind whom it is for, or what the Wi-Fi is on. */
const devicesIn = (
  tokens: readonly Token[],
): { readonly tokens: readonly Token[]; readonly end: number } | undefined => {
  const open = tokens.findIndex(({ text }) => text === '(');
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')');
  const isBracket = open > 0 && close > 0 && tokens.slice(0, open).every(({ kind }) => kind === 'word');
  if (isBracket) return { tokens: tokens.slice(open + 1, close), end: close + 1 };
  const isAir = wirelessWords.has(tokens[0]?.lower ?? '') && placeWords.has(tokens[1]?.lower ?? '');
  const end = tokens.findIndex(({ kind }) => kind === 'mark');
  return isAir ? { tokens: tokens.slice(2, end < 0 ? undefined : end), end: end < 0 ? tokens.length : end } : undefined;
};

/** What follows behind a comma is told apart. */
const asClause = ([first, ...rest]: readonly Token[]): readonly Token[] =>
  first !== undefined && clauseJoints.test(first.lower)
    ? [{ ...first, text: ';', lower: ';', kind: 'mark' }, ...rest]
    : first === undefined
      ? []
      : [first, ...rest];
