import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from './outline.ts';

/**
 * Reads a list on one line: `features, packaging and quality checks`, with what belongs to an item in brackets or, where
 * semicolons part the items, after a colon: `Market (prices, rivals), Sales`, `Market: prices, rivals; Sales: shops`.
 */
export const readList = (piece: Piece, separator: RegExp = plainSeparator): readonly OutlineItem[] => {
  const groups = splitOutside(piece, /;/g);
  const items = groups.length > 1 ? groups : splitOutside(piece, separator);
  return items.flatMap((item) => toItem(item, separator));
};

const plainSeparator = /,|\s+and\s+|\s*&\s*|\s+as well as\s+/gi;

const toItem = (piece: Piece, separator: RegExp): readonly OutlineItem[] => {
  const bracket = /^([^()]*)\((.*)\)[\s.]*$/s.exec(piece.text);
  const colon = bracket === null ? /^([^:()]{2,60}):\s+(.+)$/s.exec(piece.text) : null;
  const [, head = piece.text, rest] = bracket ?? colon ?? [];
  const named = trimPiece({ text: head, start: piece.start });
  if (named === undefined) return [];
  const at = piece.start + piece.text.lastIndexOf(rest ?? '');
  const children = rest === undefined ? [] : readList({ text: rest, start: at }, separator);
  return [{ text: named.text, span: spanOfPiece(named), children }];
};

/** Splits at the separator wherever it stands outside brackets and quotes. */
export const splitOutside = ({ text, start }: Piece, separator: RegExp): readonly Piece[] => {
  const depths = /["()[\]]/.test(text) ? depthsIn(text) : [];
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    if ((depths[match.index] ?? 0) > 0) continue;
    pieces.push({ text: text.slice(from, match.index), start: start + from });
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), start: start + from });
  return pieces.filter((piece) => piece.text.trim() !== '');
};

/** In how many brackets and quotes each character stands. */
const depthsIn = (text: string): readonly number[] => {
  const depths: number[] = [];
  let depth = 0;
  let isQuoted = false;
  for (const character of text.split('')) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    depths.push(isQuoted ? depth + 1 : depth);
    if (character === '(' || character === '[') depth += 1;
  }
  return depths;
};
