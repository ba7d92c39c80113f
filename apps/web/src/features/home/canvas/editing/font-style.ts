import type { Style } from '@diagloom/diagram/model';

/** The bits of draw.io's `fontStyle`. */
export const fontStyles = { bold: 1, italic: 2, underline: 4 } as const;

export type FontFlag = keyof typeof fontStyles;

const bitsOf = ({ fontStyle }: Style): number => Number.parseInt(fontStyle ?? '0', 10) || 0;

export const isFlagOn = (style: Style, flag: FontFlag): boolean => (bitsOf(style) & fontStyles[flag]) !== 0;

/** The style values after a flag was switched; `0` is said, since a type may draw its texts bold. */
export const toggledFlag = (style: Style, flag: FontFlag): Readonly<Record<string, string>> => ({
  fontStyle: String(bitsOf(style) ^ fontStyles[flag]),
});
