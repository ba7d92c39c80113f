import type { Drafter } from '../draft.ts';
import { endsInCount } from '../lexicon/en/topology-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { hasArrow } from '../notations/arrows.ts';
import type { OutlineItem } from '../outline/outline.ts';
import { readOutlineLines } from '../outline/read-lines.ts';
import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, textOf, tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { areaRank, noArea } from './areas.ts';
import { chunkSentence } from './chunks/chunk-sentence.ts';
import { chunkStatement } from './chunks/chunk-statement.ts';
import { fillAreas } from './fill-areas.ts';
import { frameByTitle } from './frame-by-title.ts';
import { inferredNotice } from './inferred-notice.ts';
import { kindOf } from './kind-of.ts';
import { createKnownNames, type KnownNames } from './known-names.ts';
import { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { joinLayers, readLayers } from './layers.ts';
import { nameByPlace } from './name-by-place.ts';
import { openStores } from './open-stores.ts';
import { placeHeadsOf } from './place-heads.ts';
import { readBetweenEach } from './read-between-each.ts';
import { withArrows } from './read-dashes.ts';
import { readHeaded } from './read-headed.ts';
import { readName, wordsOf } from './read-name.ts';
import { readPath } from './read-path.ts';
import { readPayloads } from './read-payloads.ts';
import { readContents, readSentence } from './sentence/read-sentence.ts';
import { isRemark, titleIn } from './statements/is-remark.ts';
import { readChain } from './statements/read-chain.ts';
import { refusedNotices } from './statements/refused-notices.ts';
import { spellOut } from './statements/spell-out.ts';
import { splitFronted } from './statements/split-fronted.ts';
import { splitOutline } from './statements/split-outline.ts';
import { splitPlaces } from './statements/split-places.ts';
import { isAllChains, splitStatements } from './statements/statement.ts';
import { tableToChains } from './statements/table-to-chains.ts';
import { withoutReasons } from './statements/without-reasons.ts';
import { readTiers } from './tiers.ts';
import { toSpec } from './to-spec.ts';
import { unwrapKinds } from './unwrap-kinds.ts';
import { headingOf, withoutWhole } from './whole.ts';
import { wire } from './wiring/wire.ts';

/**
 * The topology family: components, devices and areas, the lines between them and what is inside what. Lines with arrows
 * are read exactly, an outline is containment, everything else sentence by sentence; what is only listed is joined in
 * the usual order.
 */
export const draftTopology: Drafter = (rest, type, title, prompt) => {
  const placeHeads = placeHeadsOf(prompt, type);
  const told = isTiered(title)
    ? fromTitle(prompt, title)
    : placeHeads.has(title.toLowerCase()) ||
        countsParts.test(title) ||
        endsInCount.test(title) ||
        isPlaceWith(title) ||
        isNumbered(title)
      ? prompt
      : rest;
  const written = withArrows(tableToChains(told));
  const landscape = new Landscape(type);
  const known = createKnownNames(type);
  const layers = readLayers(written, prompt, known, landscape);
  const text = layers?.rest ?? written;
  landscape.title = placeHeads.has(title.toLowerCase()) ? '' : subjectOf(title);
  landscape.placeHeads = placeHeads;
  readSubject(title, prompt, landscape);
  const isListed = text.includes('\n') && !hasArrow(text);
  const whole = isListed ? readOutlineLines(text) : undefined;
  const mixed = isListed && whole === undefined ? splitOutline(text, known) : undefined;
  const outline = whole ?? (mixed && readOutlineLines(mixed.list));
  for (const item of outline ?? []) addItem({ item, parents: [], text }, known, landscape);
  const sentences =
    outline === undefined
      ? readText(text, known, landscape)
      : mixed === undefined
        ? []
        : readText(mixed.prose, known, landscape);
  unwrapKinds(landscape);
  fillAreas(landscape);
  frameByTitle(landscape);
  nameByPlace(landscape);
  const isLayered = layers !== undefined && type.id === 'architecture' && joinLayers(layers, landscape);
  if (!isLayered && (!isAllChains(text) || landscape.parts.some(isInVlan))) wire(landscape);
  if (type.id === 'architecture') openStores(landscape);
  if (landscape.title === '') landscape.title = openingSubject(prompt) ?? type.label;
  const spec = toSpec(landscape);
  const notice = inferredNotice(spec);
  return {
    spec,
    sentences,
    lost: [],
    notices: [...(notice === undefined ? [] : [notice]), ...refusedNotices(text)],
    trace: [
      {
        stage: 'parts',
        lines: landscape.parts.map(
          ({ label, role, parent }) => `${label} [${role}]${parent ? ` in ${parent.label}` : ''}`,
        ),
      },
      { stage: 'lines', lines: landscape.lines.map(({ from, to, label }) => `${from.label} -${label}-> ${to.label}`) },
    ],
  };
};

/** What an arrow from a VLAN puts there hangs on something that no arrow tells of. */
const isInVlan = ({ parent }: Part): boolean => parent?.words[0] === 'vlan';

/** The most words of a title that a text opens with. */
const longestSubject = 4;

/** `Office` of `Office with router and firewall`: what a text opens with is what it is about. */
const openingSubject = (text: string): string | undefined => {
  const { subject } =
    /^\s*(?:(?:an?|the|our|my)\s+)?(?<subject>\p{L}[\p{L}\d -]{2,40}?)\s+(?:with|has|have|consists? of|includes?|contains?)\s/iu.exec(
      text,
    )?.groups ?? {};
  const isName =
    subject !== undefined && subject.split(/\s+/).length <= longestSubject && !findPredicate(tokenise(subject));
  return isName ? capitalised(subject) : undefined;
};

/** `Campus with two buildings: ...`, `Production: ...`: the title itself names parts. */
const countsParts =
  /^(?:(?:[\p{L}\d ]+ with )?(?:\d|two|three|four|five|six) \p{L}+s|production|staging|prod|dev|development|test|qa|uat)$/iu;

/** `Data centre with a cluster: two hosts ...`: the title itself names areas. */
const isPlaceWith = (title: string): boolean => {
  const [place, inside] = title
    .toLowerCase()
    .split(' with ')
    .map((part) => areaRank(part.split(' ')));
  return place !== undefined && inside !== undefined && place < inside && inside < noArea;
};

/** `Zone 1: ...`: the title is the first of several areas. */
const isNumbered = (title: string): boolean => /\d$/.test(title) && areaRank(title.toLowerCase().split(' ')) < noArea;

/** `Three-tier: web, app, database`: the title itself says how the parts stand. */
const isTiered = (title: string): boolean => /\b(?:tier|tiered|layer|layered)\b/i.test(title);

const fromTitle = (prompt: string, title: string): string => {
  const start = Math.max(0, prompt.search(/\b(?:two|three|four|[234]|n|multi)[- ](?:tier|layer)/i));
  return title === '' ? prompt : ' '.repeat(start) + prompt.slice(start);
};

const requestVerb =
  /^(?:(?:please )?(?:draw|create|make|show|design|sketch|model|generate)\s+)?(?:me\s+)?(?:an?\s+|the\s+)?/i;

/** `Draw a network diagram of a home network` is about the home network. */
const subjectOf = (title: string): string =>
  capitalised(
    title
      .replace(requestVerb, '')
      .replace(/^[\w -]*?\bdiagrams?\s+(?:of|for|showing)\s+(?:an?\s+|the\s+|our\s+|my\s+)?/i, ''),
  );

/** `Deploy a Django app: ...` names a part of its own. */
const readSubject = (title: string, prompt: string, landscape: Landscape): void => {
  const subject = /^(?:deploy|host|run|ship|install|operate)\s+(?<name>.+)$/i.exec(title)?.groups?.name;
  if (subject === undefined) return;
  const start = prompt.toLowerCase().indexOf(subject.toLowerCase());
  const name = readName(tokenise(subject, Math.max(0, start)));
  if (name !== undefined) landscape.mention(name);
};

const readText = (text: string, known: KnownNames, landscape: Landscape): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  splitStatements(text).forEach((statement, index, all) => {
    if (!statement.isChain && all.length > 1 && isRemark(statement.tokens)) return;
    const heading =
      index === 0 && all.length > 1 && !statement.isChain
        ? titleOf(statement.tokens, all.slice(1), known, landscape)
        : undefined;
    if (heading !== undefined) {
      landscape.title ||= heading;
      return;
    }
    if (statement.isChain) {
      readChain(statement.tokens, known, landscape, (tokens) => readStatement(tokens, false, known, landscape));
      return;
    }
    sentences.push({ ...statement, tokens: asWritten(statement.tokens) });
    for (const tokens of splitAtSemicolons(statement.tokens)) readStatement(tokens, index === 0, known, landscape);
  });
  return sentences;
};

