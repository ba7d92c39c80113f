import { breakPieces } from './break-pieces.ts';
import type { Font } from './font.ts';
import { lineWidth } from './measure-text.ts';

/**
 * Breaks a text into lines no wider than `maxWidth` px: at its own newlines, at spaces and hyphens, between Chinese and
 * Japanese characters, and inside a word only where the word alone is too wide. A line holds at least one character,
 * however narrow the width. Spaces at a break are dropped.
 */
export const wrapText = (text: string, maxWidth: number, font: Font): readonly string[] =>
  text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, maxWidth, font));

const wrapParagraph = (paragraph: string, maxWidth: number, font: Font): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const piece of breakPieces(paragraph).flatMap((piece) => splitPiece(piece, maxWidth, font))) {
    const visibleWidth = lineWidth(piece.trimEnd(), font);
    if (line !== '' && width + visibleWidth > maxWidth + tolerance) {
      lines.push(line.trimEnd());
      line = '';
      width = 0;
    }
    line += piece;
    width += lineWidth(piece, font);
  }
  lines.push(line.trimEnd());
  return lines;
};

/** Sums of widths differ in the last binary places; a text must fit a box of its own measured width. */
const tolerance = 0.01;

const splitPiece = (piece: string, maxWidth: number, font: Font): readonly string[] => {
  if (lineWidth(piece.trimEnd(), font) <= maxWidth + tolerance) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(piece)) {
    if (part !== '' && lineWidth((part + segment).trimEnd(), font) > maxWidth + tolerance) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  parts.push(part);
  return parts;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
