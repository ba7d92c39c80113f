import { numberWords } from '../../lexicon/en/numbers.ts';
import { shorthand } from '../../lexicon/en/shorthand.ts';
import { compoundsWithTo, endWords, imageTags, tellingPronouns, wordSize } from '../../lexicon/en/topology-words.ts';
import type { Token } from '../../text/token.ts';
import { products } from '../products.ts';
import { isConnection } from '../sentence/connection.ts';

/** `2 APs w 1 nas` is `2 access points with 1 nas`: short forms as words, each at its place in the text. */
export const spellOut = (written: readonly Token[]): readonly Token[] => {
  const tokens = joinEnds(splitPairs(mergeEnds(mergeTags(mergePaths(withoutAsides(joinProducts(written)))))));
  const spelt: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const times = wordSize.test(token.lower) ? undefined : /^x(\d{1,3})$/.exec(token.lower)?.[1];
    if (times !== undefined && before !== undefined) {
      spelt.splice(startOfName(spelt), 0, { ...token, text: times, lower: times, kind: 'number' });
      continue;
    }
    if (isOnTop(tokens, index)) {
      const on = spelt.pop() ?? token;
      spelt.push({ ...on, text: 'behind', lower: 'behind' }, { ...token, text: 'it', lower: 'it' });
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

/** `VPN from the router to the firewall` lies between the two. */
const joinEnds = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ lower }) => lower === 'from');
  const to = tokens.findIndex(({ lower }, at) => at > from && lower === 'to');
  const start = startOfName(tokens.slice(0, Math.max(0, from)));
  const name = tokens.slice(start, Math.max(0, from));
  const isOpening = start === 0 || tokens[start - 1]?.text === ',';
  const isLine = name.length > 0 && isOpening && isConnection(name.map(({ lower }) => lower));
  const [first, last] = [tokens[from], tokens[to]];
  if (!isLine || first === undefined || last === undefined || to - from > longestEnd) return tokens;
  return tokens
    .with(from, { ...first, text: 'between', lower: 'between' })
    .with(to, { ...last, text: 'and', lower: 'and' });
};

/** The most words of an end. */
const longestEnd = 5;

/** `... and dashboards on top`: behind what was named last. */
const isOnTop = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'top' && tokens[at - 1]?.lower === 'on' && tokens[at + 1]?.lower !== 'of';

/** `a service (Node, Express)`: products in brackets say together what it is made of. */
const joinProducts = (tokens: readonly Token[]): readonly Token[] => {
  const open = tokens.findIndex(({ text }) => text === '(');
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')');
  if (open < 1 || close < 0) return tokens;
  const inner = tokens.slice(open + 1, close);
  const isMade = inner.every(({ text, lower }) => text === ',' || products.has(lower));
  const joined = inner.map((token) =>
    isMade && token.text === ',' ? { ...token, text: '+', lower: '+', kind: 'word' as const } : token,
  );
  return [...tokens.slice(0, open + 1), ...joined, ...joinProducts(tokens.slice(close))];
};

/** What is said in brackets about the drawing or the amount, and marks that only set a name apart. */
const withoutAsides = (tokens: readonly Token[]): readonly Token[] => {
  const kept: Token[] = [];
  let until = -1;
  for (const [index, token] of tokens.entries()) {
    if (index <= until || token.text === '`') continue;
    const end = token.text === '(' ? tokens.findIndex(({ text }, at) => at > index && text === ')') : -1;
    const isList = tokens.slice(index, end).some(({ text }) => text === ',');
    const inner = tokens.slice(index + 1, Math.max(index + 1, end));
    if (isStory(inner) && isStory(openingOf(inner))) until = end;
    else if (end > index + 2 && !isList && asides.test(tokens[index + 1]?.lower ?? '')) until = end;
    else if (isList && tellsInList(inner)) {
      kept.push(token, ...withoutTold(inner));
      until = end - 1;
    } else kept.push(token);
  }
  return kept;
};

