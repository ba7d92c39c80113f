import { parseStyle, type Size } from '../model/index.ts';
import { measureText, wrapText } from '../text/index.ts';

/** Space between a label and the border of its shape, px. */
const labelMargin = { across: 8, down: 10 };

/** The height that a shape of this width and style needs for a label, in steps of 10 px; the one it has where that is enough. */
export const neededHeight = (value: string, style: string, { width, height }: Size): number => {
  const { whiteSpace, fontSize, fontStyle, rhombus, html, spacingLeft, spacingRight } = parseStyle(style);
  if (whiteSpace !== 'wrap') return height;
  const font = { size: Number(fontSize ?? 12) || 12, bold: (Number(fontStyle ?? 0) & 1) === 1 };
  const label = html === '1' ? plainText(value) : value;
  // Half of a rhombus's width is inside it where its text is.
  const share = rhombus === undefined ? 1 : 0.5;
  const spacing = (Number(spacingLeft ?? 0) || 0) + (Number(spacingRight ?? 0) || 0);
  const lines = wrapText(label, Math.max(20, width * share - labelMargin.across - spacing), font);
  const needed = measureText(lines.join('\n'), font).height / share + labelMargin.down;
  return needed <= height ? height : Math.max(height, Math.ceil(needed / 10) * 10);
};

const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(?:div|p|li)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:[a-z]+|#\d+);/gi, 'm');
