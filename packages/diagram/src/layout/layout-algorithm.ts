import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Diagram, Placement } from '../model/index.ts';

/** What a layout needs from outside, so that it runs in Node, in a worker and in a browser alike. */
export interface LayoutTools {
  /** Runs ELK off the caller's thread; rejects when its time limit is over. */
  readonly elk: (graph: ElkNode) => Promise<ElkNode>;
  /** Told why a simpler layout answered in place of the one that the diagram wants; the cause holds no words of people. */
  readonly onFallback?: (cause: unknown) => void;
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
