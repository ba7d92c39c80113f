import type { Style } from '@diagloom/diagram/model';
import { defaultFontSize, type Font } from '@diagloom/diagram/text';

/** The font in which draw.io draws the label of a cell of this style. */
export const labelFont = (style: Style): Font => {
  const fontStyle = Number(style.fontStyle ?? 0);
  return {
    size: Number(style.fontSize ?? defaultFontSize),
    bold: (fontStyle & 1) !== 0,
    italic: (fontStyle & 2) !== 0,
  };
};
