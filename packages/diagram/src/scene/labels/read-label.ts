import { isStyleOn, type Style, styleNumber } from '../../model/index.ts';
import { defaultFontSize } from '../../text/index.ts';
import { readHtml } from './read-html.ts';
import type { StyledText, TextLook } from './styled-text.ts';

/** Reads a cell's value as its style says: HTML with `html=1`, else plain text with its newlines; undefined for none. */
export const readLabel = (value: string, style: Style): StyledText | undefined => {
  if (value === '' || isStyleOn(style, 'noLabel')) return undefined;
  const look = baseLook(style);
  const readable = value.slice(0, longestLabel);
  const text = isStyleOn(style, 'html') ? readHtml(readable, look) : readPlainText(readable, look);
  return text.paragraphs.some((paragraph) => paragraph.runs.some((run) => run.text.trim() !== '')) ? text : undefined;
};

/** Characters of a label that are drawn; the rest of a longer one could not be read anyway. */
const longestLabel = 20_000;

/** Font sizes beyond it are drawn at it: a file may state anything. */
const largestFontSize = 400;

const baseLook = (style: Style): TextLook => {
  const flags = styleNumber(style, 'fontStyle', 0);
  return {
    fontSize: clampFontSize(styleNumber(style, 'fontSize', defaultFontSize)),
    bold: (flags & 1) !== 0,
    italic: (flags & 2) !== 0,
    underline: (flags & 4) !== 0,
    strikethrough: (flags & 8) !== 0,
    colour: style.fontColor ?? 'default',
  };
};

const clampFontSize = (size: number): number => Math.max(1, Math.min(largestFontSize, size));

const readPlainText = (value: string, look: TextLook): StyledText => ({
  paragraphs: value
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((text) => ({ runs: [{ ...look, text }], gapBefore: 0, indent: 0 })),
  gapAfter: 0,
});