/** The tokens in the order of the text, without what was added to them. */
const asWritten = (tokens: readonly Token[]): readonly Token[] =>
  [...new Map(tokens.filter(({ start, end }) => end > start).map((token) => [token.start, token])).values()].sort(
    (one, other) => one.start - other.start,
  );

/** What an opening statement calls the whole, where no later one speaks of it as of a part. */
const titleOf = (
  tokens: readonly Token[],
  others: readonly Sentence[],
  known: KnownNames,
  { type }: Landscape,
): string | undefined => {
  const chunks = chunkSentence(tokens, known);
  const heading = headingOf(chunks);
  if (heading !== undefined) return heading;
  const title = titleIn(chunks);
  const words = wordsOf(title ?? '');
  const last =
    words[0] === undefined ? '' : chunks[0]?.kind === 'name' ? singular(chunks[0].tokens.at(-1)?.lower ?? '') : '';
  const isPart =
    areaRank(words) < noArea || others.some((other) => other.tokens.some(({ lower }) => singular(lower) === last));
  return title === undefined || isPart || /^(?:router|switch|firewall|database|queue)$/.test(kindOf(words, type).role)
    ? undefined
    : title;
};

const splitAtSemicolons = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ';') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
};

const readStatement = (tokens: readonly Token[], isFirst: boolean, known: KnownNames, landscape: Landscape): void => {
  const colon = tokens.findIndex((token, index) => token.text === ':' && index > 0 && index < tokens.length - 1);
  const head = colon > 0 ? tokens.slice(0, colon) : [];
  const read = (part: readonly Token[]): void => readStatement(part, false, known, landscape);
  if (isFirst && readTiers(tokens, landscape, read)) return;
  const end = readPath(tokens, landscape);
  if (end !== undefined) {
    if (end < tokens.length) read(tokens.slice(end));
    return;
  }
  if (readBetweenEach(tokens, landscape) || readPayloads(tokens, landscape, read)) return;
  const completed = withObject(withoutOrder(tokens, isFirst));
  if (completed.length !== tokens.length) {
    readStatement(completed, isFirst, known, landscape);
    return;
  }
  const isTold = chunkSentence(head, known).some(({ kind }) => kind === 'relation') || endsInList(head);
  if (colon > 0 && !isTold) {
    readHeaded(tokens, colon, { isFirst, known, landscape, read });
    return;
  }
  const [place, there] = splitPlaces(tokens);
  if (there !== undefined) {
    read(place);
    read(there);
    return;
  }
  const [here, next] = splitFronted(tokens, known);
  if (next !== undefined) {
    read(here);
    read(next);
    return;
  }
  const chunks = chunkStatement(tokens, known, landscape.type);
  readSentence(isFirst ? withoutWhole(chunks, landscape) : chunks, landscape);
};

