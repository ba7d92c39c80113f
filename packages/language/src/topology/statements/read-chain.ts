import { determiners } from '../../lexicon/en/closed-words.ts';
import { joiningRoles, leadingOn, placeFronts } from '../../lexicon/en/topology-words.ts';
import { type Token, textOf, tokenise } from '../../text/token.ts';
import { capitalised } from '../../text/words.ts';
import { areaRank, lastSureRank, noArea } from '../areas.ts';
import type { Chunk } from '../chunks/chunk.ts';
import { chunkStatement } from '../chunks/chunk-statement.ts';
import type { KnownNames } from '../known-names.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Part } from '../landscape/part.ts';
import { readName } from '../read-name.ts';
import { readStop, type Stop } from '../sentence/read-sentence.ts';
import { splitDoing } from '../sentence/split-doing.ts';
import { plainStops } from './plain-stops.ts';
import { splitAtArrows } from './split-at-arrows.ts';

/** A label on an arrow has so many words at most. */
const longestLabel = 6;

/**
 * Reads a chain of arrows, stop by stop. In: its tokens. A stop is a name, a list of names, or a clause: what it opens with is where
 * the arrow ends, what it closes with is where the next one starts. What stands before or behind the chain goes to `readProse`.
 */
export const readChain = (
  tokens: readonly Token[],
  known: KnownNames,
  landscape: Landscape,
  readProse: (tokens: readonly Token[]) => void,
): void => {
  const { chain, place } = splitPlace(tokens);
  const { stops, arrows } = plainStops(splitAtArrows(chain));
  let before: readonly Part[] = [];
  let trailing: readonly Token[] = [];
  stops.forEach((stop, index) => {
    const arrow = arrows[index - 1];
    const isLast = index === stops.length - 1;
    const opened = index === 0 ? readOpening(stop, known, landscape, readProse) : { tokens: stop, from: before };
    const { name, message } = isLast ? takeMessage(opened.tokens, landscape) : { name: opened.tokens, message: '' };
    const { here, rest } = index === 0 ? { here: name, rest: [] } : splitClause(name, known, landscape);
    const found = readHere(here, { known, landscape, isInner: index > 0 && !isLast, hasBefore: index > 0 });
    const label = arrow?.label || message;
    const [from, to] = arrow?.isBack ? [found.entry, opened.from] : [opened.from, found.entry];
    if (holdInVlan(from, to, landscape)) {
      before = to;
      return;
    }
    landscape.link(from, to, {
      label,
      source: { start: (stops[index - 1] ?? stop)[0]?.start ?? 0, end: stop.at(-1)?.end ?? 0 },
    });
    before = found.exit;
    if (rest.length === 0) return;
    if (isLast) trailing = rest;
    else before = readStop(chunkStatement(rest, known, landscape.type), landscape).exit;
  });
  if (trailing.length > 0) readProse(trailing);
  if (place.length > 0) readProse(place);
};

/** `VLAN 10 -> laptops, printer`: an arrow from a VLAN says what is in it. True where it does. */
const holdInVlan = (from: readonly Part[], to: readonly Part[], landscape: Landscape): boolean => {
  const isHeld =
    from.length === 1 &&
    from.every(
      ({ words, rank }) => rank < noArea && words[0] === (landscape.type.id === 'network' ? 'vlan' : 'namespace'),
    ) &&
    to.length > 0 &&
    to.every(({ rank, role }) => rank > lastSureRank && !joiningRoles.has(role));
  if (isHeld) landscape.place(to, from);
  return isHeld;
};

/** `A -> B, on B two printers`: the place that opens behind the last arrow, and what is there, are told of a chain that is over. */
const splitPlace = (
  tokens: readonly Token[],
): { readonly chain: readonly Token[]; readonly place: readonly Token[] } => {
  const last = tokens.findLastIndex(({ text }) => /[>→]/.test(text));
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > last + 2 &&
      tokens[index - 1]?.text === ',' &&
      placeFronts.test(lower) &&
      determiners.has(tokens[index + 1]?.lower ?? ''),
  );
  return at < 0 || last < 0
    ? { chain: tokens, place: [] }
    : { chain: tokens.slice(0, at - 1), place: tokens.slice(at) };
};

