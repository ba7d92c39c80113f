import { areaOpening, partBorder, saysMore } from '../../lexicon/en/chart-clauses.ts';
import {
  emptyOpening,
  groupOpening,
  labelOpening,
  othersOpening,
  timeOpening,
} from '../../lexicon/en/chart-sentences.ts';
import { type Piece, trimPiece } from '../../outline/outline.ts';
import type { Roster } from './roster.ts';

/** Parts of a sentence that say something of their own, without what is denied in them. */
export const partsOf = (sentence: Piece, roster: Roster): readonly Piece[] => {
  const opened = withoutOpening(sentence, roster);
  const parts: Piece[] = [];
  let from = 0;
  for (const { index, 0: mark } of opened.text.matchAll(partBorder)) {
    if (mark.startsWith(';') && !saysMore.test(opened.text.slice(index + mark.length))) continue;
    parts.push({ text: opened.text.slice(from, index), start: opened.start + from });
    from = index + mark.length;
  }
  parts.push({ text: opened.text.slice(from), start: opened.start + from });
  return parts.flatMap(
    (part) => trimPiece({ ...part, text: part.text.replace(/,? (?:and|but) not .*$|,? rather than .*$/i, '') }) ?? [],
  );
};

/** "On the events side, ...", "In Metering, ...": the part that a sentence is about. */
const withoutOpening = (sentence: Piece, roster: Roster): Piece => {
  const others = othersOpening.exec(sentence.text)?.groups?.all;
  if (others !== undefined) roster.awaited.resume();
  const time = others ?? timeOpening.exec(sentence.text)?.groups?.all ?? '';
  const { text, start } = { text: sentence.text.slice(time.length), start: sentence.start + time.length };
  const { all = '', area = '' } =
    areaOpening.exec(text)?.groups ??
    /^(?<all>[Oo]n the (?<area>\p{L}+) side,? )/u.exec(text)?.groups ??
    groupOpening.exec(text)?.groups ??
    labelOpening.exec(text)?.groups ??
    emptyOpening.exec(text)?.groups ??
    {};
  if (area !== '') roster.setArea(area.replace(/^the | side$/g, ''));
  return { text: text.slice(all.length), start: start + all.length };
};
