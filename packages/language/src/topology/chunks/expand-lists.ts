import { determiners, prepositions } from '../../lexicon/en/closed-words.ts';
import { numberWords } from '../../lexicon/en/numbers.ts';
import { turnWords } from '../../lexicon/en/topology-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import type { Token } from '../../text/token.ts';
import type { TypeDescription } from '../../understanding.ts';
import { areaRank, noArea, rankIn } from '../areas.ts';
import { kindOf } from '../kind-of.ts';
import { readName } from '../read-name.ts';
import type { Chunk } from './chunk.ts';
import { isLetter, repeatCoded, repeatHead, repeatStore } from './repeat-head.ts';

/** `Three services (auth / orders / catalog)`, `2 services: carts, users`: what is counted is called by its names. */
export const expandLists = (chunks: readonly Chunk[], type: TypeDescription): readonly Chunk[] => {
  const expanded: Chunk[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at];
    if (chunk === undefined) break;
    const coded = repeatCoded(expanded, chunk);
    if (coded !== undefined) {
      expanded.splice(-2, 1, coded.first);
      expanded.push(coded.next);
      continue;
    }
    const numbered = repeatHead(expanded, chunk) ?? repeatStore(expanded, chunk);
    if (numbered !== undefined) {
      expanded.push(numbered);
      continue;
    }
    const bracketed = chunk.kind === 'name' ? readBracketed(chunk.tokens, type) : undefined;
    const listed =
      bracketed === undefined
        ? (readListed(chunks, at) ??
          readHolders(chunks, at) ??
          readCalled(chunks, at, type) ??
          readNamed(chunks, at, type))
        : undefined;
    const named = bracketed ?? listed;
    if (named === undefined) expanded.push(chunk);
    else {
      for (const [index, item] of named.items.entries()) {
        if (index > 0) expanded.push({ kind: 'separator', word: 'and', isWithin: true });
        expanded.push({ kind: 'name', tokens: withHead(item, named, type) });
      }
      at = listed?.end ?? at;
    }
  }
  return expanded;
};

interface Named {
  readonly head: Token;
  /** Words of it before its noun. */
  readonly before?: readonly Token[];
  readonly items: readonly (readonly Token[])[];
}

const readBracketed = (tokens: readonly Token[], type: TypeDescription): Named | undefined => {
  const open = tokens.findIndex(({ text }) => text === '(');
  const head = tokens[open - 1];
  if (open < 1 || tokens.at(-1)?.text !== ')' || head === undefined || !/[^s]s$/.test(head.lower)) return undefined;
  const modifiers = tokens
    .slice(0, open - 1)
    .filter(
      ({ kind, lower }) =>
        kind === 'word' &&
        !determiners.has(lower) &&
        !numberWords.includes(lower) &&
        !/^(?:pair|couple|of)$/.test(lower),
    );
  const written = splitItems(tokens.slice(open + 1, -1));
  if (written.some((item) => item.some(({ lower }) => prepositions.has(lower) || lower === 'each'))) return undefined;
  const items = written.map((item) =>
    item.length === 1 && turnWords.has(item[0]?.lower ?? '') ? [...item, ...modifiers] : item,
  );
  const count = readName(tokens.slice(0, open))?.count;
  const isHolder = areaRank([singular(head.lower)]) < noArea && count !== items.length && !isServers(head, type);
  if (items.length < 2 || isHolder || (count !== undefined && count !== items.length)) return undefined;
  return count === undefined && kindOf([singular(head.lower)], type).role === 'plain' && !isComponent(head)
    ? undefined
    : { head, items };
};

/** As many names behind the colon as the number before it says. */
const readListed = (chunks: readonly Chunk[], at: number): (Named & { readonly end: number }) | undefined => {
  const [chunk, colon] = [chunks[at], chunks[at + 1]];
  const head = chunk?.kind === 'name' ? chunk.tokens.at(-1) : undefined;
  if (chunk?.kind !== 'name' || colon?.kind !== 'separator' || colon.word !== ':' || head === undefined)
    return undefined;
  const { count, words = [] } = readName(chunk.tokens) ?? {};
  if (count === undefined || areaRank(words) < noArea) return undefined;
  const items: (readonly Token[])[] = [];
  let end = at + 1;
  for (let next = at + 2; next < chunks.length && items.length < count; next += 1) {
    const item = chunks[next];
    if (item?.kind === 'name') items.push(item.tokens);
    else if (item?.kind !== 'separator') return undefined;
    end = next;
  }
  const after = chunks[end + 1];
  return items.length === count && after?.kind !== 'relation' ? { head, items, end } : undefined;
};

