import { opensSentence } from '../lexicon/en/abbreviations.ts';
import { type Piece, trimPiece } from '../outline/outline.ts';

/** The end of a line or sentence; the dot of `Dr. Sato`, `P. Lee` and `e.g.` is none. */
const border = /\n|;|[.!?](?=\s|$)/g;
const shortWord = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|jr|sr|dept|approx|incl|resp|vs|e\.g|i\.e|etc|no|\p{Lu})$/iu;

const initial = /(?:^|[\s(])\p{Lu}$/u;

/** Splits a text into lines and sentences that keep their places; brackets hold what stands in them together. */
export const splitPlainSentences = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let depth = 0;
  let read = 0;
  for (const match of text.matchAll(border)) {
    for (; read < match.index; read += 1) {
      if (text[read] === '(') depth += 1;
      else if (text[read] === ')') depth = Math.max(0, depth - 1);
    }
    if (match[0] === '\n') depth = 0;
    const before = text.slice(Math.max(from, match.index - 8), match.index);
    const isShort = match[0] === '.' && shortWord.test(before);
    // `Ward A and Ward B. The kitchen`: no name goes on with a small word.
    const isName =
      isShort && !(initial.test(before) && opensSentence.test(text.slice(match.index + 1, match.index + 12)));
    if (depth > 0 || isName) continue;
    pieces.push({ text: text.slice(from, match.index), start: from });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), start: from }].flatMap((piece) => trimPiece(piece) ?? []);
};
