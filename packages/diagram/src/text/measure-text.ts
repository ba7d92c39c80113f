import type { Size } from '../model/index.ts';
import { widthsOf } from './character-width.ts';
import { type Font, lineHeight } from './font.ts';

/** The box of a text in px: its widest line by the height of its lines; an empty text is one line high. */
export const measureText = (text: string, font: Font): Size => {
  const lines = text.split('\n');
  let width = 0;
  for (const line of lines) width = Math.max(width, lineWidth(line, font));
  return { width, height: lines.length * font.size * lineHeight };
};

/** The width of a single line in px: the sum of its characters' advances, without kerning. */
export const lineWidth = (line: string, font: Font): number => {
  const widthOf = widthsOf(font);
  let em = 0;
  for (const character of line) em += widthOf(character.codePointAt(0) ?? 0);
  return em * font.size;
};
