import { numberWords } from '../lexicon/en/numbers.ts';
import { betweenLayers, layerCount, ofLayers, saysLayers } from '../lexicon/en/topology-words.ts';
import type { Piece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { chunkSentence } from './chunks/chunk-sentence.ts';
import type { KnownNames } from './known-names.ts';
import type { Landscape } from './landscape/landscape.ts';
import type { Part } from './landscape/part.ts';
import { readContents } from './sentence/read-sentence.ts';

/** Fewer lists with a heading are no layers. */
const fewestLayers = 3;

/** `Storage: HDFS, Hive`, `Middle - payments, accounts`. */
const layer = /^[\s*•-]*(?<head>[\p{L}\d][\p{L}\d ./&()-]{1,30}?)\s*(?::|\s[-–]\s)\s*(?<list>[^:\n]+?)[\s.;]*$/u;

/** `Storage (HDFS, Hive)` */
const layerInBrackets = /^\s*(?<head>[\p{L}\d][\p{L}\d ./&-]{1,30}?)\s*\((?<list>[^()]+)\)[\s.;]*$/u;

export interface Layers {
  readonly areas: readonly Part[];
  /** The text with them blanked out. */
  readonly rest: string;
}

/**
 * `Presentation: pages. Domain: orders, prices. Infrastructure: SMTP adapter.`: what stands under each heading is one layer of a system,
 * put into the landscape. In: the text, and the prompt that it is of. Undefined where it lists none.
 */
export const readLayers = (
  text: string,
  prompt: string,
  known: KnownNames,
  landscape: Landscape,
): Layers | undefined => {
  const pieces = piecesOf(text);
  const layers = pieces.flatMap((piece) => layerIn(piece) ?? []);
  const count = layerCount.exec(prompt)?.groups?.count?.toLowerCase() ?? '';
  const areAll = layers.length > 1 && [String(layers.length), numberWords[layers.length]].includes(count);
  const areMost = layers.length >= fewestLayers && layers.length >= pieces.length / 2 && saysLayers.test(prompt);
  if (!areAll && !areMost) return undefined;
  const areas = layers.map(({ head, list, start }) => {
    const area = landscape.add(capitalised(head), 'prompt');
    landscape.widen(area, { start, end: start + head.length });
    readContents(chunkSentence(tokenise(list.text, list.start), known), [area], landscape);
    return area;
  });
  const rest = pieces.reduce(
    (left, piece) =>
      layerIn(piece) === undefined && (!ofLayers.test(piece.text) || betweenLayers.test(piece.text))
        ? left
        : blanked(left, piece),
    text,
  );
  return { areas, rest };
};

/** Each layer leads to the next, where a text tells of no other lines. True where it was so. */
export const joinLayers = ({ areas }: Layers, landscape: Landscape): boolean => {
  if (landscape.lines.length > 0) return false;
  for (const [index, area] of areas.slice(1).entries())
    landscape.link(areas.slice(index, index + 1), [area], { origin: 'repair', isWhole: true });
  return true;
};

const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(/[^\n.;]+(?:\.(?=\S)[^\n.;]+)*/g)].flatMap(({ index, 0: piece }) =>
    piece.trim() === '' ? [] : inBrackets({ text: piece, start: index }),
  );

/** `front (site, app), back (store)`: each with its brackets, where all of a piece is told so. */
const inBrackets = (piece: Piece): readonly Piece[] => {
  const colon = piece.text.indexOf(':') + 1;
  const said = { text: piece.text.slice(colon), start: piece.start + colon };
  const parts = splitOutside(said, /,\s*(?:and\s+)?|\s+and\s+/g);
  const areAll =
    parts.length > 1 && saysLayers.test(piece.text.slice(0, colon)) && parts.every(({ text }) => bracketed.test(text));
  return areAll
    ? [...(colon > 0 ? [{ text: piece.text.slice(0, colon), start: piece.start }] : []), ...parts]
    : [piece];
};

const bracketed = /^\s*[\p{L}\d][\p{L}\d -]{1,30}?\s*\([^()]+\)\s*$/u;

const layerIn = ({ text, start }: Piece) => {
  const { head, list } = layer.exec(text)?.groups ?? layerInBrackets.exec(text)?.groups ?? {};
  if (head === undefined || list === undefined || ofLayers.test(text)) return undefined;
  const isTold = (findPredicate(tokenise(list))?.score ?? 0) > mostLikeVerb;
  const place = { text: list, start: start + text.lastIndexOf(list) };
  return isTold ? undefined : { head, list: place, start: start + text.indexOf(head) };
};

/** What is listed may look like a verb: `booking, room, rate`. */
const mostLikeVerb = 7;

const blanked = (text: string, { start, text: { length } }: Piece): string =>
  text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);
