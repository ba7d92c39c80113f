import { type Piece, trimPiece } from '../outline/outline.ts';

/** The end of a line or sentence; the dot of `Dr. Sato`, `P. Lee` and `e.g.` is none. */
const border = /\n|;|[.!?](?=\s|$)/g;
const shortWord = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|jr|sr|dept|approx|incl|resp|vs|e\.g|i\.e|etc|no|\p{Lu})$/iu;

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
    if (depth > 0 || (match[0] === '.' && shortWord.test(text.slice(Math.max(from, match.index - 8), match.index))))
      continue;
    pieces.push({ text: text.slice(from, match.index), start: from });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), start: from }].flatMap((piece) => trimPiece(piece) ?? []);
};