interface Opening {
  readonly tokens: readonly Token[];
  readonly from: readonly Part[];
}

/** `Box sends data to the hub, from there a worker -> store`, `Build: git -> Jenkins`: what stands before the first stop. */
const readOpening = (
  tokens: readonly Token[],
  known: KnownNames,
  landscape: Landscape,
  readProse: (tokens: readonly Token[]) => void,
): Opening => {
  const colon = tokens.findLastIndex(({ text }) => text === ':');
  if (colon > 0 && colon < tokens.length - 1) {
    const told = tokens.slice(0, colon);
    const from = told.some(({ lower }) => lower === 'from')
      ? readName(told.slice(told.findLastIndex(({ lower }) => leadingOn.test(lower)) + 1))
      : undefined;
    const leading = from === undefined ? [] : landscape.find({ ...from, determiner: 'known' });
    if (leading.length > 0) return { tokens: tokens.slice(colon + 1), from: leading };
    const head = readName(told);
    if (head !== undefined && landscape.find(head).length > 0) return { tokens: tokens.slice(colon + 1), from: [] };
    landscape.title ||= capitalised(textOf(tokens.slice(0, colon)));
    return readOpening(tokens.slice(colon + 1), known, landscape, readProse);
  }
  const from = tokens.findLastIndex(
    ({ lower }, index) => lower === 'from' && (index === 0 || tokens[index - 1]?.text === ','),
  );
  if (from < 0) {
    const told = chunkStatement(tokens, known, landscape.type);
    const last = told.at(-1);
    if (last?.kind === 'name' && told.some((chunk) => chunk.kind === 'relation' && chunk.isVerb)) {
      readProse(tokens);
      return { tokens: last.tokens, from: [] };
    }
    return { tokens, from: [] };
  }
  if (from > 1) readProse(tokens.slice(0, from - 1));
  if (tokens[from + 1]?.lower === 'there' || tokens[from + 1]?.lower === 'here')
    return { tokens: tokens.slice(from + 2), from: landscape.lastNamed };
  return { tokens: tokens.slice(from + 1), from: [] };
};

/** `A -> B: orders` says what goes there; `A -> B: c, d, e` what hangs on it. */
const takeMessage = (
  tokens: readonly Token[],
  landscape: Landscape,
): { readonly name: readonly Token[]; readonly message: string } => {
  const colon = tokens.findIndex(({ text }, index) => text === ':' && index > 0);
  if (colon < 0) return { name: tokens, message: '' };
  const after = tokens.slice(colon + 1);
  const name = readName(tokens.slice(0, colon));
  const isList = after.some(({ text }) => text === ',') && name !== undefined;
  if (isList && (areaRank(name.words) < noArea || landscape.type.id === 'network'))
    return { name: [...tokens.slice(0, colon), ...withTokens(tokens[colon]), ...after], message: '' };
  return {
    name: tokens.slice(0, colon),
    message: after.length > longestLabel ? '' : textOf(after),
  };
};

const withTokens = (at: Token | undefined): readonly Token[] =>
  tokenise('with').map((token) => ({ ...token, start: at?.start ?? 0, end: at?.end ?? 0 }));

/** `B, C calls D` behind an arrow: the arrow ends at the first, the rest is a clause of its own. */
const splitClause = (
  tokens: readonly Token[],
  known: KnownNames,
  { type }: Landscape,
): { readonly here: readonly Token[]; readonly rest: readonly Token[] } => {
  const chunks = chunkStatement(tokens, known, type);
  const at = chunks.findIndex((chunk, index) => {
    const [before, next] = [chunks[index - 1], chunks[index + 1]];
    return (
      chunk.kind === 'name' &&
      before?.kind === 'separator' &&
      index > 1 &&
      next?.kind === 'relation' &&
      next.isVerb &&
      !next.isAttached
    );
  });
  const first = chunks[at];
  const start = first?.kind === 'name' ? (first.tokens[0]?.start ?? 0) : -1;
  const cut = tokens.findIndex((token) => token.start === start);
  if (at < 0 || cut < 1) return { here: tokens, rest: [] };
  return { here: tokens.slice(0, cut), rest: tokens.slice(cut) };
};

