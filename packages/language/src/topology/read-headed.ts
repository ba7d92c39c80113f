import { joiningRoles } from '../lexicon/en/topology-words.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { areaRank, noArea, rankIn } from './areas.ts';
import type { Chunk } from './chunks/chunk.ts';
import { chunkStatement } from './chunks/chunk-statement.ts';
import type { KnownNames } from './known-names.ts';
import type { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { type ReadName, readName } from './read-name.ts';
import { readContents, readSentence } from './sentence/read-sentence.ts';
import { isWhole } from './whole.ts';

/** Where a statement stands. */
interface Place {
  /** True for the first one of the text. */
  readonly isFirst: boolean;
  readonly known: KnownNames;
  readonly landscape: Landscape;
  /** Reads any other statement. */
  readonly read: (tokens: readonly Token[]) => void;
}

/** Reads a statement with a name before a colon: an area and what is in it, a part and what it has or is made of, or a title. */
export const readHeaded = (
  tokens: readonly Token[],
  colon: number,
  { isFirst, known, landscape, read }: Place,
): void => {
  const head = tokens.slice(0, colon);
  const name = readName(head);
  const rest = chunkStatement(tokens.slice(colon + 1), known, landscape.type);
  const holders = rest.filter((chunk) => chunk.kind === 'name' && chunk.tokens.at(-1)?.text === ')').length;
  const mark = tokens[colon];
  if (name?.count !== undefined && name.count > 1 && holders === name.count)
    readSentence(chunkStatement(tokens, known, landscape.type), landscape);
  else if (name !== undefined && mark !== undefined && isDevice(name, landscape) && isHolder(name, rest, landscape))
    read(tokens.with(colon, { ...mark, text: 'has', lower: 'has', kind: 'word' }));
  else if (name !== undefined && landscape.placeHeads.has(name.label.toLowerCase()))
    readContents(rest, asSite(landscape.mention(name)), landscape);
  else if (name !== undefined && rankIn(name.words, landscape.type.id) <= lastArea && !(isFirst && isWhole(name.words)))
    readContents(rest, landscape.mention(name), landscape);
  else if (name !== undefined && mark !== undefined && isHolder(name, rest, landscape))
    read(tokens.with(colon, { ...mark, text: 'has', lower: 'has', kind: 'word' }));
  else if (name === undefined || !isMadeOf(name, rest, landscape)) {
    if (landscape.title === '') landscape.title = capitalised(textOf(head));
    readSentence(rest, landscape);
  }
};

/** A place that only its name tells of. */
const asSite = (parts: readonly Part[]): readonly Part[] => {
  for (const part of parts) part.rank = areaRank(['site']);
  return parts;
};

/** The rank of the smallest area that a heading names. */
const lastArea = 8;

/** `core: office switch, server switch`, where the core switch was named. */
const isDevice = (name: ReadName, landscape: Landscape): boolean =>
  landscape.type.id === 'network' &&
  landscape.find(name).every(({ rank, role }) => rank === noArea && joiningRoles.has(role));

/** `Office switch: 4 PCs and a copier`: what a device has that was named before. */
const isHolder = (name: ReadName, rest: readonly Chunk[], landscape: Landscape): boolean =>
  landscape.find(name).length === 1 &&
  rest.every(({ kind }) => kind !== 'relation') &&
  (rest.length > 1 || rest.some((chunk) => chunk.kind === 'name' && chunk.tokens.length > 1));

/** `Web app: React`: what a part is made of that was named before, which it keeps. */
const isMadeOf = (name: ReadName, [product, ...more]: readonly Chunk[], landscape: Landscape): boolean => {
  const [part, ...others] = landscape.find(name);
  const isOne = part !== undefined && others.length === 0 && more.length === 0 && product?.kind === 'name';
  if (!isOne || landscape.type.id === 'network') return false;
  part.technology ??= textOf(product.tokens);
  return true;
};
