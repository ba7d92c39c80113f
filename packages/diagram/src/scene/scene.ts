import type { Cell, Point, Rect, Size, Style } from '../model/index.ts';
import type { FontFamily } from '../text/index.ts';

/**
 * A page resolved for reading: absolute boxes, complete styles, routed edges, broken label lines.
 * Derived from a page alone; rendering, checks and recognition read it and never resolve geometry themselves.
 */
export interface Scene {
  /** Around everything that is painted, labels included; 0 by 0 for an empty page. */
  readonly bounds: Rect;
  /** Visible vertices and edges in paint order. */
  readonly items: readonly SceneItem[];
}

export type SceneItem = SceneShape | SceneEdge;

export interface SceneShape {
  readonly kind: 'shape';
  readonly cell: Cell;
  /** The cell's own style over the named styles it uses and draw.io's defaults. */
  readonly style: Style;
  /** draw.io's shape name, such as `rectangle`, `rhombus`, `umlLifeline`. */
  readonly figure: string;
  /** Absolute, px, before rotation. */
  readonly bounds: Rect;
  /** Laid out when it is first read. */
  readonly label?: SceneLabel;
}

export interface SceneEdge {
  readonly kind: 'edge';
  readonly cell: Cell;
  readonly style: Style;
  /** Absolute, px, ends included, in the order from source to target. */
  readonly points: readonly Point[];
  /** Laid out when it is first read. */
  readonly label?: SceneLabel;
}

export interface SceneLabel {
  /** Plain text, lines as they are drawn. */
  readonly lines: readonly SceneLine[];
  readonly decorations?: readonly LabelDecoration[];
  /** Where the label's shape cuts it off, absolute, px, before turning. */
  readonly clip?: Rect;
  /** Around the drawn text, absolute, px, after turning. */
  readonly box: Rect;
  /** The side of the lines that stays in place when a viewer's font is a little wider or narrower. */
  readonly align: 'left' | 'center' | 'right';
  /** How the whole label is turned, clockwise; lines are given before turning. */
  readonly turn?: {
    readonly degrees: number;
    readonly about: Point;
    /** Around the text before turning. */
    readonly box: Rect;
  };
}

export interface SceneLine {
  readonly runs: readonly SceneRun[];
  /** Left end of the text's base line, absolute, px. */
  readonly baseline: Point;
  readonly size: Size;
}

/** A piece of a line in one font. */
export interface SceneRun {
  readonly text: string;
  readonly width: number;
  readonly fontSize: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strikethrough: boolean;
  /** As the file has it; `default` where it says nothing. */
  readonly colour: string;
  readonly family: FontFamily;
  /** The font that the file asks for, where it does. */
  readonly fontName?: string;
  /** A colour behind the text. */
  readonly background?: string;
  /** How far it stands above the line's base line, px; negative below. */
  readonly rise?: number;
}

/** Something that is painted behind a label's text: a border, a background, a line, the dot of a list. */
export interface LabelDecoration {
  readonly box: Rect;
  readonly shape: 'rectangle' | 'ellipse';
  readonly fill?: string;
  readonly stroke?: string;
  /** 1 px when absent. */
  readonly strokeWidth?: number;
}
