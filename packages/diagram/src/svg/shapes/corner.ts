import { isStyleOn, type Size, type Style, styleNumber } from '../../model/index.ts';

/** Corner radius of a rectangle in px: draw.io's `arcSize` is a percentage of the shorter side, 15 by default. */
export const rectangleRadius = ({ width, height }: Size, style: Style): number => {
  if (!isStyleOn(style, 'rounded')) return 0;
  const longest = Math.min(width / 2, height / 2);
  if (isStyleOn(style, 'absoluteArcSize')) return Math.min(longest, styleNumber(style, 'arcSize', 20) / 2);
  return Math.min(longest, (Math.min(width, height) * styleNumber(style, 'arcSize', 15)) / 100);
};

/** How far the curve of a rounded polygon's or line's corner reaches along its sides, in px: half of `arcSize`, 20 by default. */
export const cornerReach = (style: Style): number =>
  isStyleOn(style, 'rounded') ? styleNumber(style, 'arcSize', 20) / 2 : 0;

/** An inset given in px with `fixedSize=1` and else as a share of the length; between 0 and `most` of the length. */
export const insetOf = (
  style: Style,
  length: number,
  { share, fixed, most = 1 }: { readonly share: number; readonly fixed: number; readonly most?: number },
): number => {
  const inset = isStyleOn(style, 'fixedSize')
    ? styleNumber(style, 'size', fixed)
    : styleNumber(style, 'size', share) * length;
  return Math.max(0, Math.min(length * most, inset));
};

/** A length in px between 0 and `longest`. */
export const sizeOf = (style: Style, key: string, fallback: number, longest: number): number =>
  Math.max(0, Math.min(longest, styleNumber(style, key, fallback)));