/** `printer, a NAS we back up to`: behind the name of a part stands what somebody does with it. */
const tellsInList = (inner: readonly Token[]): boolean =>
  isStory(inner) && inner.some(({ lower }, at) => tellingPronouns.has(lower) && inner[at - 1]?.kind === 'word');

const withoutTold = (inner: readonly Token[]): readonly Token[] => {
  let isTold = false;
  return inner.filter(({ text, lower }, at) => {
    if (text === ',') isTold = false;
    else if (tellingPronouns.has(lower) && inner[at - 1]?.kind === 'word') isTold = true;
    return !isTold;
  });
};

/** `(Ann wrote it)`; `(we have 3)` counts. */
const isStory = (inner: readonly Token[]): boolean =>
  inner.some(({ lower }) => tellingPronouns.has(lower)) &&
  !inner.some(({ kind, lower }) => kind === 'number' || numberWords.indexOf(lower) > 1);

/** A story speaks of somebody from its start; `printer, a NAS we back up to` lists. */
const openingOf = (inner: readonly Token[]): readonly Token[] => {
  const comma = inner.findIndex(({ text }) => text === ',');
  return comma < 0 ? inner : inner.slice(0, comma);
};

const asides = /^(?:one|draw|each|per|optional|only|just|not|if|maybe|also|still|show|no|same|currently|for)$/;

/** `/orders` is one word. */
const mergePaths = (tokens: readonly Token[]): readonly Token[] => {
  const merged: Token[] = [];
  for (const token of tokens) {
    const [slash, before] = [merged.at(-1), merged.at(-2)];
    const isPath =
      slash?.text === '/' && slash.end === token.start && token.kind === 'word' && (before?.end ?? -1) < slash.start;
    if (isPath)
      merged[merged.length - 1] = { ...token, text: `/${token.text}`, lower: `/${token.lower}`, start: slash.start };
    else merged.push(token);
  }
  return merged;
};

/** `orders-api:2.4` is one name with its version. */
const mergeTags = (tokens: readonly Token[]): readonly Token[] => {
  const merged: Token[] = [];
  for (const token of tokens) {
    const [name, colon] = merged.slice(-2);
    const isTag =
      name?.kind === 'word' &&
      colon?.text === ':' &&
      name.end === colon.start &&
      colon.end === token.start &&
      (/^v?\d+\./.test(token.lower) || imageTags.has(token.lower));
    if (isTag) {
      const text = `${name.text}:${token.text}`;
      merged.splice(-2, 2, { ...name, text, lower: text.toLowerCase(), end: token.end });
    } else merged.push(token);
  }
  return merged;
};

/** `A site to site VPN`: a word that leads to itself is one word with what it leads to. */
const mergeEnds = (tokens: readonly Token[]): readonly Token[] => {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, to, same, noun] = tokens.slice(at, at + 4);
    if (token === undefined) break;
    const isMerged =
      to?.lower === 'to' &&
      same !== undefined &&
      noun?.kind === 'word' &&
      ((endWords.has(token.lower) && same.lower === token.lower) ||
        compoundsWithTo.has(`${token.lower}-${same.lower}`));
    const text = isMerged ? `${token.text}-to-${same.text}` : token.text;
    merged.push(isMerged ? { ...token, text, lower: text.toLowerCase(), end: same.end } : token);
    if (isMerged) at += 2;
  }
  return merged;
};

/** `app+worker` and `web01/web02` are two each. */
const splitPairs = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => {
    const [, first, sign, second] = /^([\p{L}\p{N}_-]+)([+/])([\p{L}\p{N}_-]+)$/u.exec(token.text) ?? [];
    if (first === undefined || second === undefined || sign === undefined) return [token];
    const areNumbered = /\d$/.test(first) && first.replace(/\d+$/, '') === second.replace(/\d+$/, '');
    if (sign === '/' && !areNumbered) return [token];
    const middle = token.start + first.length;
    const make = (text: string, start: number): Token => ({
      ...token,
      text,
      lower: text.toLowerCase(),
      start,
      end: start + text.length,
    });
    return [make(first, token.start), { ...make('and', middle), end: middle + 1 }, make(second, middle + 1)];
  });

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