interface Place {
  readonly known: KnownNames;
  readonly landscape: Landscape;
  /** True between two arrows. */
  readonly isInner: boolean;
  readonly hasBefore: boolean;
}

const readHere = (tokens: readonly Token[], { known, landscape, isInner, hasBefore }: Place): Stop => {
  const doing = splitDoing(tokens);
  const chunks = chunkStatement(tokens, known, landscape.type);
  const isTold = chunks.some(({ kind }) => kind === 'relation' || kind === 'relative');
  const continued = hasBefore ? asDeed(tokens, known, landscape) : undefined;
  if (continued !== undefined) return readStop(continued, landscape);
  if (!isTold && doing !== undefined) return readHere(doing.subject, { known, landscape, isInner, hasBefore });
  const [load, aim] = chunks;
  const isLoad =
    hasBefore && load?.kind === 'name' && aim?.kind === 'relation' && aim.relation.meaning === 'link' && !aim.isVerb;
  if (isLoad && !isNamed(load.tokens, landscape)) return readStop(chunks.slice(2), landscape);
  if (isPurposed(chunks)) return readStop([{ kind: 'name', tokens }], landscape);
  if (isTold) return readStop(chunks, landscape);
  const isBreak = isInner && isTwo(chunks);
  const parts = chunks.flatMap((chunk) =>
    chunk.kind === 'name'
      ? splitSlashes(chunk.tokens).map((name) => readStop([{ kind: 'name', tokens: name }], landscape).exit)
      : [],
  );
  if (isBreak) return { entry: parts[0] ?? [], exit: parts.at(-1) ?? [] };
  return { entry: parts.flat(), exit: parts.flat() };
};

const isNamed = (tokens: readonly Token[], landscape: Landscape): boolean => {
  const name = readName(tokens);
  return name !== undefined && landscape.find(name).length > 0;
};

/** `Backend for frontend` is a name. */
const isPurposed = ([name, purpose, ...rest]: readonly Chunk[]): boolean =>
  name?.kind === 'name' && purpose?.kind === 'relation' && purpose.relation.meaning === 'purpose' && rest.length === 1;

/** Between two arrows the comma of `a -> b, c -> d` ends one chain and opens the next; `web1, web2` stand side by side. */
const isTwo = ([first, separator, second, third]: readonly Chunk[]): boolean =>
  third === undefined &&
  first?.kind === 'name' &&
  second?.kind === 'name' &&
  separator?.kind === 'separator' &&
  separator.word === ',' &&
  unnumbered(first.tokens) !== unnumbered(second.tokens);

const unnumbered = (tokens: readonly Token[]): string =>
  textOf(tokens)
    .toLowerCase()
    .replace(/\s*\d+$/, '');

/** `auth / orders` at an arrow are two. */
const splitSlashes = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const names: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += token.text === '(' ? 1 : token.text === ')' ? -1 : 0;
    if (depth === 0 && /^[/+&|]$/.test(token.text)) names.push([]);
    else names.at(-1)?.push(token);
  }
  return names.filter((name) => name.length > 0);
};

/** `A -> writes to B`: the stop tells on of the one before. */
const asDeed = (tokens: readonly Token[], known: KnownNames, landscape: Landscape): readonly Chunk[] | undefined => {
  const [first] = tokens;
  if (first === undefined) return undefined;
  const it = tokenise('it').map((token) => ({ ...token, start: first.start, end: first.start }));
  const chunks = chunkStatement([...it, ...tokens], known, landscape.type);
  const [, verb] = chunks;
  return verb?.kind === 'relation' && verb.isVerb && verb.tokens[0] === first ? chunks : undefined;
};
