import type { FontFamily } from './font-family.ts';

/** How a piece of text is drawn. */
export interface Font {
  /** `sans` when absent. */
  readonly family?: FontFamily;
  /** Height of one em in px. */
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** draw.io's font size for vertices, px. */
export const defaultFontSize = 12;

/** Height of a line in em, as draw.io sets it (`mxConstants.LINE_HEIGHT`). */
export const lineHeight = 1.2;

/**
 * How far the base line lies below the middle of its line, in em: half the difference of Arimo's ascent (1854 of
 * 2048 units) and descent (434), because browsers centre ascent and descent together in the line.
 */
export const baselineBelowMiddle = (1854 - 434) / 2 / 2048;

/** The same for any family: Tinos has 1825 and 443 of 2048 units, Cousine 1705 and 615, Kalam 1063 and 531 of 1000. */
export const baselineBelowMiddleOf = (family: FontFamily): number => baselines[family];

const baselines: Readonly<Record<FontFamily, number>> = {
  sans: baselineBelowMiddle,
  serif: (1825 - 443) / 2 / 2048,
  mono: (1705 - 615) / 2 / 2048,
  hand: (1063 - 531) / 2 / 1000,
};
