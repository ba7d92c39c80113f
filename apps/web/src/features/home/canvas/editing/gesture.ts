import type { GroupRequest, LineRequest, OrderRequest, ReframeRequest, ShiftRequest } from '@diagloom/diagram/edits';
import type { Cell, Edit, Point } from '@diagloom/diagram/model';

/**
 * What a hand did on a page of a diagram. It says what was meant and not which cells came of it, so that it can be done again on
 * a newer version, and it is plain data, so that it can wait through a reload.
 */
export type Gesture = { readonly page: string } & (
  | { readonly kind: 'edit'; readonly edits: readonly Edit[] }
  | ({ readonly kind: 'shift' } & ShiftRequest)
  /** Several shapes, each its own way: one step to undo. */
  | { readonly kind: 'arrange'; readonly shifts: readonly ShiftRequest[] }
  | ({ readonly kind: 'reframe' } & ReframeRequest)
  | ({ readonly kind: 'line' } & LineRequest)
  | ({ readonly kind: 'order' } & OrderRequest)
  | ({ readonly kind: 'group' } & GroupRequest)
  /** A new shape with its middle at a point of the page. */
  | {
      readonly kind: 'place';
      readonly add: Extract<Edit, { kind: 'addNode' }> & { readonly id: string };
      readonly at: Point;
    }
  | { readonly kind: 'paste'; readonly cells: readonly Cell[] }
);

/** Two gestures as one where the second only goes on with the first, such as arrow keys; undefined for any others. */
export const joined = (earlier: Gesture, later: Gesture): Gesture | undefined => {
  if (earlier.kind !== 'shift' || later.kind !== 'shift' || earlier.page !== later.page) return undefined;
  if (earlier.targets.join('\n') !== later.targets.join('\n')) return undefined;
  return { ...earlier, dx: earlier.dx + later.dx, dy: earlier.dy + later.dy };
};
