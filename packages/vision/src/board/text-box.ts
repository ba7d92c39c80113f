import type { Rect } from '@diagloom/diagram/model';
import type { DrawingElement } from './drawing-element.ts';

/** How large words of the text tool are, px: they grow with the width of the strokes. */
export const fontSizeOf = (strokeWidth: number): number => 12 + 2 * strokeWidth;

export const lineHeight = 1.25;

/** Where words of the text tool are; about, since each font has its own widths. */
export const textBoxOf = ({ x, y, width, height, text = '', strokeWidth }: DrawingElement): Rect => {
  if (width !== undefined && height !== undefined) return { x, y, width, height };
  const lines = text.split('\n');
  const size = fontSizeOf(strokeWidth);
  const longest = Math.max(...lines.map((line) => line.length));
  return { x, y, width: Math.max(8, longest * size * 0.55), height: lines.length * size * lineHeight };
};
