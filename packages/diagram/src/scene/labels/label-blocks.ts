import type { FontFamily } from '../../text/index.ts';
import type { SceneRun } from '../scene.ts';

/**
 * A label before it is laid out: what plain and HTML labels become alike. Blocks stand below each other; lengths are
 * in px, a share is of what is around.
 */
export type LabelBlock = TextBlock | BoxBlock | RuleBlock | TableBlock;

export type Align = 'left' | 'center' | 'right';

/** Text that is broken only where it is too wide. */
export interface TextBlock {
  readonly kind: 'text';
  readonly runs: readonly TextRun[];
  /** Where it differs from the label's own alignment. */
  readonly align?: Align;
  /** The font of the block around it: no line is lower than one of it. */
  readonly strut: { readonly fontSize: number; readonly family: FontFamily };
  /** Kept when it is first measured: a block is measured for its width and again for its lines. */
  measured?: MeasuredText;
}

/** The runs of a block as one text. */
export interface MeasuredText {
  readonly text: string;
  /** The distance from the start of the text to each of its UTF-16 units, px. */
  readonly offsets: Float64Array;
}

/** Blocks within a frame of empty space. */
export interface BoxBlock {
  readonly kind: 'box';
  readonly frame: Frame;
  readonly children: readonly LabelBlock[];
  /** Stands before the first line of a list's item. */
  readonly marker?: TextRun;
}

/** A level line through the whole width. */
export interface RuleBlock {
  readonly kind: 'rule';
  readonly frame: Frame;
  readonly thickness: number;
  readonly colour: string;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly frame: Frame;
  /** Between cells, and between them and the table's border. */
  readonly spacing: number;
  /** Neighbouring cells share their border. */
  readonly isCollapsed: boolean;
  readonly rows: readonly (readonly TableCell[])[];
}

export interface TableCell {
  readonly frame: Frame;
  readonly columns: number;
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly children: readonly LabelBlock[];
}

export interface Frame {
  readonly margin: Sides;
  readonly padding: Sides;
  readonly border: { readonly width: number; readonly colour: string };
  readonly background?: string;
  readonly width?: Length;
  readonly height?: Length;
  /** The stated size holds padding and border. */
  readonly isBorderBox: boolean;
}

export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export type Length = { readonly px: number } | { readonly share: number };

/** A run whose width is not measured yet. */
export type TextRun = Omit<SceneRun, 'width'>;

export type TextLook = Omit<TextRun, 'text'>;

export const noSides: Sides = { top: 0, right: 0, bottom: 0, left: 0 };

export const noFrame: Frame = {
  margin: noSides,
  padding: noSides,
  border: { width: 0, colour: '' },
  isBorderBox: false,
};
