import type { Point, Rect } from '@diagloom/diagram/model';

/** A page of a diagram that a foreign program is to draw: what stands where, px. */
export interface KnownPage {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly KnownShape[];
  readonly lines: readonly KnownLine[];
}

export const knownFigures = [
  'rectangle',
  'rounded',
  'diamond',
  'ellipse',
  'cylinder',
  'parallelogram',
  'hexagon',
  'document',
] as const;

export interface KnownShape {
  readonly id: string;
  readonly figure: (typeof knownFigures)[number] | 'frame';
  readonly box: Rect;
  readonly label: string;
  readonly fill: string;
  readonly stroke: string;
}

export interface KnownLine {
  readonly from: string;
  readonly to: string;
  readonly way: 'straight' | 'elbow' | 'curve';
  /** Corners, or the four points of a Bézier curve. */
  readonly route: readonly Point[];
  readonly isDashed: boolean;
  readonly head: 'filled' | 'hollow' | 'open' | 'none';
  readonly label: string;
}
