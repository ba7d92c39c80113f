import type { Point, Rect, Style } from '../../../model/index.ts';

export interface RouteRequest {
  /** The boxes of the terminals; absent where the edge is not connected. */
  readonly source?: Rect;
  readonly target?: Rect;
  /** The ends where they are known before routing: fixed on their terminals or not connected. */
  readonly start?: Point;
  readonly end?: Point;
  /** The directions in which their style lets lines leave them (`portConstraint`), such as `eastwest`; any where absent. */
  readonly sourcePorts?: string;
  readonly targetPorts?: string;
  readonly wayPoints: readonly Point[];
  readonly style: Style;
}

/** Finds the bends of an edge, its ends excepted; floating ends are put on their outlines afterwards. */
export type Router = (request: RouteRequest) => readonly Point[];
