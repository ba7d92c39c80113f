import { aside, remark, saysWhat, theirPlaces } from '../../lexicon/en/chart-remarks.ts';
import type { Piece } from '../../outline/outline.ts';

/** Blank, so that places stay: remarks in brackets, and what relative clauses tell of somebody without saying what he is. */
export const withoutRemarks = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text
    .replace(/\bone and only /gi, blank)
    .replace(aside, blank)
    .replace(/,(?= (?:led|run|headed) by (?:the )?\p{Lu})/gu, ' ')
    .replace(theirPlaces, blank)
    .replace(/, (?:which|who|that) is me\b/gi, (said) => "(that's me)".padEnd(said.length))
    .replace(/\(([^()]*)\)/g, (whole: string, inside: string) =>
      isSpeaking.test(inside) ? whole : inside.split(' ').length > 5 || /^\d|[!?]/.test(inside) ? blank(whole) : whole,
    )
    .replace(remark, (clause: string) =>
      saysWhat.test(clause)
        ? clause.replace(/^,/, ' ').replace(/ and (?:the only|therefore|also)\b.*$/i, blank)
        : blank(clause),
    ),
});

export const isSpeaking = /\b(?:that[’']?s|it[’']?s) (?:me|us)\b/i;

const blank = (text: string): string => ' '.repeat(text.length);
