import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Diagram, Direction, Placement } from '../model/index.ts';

/** How ELK was asked where that led to the best placement of a diagram that runs one way. */
export interface RehearsedWay {
  readonly attempt: string;
  /** How often lines crossed there. */
  readonly crossings: number;
}

/** What led to the best placement of most of a diagram: a good guess for all of it. */
export interface Rehearsed {
  readonly ways: Readonly<Partial<Record<Direction, RehearsedWay>>>;
  /** Whether it was too long for a screen, and better the other way then; absent while that is to be found out, with no effort spared. */
  readonly turning?: 'better' | 'no better' | 'not tried';
}

/** What a layout needs from outside, so that it runs in Node, in a worker and in a browser alike. */
export interface LayoutTools {
  /** Runs ELK off the caller's thread; rejects when its time limit is over. */
  readonly elk: (graph: ElkNode) => Promise<ElkNode>;
  /** Told why a simpler layout answered in place of the one that the diagram wants; the cause holds no words of people. */
  readonly onFallback?: (cause: unknown) => void;
  /** What was best for a diagram that grew into this one since: it is tried first, and alone unless more lines cross than did there. */
  readonly rehearsed?: Rehearsed;
  /** Told what was best among several for a diagram that runs this way. */
  readonly onBest?: (direction: Direction, best: RehearsedWay) => void;
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
