import type { Point, Rect, Side } from '@diagloom/diagram/model';
import type { Tie } from '../view/lead-along.ts';
import type { Lifted } from './lift.ts';

/** What a pointer that is down is at, and where it went down, px of the screen. */
export type PointerAction = { readonly start: Point; readonly pointer: number } & (
  | { readonly kind: 'pan'; readonly scroll: Point }
  | Press
  | { readonly kind: 'label'; readonly line: string; readonly box: Rect; step: Point }
  | Move
  | { readonly kind: 'marquee'; readonly from: Point; readonly kept: readonly string[] }
  | { readonly kind: 'touch' }
  | { readonly kind: 'line'; readonly from: string; readonly side: Side }
);

/** It went down on a part and was not moved yet. */
export interface Press {
  readonly kind: 'press';
  readonly id: string;
  /** The part itself where `id` is the group that it is in. */
  readonly inner: string | undefined;
  /** The label that was pressed, for a line. */
  readonly label: Rect | undefined;
  readonly wasSelected: boolean;
  readonly isAdding: boolean;
}

/** Parts are dragged. */
export interface Move {
  readonly kind: 'move';
  readonly ids: readonly string[];
  readonly box: Rect;
  /** What they may stand in line with. */
  readonly others: readonly Rect[];
  /** Lines that follow them. */
  readonly ties: readonly Tie[];
  readonly lifted: Lifted;
  /** How far they are now, px of the page. */
  step: Point;
}
