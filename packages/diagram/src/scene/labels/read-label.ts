import { isStyleOn, type Style, styleNumber } from '../../model/index.ts';
import { defaultFontSize, fontFamilyOf } from '../../text/index.ts';
import { oncePer } from '../once-per.ts';
import type { LabelBlock, TextLook } from './label-blocks.ts';
import { readHtml } from './read-html.ts';

/** Reads a cell's value as its style says: HTML with `html=1`, else plain text with its newlines; undefined for none. */
export const readLabel = (value: string, style: Style): readonly LabelBlock[] | undefined => {
  if (value === '' || isStyleOn(style, 'noLabel')) return undefined;
  const look = baseLook(style);
  const readable = value.slice(0, longestLabel);
  const blocks = isStyleOn(style, 'html') ? readHtml(readable, look) : readPlainText(readable, look);
  return blocks.some(hasInk) ? blocks : undefined;
};

const hasInk = (block: LabelBlock): boolean => {
  if (block.kind === 'text') return block.runs.some((run) => run.text.trim() !== '');
  if (block.kind === 'box') return block.frame.background !== undefined || block.children.some(hasInk);
  return block.kind === 'rule' || block.rows.some((row) => row.some((cell) => cell.children.some(hasInk)));
};

/** Characters of a label that are drawn; the rest of a longer one could not be read anyway. */
export const longestLabel = 20_000;

/** Font sizes beyond it are drawn at it: a file may state anything. */
const largestFontSize = 400;

const baseLook = oncePer((style: Style): TextLook => {
  const flags = styleNumber(style, 'fontStyle', 0);
  return {
    fontSize: clampFontSize(styleNumber(style, 'fontSize', defaultFontSize)),
    bold: (flags & 1) !== 0,
    italic: (flags & 2) !== 0,
    underline: (flags & 4) !== 0,
    strikethrough: (flags & 8) !== 0,
    colour: style.fontColor ?? 'default',
    family: fontFamilyOf(style.fontFamily),
    ...(style.fontFamily ? { fontName: style.fontFamily } : {}),
  };
});

const clampFontSize = (size: number): number => Math.max(1, Math.min(largestFontSize, size));

const readPlainText = (value: string, look: TextLook): readonly LabelBlock[] =>
  value
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((text) => ({
      kind: 'text',
      runs: [{ ...look, text }],
      strut: { fontSize: look.fontSize, family: look.family },
    }));
