import type { Size } from '@diagloom/diagram/model';
import { type Font, measureText, wrapText } from '@diagloom/diagram/text';

/**
 * Sizes that hold a label as draw.io wraps it: in a shape of width w, lines are at most w - 2 px wide. All sizes are
 * multiples of 10 px, draw.io's grid, so that a person can align their own shapes with ours.
 */

/** draw.io's inner width of a shape is its width less this, px. */
const wrapInset = 2;

const roundUp = (value: number): number => Math.ceil(value / 10) * 10;

export interface BoxRoom {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  /** Clear space left and right of the text together, and above and below it together, px. */
  readonly padding: Size;
  /** What `spacingLeft` and `spacingRight` of the style take from the width of the lines, px. */
  readonly spacing?: number;
  /** Clear space that a label of several lines keeps on either side, px. */
  readonly margin?: number;
}

/** A size, and what the style's `spacingLeft` and `spacingRight` must each be so that the label breaks as it was fitted, px. */
export interface Fit extends Size {
  readonly spacing?: number;
}

/** The smallest box for the label, growing wider first and higher once the width is used up. */
export const fitBox = (label: string, font: Font, room: BoxRoom): Fit => {
  const oneLine = measureText(label, font).width + room.padding.width;
  const width = Math.max(room.minWidth, Math.min(room.maxWidth, roundUp(oneLine)));
  const spacing = oneLine > width ? (room.margin ?? 0) : 0;
  const lines = wrapText(label, width - wrapInset - 2 * spacing - (room.spacing ?? 0), font).join('\n');
  const height = measureText(lines, font).height + room.padding.height;
  return { width, height: Math.max(room.minHeight, roundUp(height)), ...(spacing === 0 ? {} : { spacing }) };
};

/** How much less than their usual room boxes take that stand beside many others across a window, px. */
const saved = { least: 20, most: 60 };

/** The same room where breadth is scarce: a label has more lines in it, and no word of it is broken for that. */
export const narrow = (room: BoxRoom, label: string, font: Font): BoxRoom => {
  const words = label.split(/\s+/).map((word) => measureText(word, font).width);
  const unbroken = roundUp(Math.max(...words) + room.padding.width);
  return {
    ...room,
    minWidth: room.minWidth - saved.least,
    maxWidth: Math.min(room.maxWidth, Math.max(room.maxWidth - saved.most, unbroken)),
  };
};

/** How much of its width a wide rhombus may keep free on either side of its label. */
const spacingShares = [0, 0.1, 0.15, 0.2, 0.25, 0.3] as const;

/** The smallest size of a rhombus, px, and its greatest height as a share of its width. */
export interface RhombusRoom extends Size {
  readonly steepest: number;
  /** A rhombus wider than this has its label broken further, px: beside its steps a wider one looks swollen. */
  readonly wide: number;
}

/** A last line shorter than this share of the longest one looks left over. */
const shortest = 0.5;
/** What a label may leave free on either side for even lines, as a share of the width of its box. */
const widestSpacing = 0.25;

/**
 * What `spacingLeft` and `spacingRight` must each be so that a label of several lines has no left-over word in its last one, px. In: the
 * width of its box and the spacing that it has, px. The number of lines stays as it is.
 */
export const evenSpacing = (
  label: string,
  font: Font,
  { width, spacing = 0 }: Pick<Fit, 'width' | 'spacing'>,
): number => {
  const linesAt = (side: number): readonly string[] => wrapText(label, width - wrapInset - 2 * side, font);
  const widths = linesAt(spacing).map((line) => measureText(line, font).width);
  if (widths.length < 2 || (widths.at(-1) ?? 0) >= shortest * Math.max(...widths)) return spacing;
  let even = spacing;
  while (even + 2 <= widestSpacing * width && linesAt(even + 2).length === widths.length) even += 2;
  return even;
};

/**
 * The smallest rhombus whose outline encloses the label. A text of w by h px centred in a rhombus of W by H lies inside
 * where w/W + h/H <= 1; wider rhombi are tried until the height stays in proportion.
 */
export const fitRhombus = (label: string, font: Font, least: RhombusRoom): Fit => {
  for (let width = least.width; ; width += 10) {
    const shares = width > least.wide ? spacingShares : spacingShares.slice(0, 1);
    const fits = shares.map((share) => rhombusAt(label, font, width, Math.round(share * width)));
    const [best] = fits.toSorted((one, other) => one.height - other.height);
    if (best !== undefined && best.height <= Math.max(least.height, width * least.steepest)) {
      return { ...best, height: Math.max(least.height, best.height) };
    }
  }
};

const rhombusAt = (label: string, font: Font, width: number, spacing: number): Fit & { readonly spacing: number } => {
  const margin = 12;
  const text = measureText(wrapText(label, width - wrapInset - 2 * spacing, font).join('\n'), font);
  const share = 1 - (text.width + margin) / width;
  return { width, spacing, height: share <= 0 ? Infinity : roundUp((text.height + margin / 2) / share) };
};

/** The smallest circle whose outline encloses the label, not smaller than the given diameter, px. */
export const fitCircle = (label: string, font: Font, least: number): Size => {
  const margin = 8;
  for (let diameter = least; ; diameter += 10) {
    const text = measureText(wrapText(label, diameter - wrapInset, font).join('\n'), font);
    if (Math.hypot(text.width, text.height) + margin <= diameter) return { width: diameter, height: diameter };
  }
};
