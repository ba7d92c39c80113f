/** What somebody draws on a board with one go of a tool; the shape in which it is kept. All lengths are px of the canvas. */
export interface DrawingElement {
  readonly id: string;
  readonly type: 'brush' | 'pen' | 'rectangle' | 'circle' | 'triangle' | 'diamond' | 'line' | 'arrow' | 'text';
  /** The top left corner, for a line or arrow its start and for a stroke its first point. */
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly strokeWidth: number;
  /** From 0 to 1. */
  readonly opacity: number;
  /** Of a stroke: x, y and the pressure from 0 to 1. */
  readonly points?: readonly (readonly [x: number, y: number, pressure: number])[] | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Of a line or arrow. */
  readonly endX?: number | undefined;
  readonly endY?: number | undefined;
  readonly text?: string | undefined;
  readonly fill?: string | undefined;
}

/** What a closed outline may be. */
export type FigureKind = 'rectangle' | 'circle' | 'triangle' | 'diamond';
