import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Diagram, Direction, Placement } from '../model/index.ts';

/** What led to the best placement of a diagram: the way that it runs, and how ELK was asked. Of most of a diagram, a good guess for all of it. */
export interface Rehearsed {
  readonly direction: Direction;
  readonly attempt: string;
  /** How often lines crossed there. */
  readonly crossings: number;
}

/** What a layout needs from outside, so that it runs in Node, in a worker and in a browser alike. */
export interface LayoutTools {
  /** Runs ELK off the caller's thread; rejects when its time limit is over. */
  readonly elk: (graph: ElkNode) => Promise<ElkNode>;
  /** Told why a simpler layout answered in place of the one that the diagram wants; the cause holds no words of people. */
  readonly onFallback?: (cause: unknown) => void;
  /** What was best for a diagram that grew into this one since: it is tried first, and alone unless more lines cross than did there. */
  readonly rehearsed?: Rehearsed;
  /** Told what was best among several. */
  readonly onBest?: (best: Rehearsed) => void;
}

/** A way to place diagrams: one folder, one registry line. */
export interface LayoutAlgorithm {
  readonly id: string;
  /**
   * Gives every shape a box and every connector a route. Deterministic. No two nodes overlap, no route crosses a
   * shape that it does not belong to, children stay inside their container, labels keep clear of shapes and lines.
   */
  readonly place: (diagram: Diagram, tools: LayoutTools) => Promise<Placement>;
}
