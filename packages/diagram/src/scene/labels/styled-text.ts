import type { SceneRun } from '../scene.ts';

/** A label's text before it is broken into lines: what plain and HTML labels become alike. */
export interface StyledText {
  readonly paragraphs: readonly Paragraph[];
  /** Empty space below the last paragraph, px. */
  readonly gapAfter: number;
}

export interface Paragraph {
  readonly runs: readonly TextRun[];
  /** Empty space above it, px. */
  readonly gapBefore: number;
  /** Empty space at its left, px. */
  readonly indent: number;
  /** Where it differs from the label's own alignment. */
  readonly align?: 'left' | 'center' | 'right';
}

/** A run whose width is not measured yet. */
export type TextRun = Omit<SceneRun, 'width'>;

export type TextLook = Omit<TextRun, 'text'>;
