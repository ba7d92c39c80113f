import { aroundCentre, centreVerbs, mapWith, opensAround, placedCentres } from '../lexicon/en/topic-words.ts';
import { type Piece, trimPiece } from '../outline/outline.ts';

/**
 * Finds what a text places in the middle. In: `I plan a trip and want a map with Lisbon in the middle, around it food, trams`.
 * Out: `Lisbon`, and the text with that clause blanked, so that all else keeps its place. What the sentence says before is how
 * somebody asks, unless it lists something itself; `Why are trams late? Put that in the middle` speaks of what was named before.
 */
export const takeCentre = (
  text: string,
  { isTitled }: { readonly isTitled: boolean },
): { readonly centre: Piece; readonly rest: string } | undefined => {
  for (const { pattern } of placedCentres) {
    const match = pattern.exec(text);
    const said = match?.groups?.centre;
    if (match === null || said === undefined) continue;
    const end = match.index + match[0].length;
    if (isTitled && !isPut(text.slice(0, match.index), match[0], text.slice(end))) continue;
    const opening = openingOf(text, match.index);
    const isBefore = /^(?:that|this|it)$/i.test(said);
    const named = isBefore ? opening : { text: said, start: match.index + match[0].lastIndexOf(said) };
    const centre = named === undefined ? undefined : trimPiece(withoutQuotes(named));
    if (centre === undefined) continue;
    const from = opening === undefined || (!isBefore && listing.test(opening.text)) ? match.index : opening.start;
    const around = aroundCentre.exec(text.slice(end))?.[0].length ?? 0;
    return { centre, rest: blank(blank(text, from, end), end, end + around) };
  }
  return undefined;
};

/** `island in the middle` may tell of the kitchen that a title names; to put it there speaks of the map, as does what stands around it. */
const isPut = (before: string, words: string, after: string): boolean =>
  centreVerbs.test(words) || mapWith.test(before) || opensAround.test(after);

/** What lists topics: it is more than a way of asking. */
const listing = /[,(].*[,)]|:\s+\S/s;

/** The sentence before a place. */
const openingOf = (text: string, end: number): Piece | undefined => {
  const before = text.slice(0, end);
  const isEnded = /[.!?\n;]\s*$/.test(before);
  const border = isEnded ? /[.!\n;]\s(?=[^.!\n;]*[.!?\n;]\s*$)/g : /[.!?\n;]\s/g;
  const last = [...before.matchAll(border)].at(-1);
  const start = last === undefined ? 0 : last.index + 1;
  const piece = { text: before.slice(start).replace(/[\s,:;.-]+$/u, ''), start };
  return isEnded && !/\?\s*$/.test(before) ? undefined : piece.text.trim() === '' ? undefined : piece;
};

const withoutQuotes = ({ text, start }: Piece): Piece => {
  const quoted = /^\s*"(?<name>[^"]+)"/.exec(text)?.groups?.name;
  return quoted === undefined ? { text, start } : { text: quoted, start: start + text.indexOf(quoted) };
};

const blank = (text: string, from: number, end: number): string =>
  text.slice(0, from) + text.slice(from, end).replace(/[^\n]/g, ' ') + text.slice(end);