/** `Three VLANs: Office (2 PCs), Guest (1 access point), Lab (a NAS)`: each is called by its name, and holds what is in its brackets. */
const readHolders = (chunks: readonly Chunk[], at: number): (Named & { readonly end: number }) | undefined => {
  const [chunk, colon] = [chunks[at], chunks[at + 1]];
  const head = chunk?.kind === 'name' ? chunk.tokens.at(-1) : undefined;
  if (chunk?.kind !== 'name' || colon?.kind !== 'separator' || colon.word !== ':' || head === undefined)
    return undefined;
  const { count = 0, words = [] } = readName(chunk.tokens) ?? {};
  if (count < 2 || areaRank(words) >= noArea) return undefined;
  const items: (readonly Token[])[] = [];
  let end = at + 1;
  for (let next = at + 2; next < chunks.length && items.length < count; next += 1) {
    const item = chunks[next];
    if (item?.kind === 'name') items.push(item.tokens);
    else if (item?.kind !== 'separator') return undefined;
    end = next;
  }
  const hold = items.every((item) => item.at(-1)?.text === ')' && item[0]?.text !== '(');
  return items.length === count && hold ? { head, items, end } : undefined;
};

/** `Two offices Rome and Oslo`, `two data centres, Rome and Oslo`, `two zones a and b`: as many names as the number says are those of the areas. */
const readCalled = (
  chunks: readonly Chunk[],
  at: number,
  type: TypeDescription,
): (Named & { readonly end: number }) | undefined => {
  const chunk = chunks[at];
  if (chunk?.kind !== 'name') return undefined;
  const head = chunk.tokens.findIndex(
    ({ lower }, index, all) =>
      (index > 0 || (all.length === 2 && all.slice(1).every(isLetter))) &&
      (/[^s]s$/.test(lower) || (index === 1 && all.length === 2)) &&
      rankAt(chunk.tokens, index, type) <= lastCalled,
  );
  const noun = chunk.tokens[head];
  const count = noun === undefined ? undefined : readName(chunk.tokens.slice(0, head + 1))?.count;
  const own = chunk.tokens.slice(head + 1);
  const isLettered = count === undefined && own.length === 1 && own.every(isLetter);
  if (noun === undefined || (count === undefined && !isLettered) || head > longestCalled) return undefined;
  const items: (readonly Token[])[] = own.length > 0 && own[0]?.text !== '(' ? [own] : [];
  let end = at;
  for (let next = at + 1; next < chunks.length && items.length < (count ?? Infinity); next += 1) {
    const item = chunks[next];
    if (item?.kind === 'name' && (count !== undefined || item.tokens.every(isLetter))) items.push(item.tokens);
    else if (item?.kind !== 'separator' || !/^(?:,|and|&)$/.test(item.word)) break;
    if (item.kind === 'name') end = next;
  }
  const isNarrow = rankAt(chunk.tokens, head, type) >= siteEnd;
  const areNames = items.every((item) => isCalled(item) && !(isNarrow && isDrawn(item, type)));
  const next = chunks[end + 1];
  return items.length === (count ?? Math.max(2, items.length)) && areNames && next?.kind !== 'name'
    ? { head: noun, before: kindBefore(chunk.tokens, head), items, end }
    : undefined;
};

/** How wide the area is whose plural stands here. */
const rankAt = (tokens: readonly Token[], at: number, { id }: TypeDescription): number =>
  rankIn(
    tokens.slice(0, at + 1).map(({ lower }, index) => (index === at ? singular(lower) : lower)),
    id,
  );

/** What says what the noun alone does not: the data of data centres. */
const kindBefore = (tokens: readonly Token[], head: number): readonly Token[] =>
  areaRank([singular(tokens[head]?.lower ?? '')]) < noArea
    ? []
    : tokens.slice(head - 1, head).filter(({ kind, lower }) => kind === 'word' && !numberWords.includes(lower));

/** One or two words without an article; `a` alone is a name. */
const isCalled = (item: readonly Token[]): boolean =>
  item.length === 1 || (item.length < 3 && !/^(?:an?|the|each|one|\d+)$/.test(item[0]?.lower ?? ''));

const isDrawn = (item: readonly Token[], type: TypeDescription): boolean =>
  kindOf(
    item.map(({ lower }) => singular(lower)),
    type,
  ).role !== 'plain';

/** The most words before the noun with the number. */
const longestCalled = 3;