/** True for several names of which the last counts parts that are named next. */
const endsInList = (tokens: readonly Token[]): boolean => {
  const last = textOf(tokens.slice(tokens.findLastIndex(({ text }) => text === ',') + 1 || tokens.length));
  return endsInCount.test(last) && areaRank(wordsOf(last)) === noArea;
};

/** `Deploy the shop on Tomcat` is about the shop. */
const withoutOrder = (tokens: readonly Token[], isFirst: boolean): readonly Token[] =>
  isFirst &&
  /^(?:deploy|host|install|run|ship|put)$/.test(tokens[0]?.lower ?? '') &&
  /^(?:an?|the|our|my)$/.test(tokens[1]?.lower ?? '')
    ? tokens.slice(1)
    : tokens;

/** `The mailer and the printer subscribe`: to what was named last. */
const withObject = (tokens: readonly Token[]): readonly Token[] => {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length < 2 || !/^(?:subscribes?|listens?)$/.test(last.lower)) return tokens;
  return [...tokens, ...tokenise('to it').map((token) => ({ ...token, start: last.end, end: last.end }))];
};

interface Item {
  readonly item: OutlineItem;
  readonly parents: readonly Part[];
  /** The whole outline: `2 web servers` is two servers and no second section. */
  readonly text: string;
}

const addItem = ({ item, parents, text }: Item, known: KnownNames, landscape: Landscape): void => {
  const counted = /(?:^|[\n\t *-])(\d+)\s+$/.exec(text.slice(0, item.span.start))?.[1];
  const tokens = [
    ...(counted === undefined || !/s\b/.test(item.text) ? [] : tokenise(counted, item.span.start - counted.length - 1)),
    ...withoutReasons(spellOut(tokenise(item.text, item.span.start))),
  ];
  const colon = tokens.findIndex((token, index) => token.text === ':' && index > 0 && index < tokens.length - 1);
  const head = colon > 0 ? tokens.slice(0, colon) : tokens;
  const isTold = chunkSentence(tokens, known).some((chunk) => chunk.kind === 'relation' && chunk.isVerb);
  if (item.children.length === 0 && isTold) {
    readStatement(tokens, false, known, landscape);
    return;
  }
  const parts = readContents(chunkSentence(head, known), parents, landscape);
  if (colon > 0) readContents(chunkSentence(tokens.slice(colon + 1), known), parts.slice(0, 1), landscape);
  const holders =
    parts.length > 1 && parts[0]?.words.join(' ') !== parts.at(-1)?.words.join(' ') ? parts.slice(0, 1) : parts;
  for (const child of item.children) addItem({ item: child, parents: holders, text }, known, landscape);
};
