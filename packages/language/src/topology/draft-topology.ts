import type { Drafter } from '../draft.ts';
import { hasArrow, readArrows } from '../notations/arrows.ts';
import type { OutlineItem } from '../outline/outline.ts';
import { readOutlineLines } from '../outline/read-lines.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import { type Token, textOf, tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { areaRank, noArea } from './areas.ts';
import type { Chunk } from './chunks/chunk.ts';
import { chunkSentence } from './chunks/chunk-sentence.ts';
import { expandPlaces } from './chunks/expand-places.ts';
import { shareHead } from './chunks/share-head.ts';
import { splitPer } from './chunks/split-per.ts';
import { splitPurposes } from './chunks/split-purposes.ts';
import { fillAreas } from './fill-areas.ts';
import { frameByTitle } from './frame-by-title.ts';
import { inferredNotice } from './inferred-notice.ts';
import { createKnownNames, type KnownNames } from './known-names.ts';
import { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { products } from './products.ts';
import { withArrows } from './read-dashes.ts';
import { type ReadName, readName } from './read-name.ts';
import { readPath } from './read-path.ts';
import { readPayloads } from './read-payloads.ts';
import { readBracket, readContents, readSentence } from './sentence/read-sentence.ts';
import { readTiers } from './tiers.ts';
import { toSpec } from './to-spec.ts';
import { headingOf, isWhole, withoutWhole } from './whole.ts';
import { wire } from './wiring/wire.ts';

/**
 * The topology family: components, devices and areas, the lines between them and what is inside what. Lines with arrows
 * are read exactly, an outline is containment, everything else sentence by sentence; what is only listed is joined in
 * the usual order.
 */
export const draftTopology: Drafter = (rest, type, title, prompt) => {
  const text = withArrows(
    isTiered(title) ? fromTitle(prompt, title) : countsParts.test(title) || isPlaceWith(title) ? prompt : rest,
  );
  const landscape = new Landscape(type);
  const known = createKnownNames(type);
  landscape.title = subjectOf(title);
  readSubject(title, prompt, landscape);
  const outline = text.includes('\n') && !hasArrow(text) ? readOutlineLines(text) : undefined;
  const sentences = outline === undefined ? readText(text, known, landscape) : [];
  for (const item of outline ?? []) addItem({ item, parents: [], text }, known, landscape);
  fillAreas(landscape);
  frameByTitle(landscape);
  if (!hasArrow(text) || piecesOf(text).some((piece) => piece.trim() !== '' && !hasArrow(piece))) wire(landscape);
  if (landscape.title === '') landscape.title = openingSubject(prompt) ?? type.label;
  const spec = toSpec(landscape);
  const notice = inferredNotice(spec);
  return {
    spec,
    sentences,
    lost: [],
    ...(notice === undefined ? {} : { notices: [notice] }),
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
  let start = 0;
  let prose = '';
  for (const line of text.split('\n')) {
    const before = prose.length;
    for (const piece of hasArrow(line) ? piecesOf(line) : [line]) {
      if (hasArrow(piece)) {
        const { told, from } = proseIn(piece, known);
        readArrowLine(' '.repeat(from) + piece.slice(from), start + prose.length - before, landscape);
        prose += `${told}${' '.repeat(piece.length - told.length)}`;
      } else prose += piece;
    }
    prose += '\n';
    start += line.length + 1;
  }
  splitSentences(prose).forEach((sentence, index, all) => {
    const heading = index === 0 && all.length > 1 ? headingOf(chunkSentence(sentence.tokens, known)) : undefined;
    if (heading !== undefined) {
      landscape.title ||= heading;
      return;
    }
    sentences.push(sentence);
    for (const tokens of splitAtSemicolons(sentence.tokens)) readStatement(tokens, index === 0, known, landscape);
  });
  return sentences;
};

/** What semicolons part: a chain of arrows, and what is told of it behind. */
const piecesOf = (line: string): readonly string[] => line.split(/(?<=;)/);

/** What a line tells before its arrows, and where these start: both have the API of `users call API -> Database`. */
const proseIn = (line: string, known: KnownNames): { readonly told: string; readonly from: number } => {
  const head = line.slice(0, Math.max(0, line.search(/\s*(?:-+>|=>|→)/)));
  const chunks = chunkSentence(tokenise(head), known);
  const last = chunks.at(-1);
  if (!chunks.some((chunk) => chunk.kind === 'relation' && chunk.isVerb) || last?.kind !== 'name')
    return { told: '', from: 0 };
  return { told: head, from: last.tokens[0]?.start ?? 0 };
};

const readArrowLine = (line: string, start: number, landscape: Landscape): void => {
  for (const arrow of readArrows(line)) {
    const [from, to] = [arrow.from, arrow.to].map(({ text, span }) => {
      const tokens = tokenise(text, start + span.start);
      const names = namesOf(tokens);
      const parts = names.flatMap((name) => landscape.mention({ ...name, determiner: 'none' }));
      for (const part of parts) readBracket(tokens, part, landscape);
      return parts;
    });
    landscape.link(from ?? [], to ?? [], {
      label: arrow.label,
      source: { start: start + arrow.from.span.start, end: start + arrow.to.span.end },
    });
  }
};

/** `MySQL and CSV files` at an arrow are two where one of them is a product. */
const namesOf = (tokens: readonly Token[]): readonly ReadName[] => {
  const at = tokens.findIndex(({ lower }) => lower === 'and');
  const pieces = [tokens.slice(0, Math.max(0, at)), tokens.slice(at + 1)].flatMap((piece) => readName(piece) ?? []);
  const isTwo = at > 0 && pieces.length === 2 && pieces.some(({ words }) => products.has(words.join(' ')));
  return isTwo ? pieces : [readName(tokens)].flatMap((name) => name ?? []);
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
  if (isFirst && readTiers(tokens, landscape)) return;
  const read = (part: readonly Token[]): void => readStatement(part, false, known, landscape);
  const end = readPath(tokens, landscape);
  if (end !== undefined) {
    if (end < tokens.length) read(tokens.slice(end));
    return;
  }
  if (readPayloads(tokens, landscape, read)) return;
  const completed = withObject(withoutOrder(tokens, isFirst));
  if (completed.length !== tokens.length) {
    readStatement(completed, isFirst, known, landscape);
    return;
  }
  if (colon > 0 && !chunkSentence(head, known).some((chunk) => chunk.kind === 'relation')) {
    const name = readName(head);
    const rest = chunkSentence(tokens.slice(colon + 1), known);
    const isArea = name !== undefined && areaRank(name.words) <= 8 && !(isFirst && isWhole(name.words));
    if (name !== undefined && isArea) readContents(rest, landscape.mention(name), landscape);
    else {
      if (landscape.title === '') landscape.title = capitalised(textOf(head));
      readSentence(rest, landscape);
    }
    return;
  }
  const chunks = [shareHead, expandPlaces, splitPurposes, splitPer].reduce<readonly Chunk[]>(
    (all, pass) => pass(all, landscape.type),
    chunkSentence(tokens, known),
  );
  readSentence(isFirst ? withoutWhole(chunks, landscape) : chunks, landscape);
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
    ...tokenise(item.text, item.span.start),
  ];
  const colon = tokens.findIndex((token, index) => token.text === ':' && index > 0 && index < tokens.length - 1);
  const head = colon > 0 ? tokens.slice(0, colon) : tokens;
  const parts = readContents(chunkSentence(head, known), parents, landscape);
  if (colon > 0) readContents(chunkSentence(tokens.slice(colon + 1), known), parts.slice(0, 1), landscape);
  const holders =
    parts.length > 1 && parts[0]?.words.join(' ') !== parts.at(-1)?.words.join(' ') ? parts.slice(0, 1) : parts;
  for (const child of item.children) addItem({ item: child, parents: holders, text }, known, landscape);
};