/** `Two carriers, Rex and Orbit, each with ...`, `two switches, A and B`: as many names as the number says, written with capitals. */
const readNamed = (
  chunks: readonly Chunk[],
  at: number,
  type: TypeDescription,
): (Named & { readonly end: number }) | undefined => {
  const [chunk, comma] = [chunks[at], chunks[at + 1]];
  if (chunk?.kind !== 'name' || comma?.kind !== 'separator' || comma.word !== ',') return undefined;
  const head = chunk.tokens.at(-1);
  const { count, words = [] } = readName(chunk.tokens) ?? {};
  if (head === undefined || count === undefined || !/[^s]s$/i.test(head.lower) || areaRank(words) < noArea)
    return undefined;
  const items: (readonly Token[])[] = [];
  let end = at + 1;
  for (let next = at + 2; next < chunks.length && items.length < count; next += 1) {
    const item = chunks[next];
    if (item?.kind === 'name') items.push(item.tokens);
    else if (item?.kind !== 'separator' || !/^(?:,|and|&)$/.test(item.word)) break;
    end = next;
  }
  const after = chunks[end + 1];
  const areNames = items.every(
    (item) =>
      item.length <= longestProper &&
      item.every(({ text }) => /^\p{Lu}/u.test(text)) &&
      kindOf(
        item.map(({ lower }) => lower),
        type,
      ).role === 'plain',
  );
  const isOver = after === undefined || (after.kind === 'separator' && after.word === ',') || after.kind === 'relation';
  // `three access points, pool, restaurant and yard`
  const arePlaces =
    after === undefined &&
    isDevice(head, type) &&
    items.every((item) => item.length <= longestProper && isPlaceName(item, type));
  return items.length === count && (arePlaces || (areNames && isOver)) ? { head, items, end } : undefined;
};

/** In a network, what others of its kind are told apart from by their places. */
const isDevice = ({ lower }: Token, type: TypeDescription): boolean =>
  type.id === 'network' && kindOf([singular(lower)], type).role !== 'plain';

/** No article, no number and nothing that is drawn. */
const isPlaceName = (item: readonly Token[], type: TypeDescription): boolean =>
  item.every(({ kind, lower }) => kind === 'word' && !determiners.has(lower) && !numberWords.includes(lower)) &&
  !isDrawn(item, type);

/** The most words of a name of one of several. */
const longestProper = 2;

/** Sites and environments are called by any names, zones by such as nothing is drawn for; machines are counted. */
const siteEnd = 4;
const lastCalled = 4;

const splitItems = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    const [first, second, ...others] = /^\p{L}+(?:\/\p{L}+)+$/u.test(token.text) ? token.text.split('/') : [];
    if (first !== undefined && second !== undefined && others.length === 0)
      items.push(
        [{ ...token, text: first, lower: first.toLowerCase() }],
        [{ ...token, text: second, lower: second.toLowerCase() }],
      );
    else if (/^(?:,|\/|&|and|\+|;)$/.test(token.lower)) items.push([]);
    else items.at(-1)?.push(token);
  }
  return items.filter((item) => item.length > 0);
};

/** `Servers (mail, files)`: in a network a mail server and a file server. */
const isServers = ({ lower }: Token, { id }: TypeDescription): boolean => id === 'network' && lower === 'servers';

const isComponent = (head: Token): boolean =>
  /^(?:micro)?(?:services|apps|modules|functions|workers|apis|queues|topics|databases|buckets|jobs)$/.test(head.lower);

/** What a component may be called after; people too: the users service. */
const isSubject = (words: readonly string[], type: TypeDescription): boolean =>
  /^(?:plain|user)$/.test(kindOf(words, type).role);

/** `auth` among services is the auth service; a name that says what it is stays as it is. */
const withHead = (item: readonly Token[], { head, before = [] }: Named, type: TypeDescription): readonly Token[] => {
  const one = { ...head, text: singular(head.text), lower: singular(head.lower) };
  const open = item.findIndex(({ text }) => text === '(');
  if (determiners.has(item[0]?.lower ?? '') && item.length > 2)
    return withHead(item.slice(1), { head, before, items: [] }, type);
  const words = (open < 0 ? item : item.slice(0, open)).map(({ lower }) => lower);
  if (words.length > 1 && areaRank(words) < noArea && areaRank([one.lower]) < noArea) return item;
  if (before.length > 0) return [...before, one, ...item];
  if (words.includes(one.lower) || words.includes(head.lower)) return item;
  if (turnWords.has(words[0] ?? '')) return [...item, one];
  if (item.length === 1 && /^\p{Lu}$/u.test(item[0]?.text ?? '')) return [one, ...item];
  if (isServers(head, type)) return [...item.map((token) => ({ ...token, text: singular(token.text) })), one];
  if (isDevice(head, type) && isPlaceName(item, type) && item.every(({ text }) => /^\p{Ll}/u.test(text)))
    return [...before, one, ...item];
  if (rankIn([one.lower], type.id) < noArea) return [one, ...item];
  return isComponent(head) && isSubject(words, type) ? [...item, one] : item;
};
