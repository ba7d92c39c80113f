/** What the lanes layout works on: a flow of steps in bands, in terms of along (the way of the flow) and across it. */

/** Extent along the flow and across it, px. */
export interface Extent {
  readonly along: number;
  readonly across: number;
}

export interface Step {
  readonly id: string;
  readonly size: Extent;
  /** Index of its band. */
  readonly band: number;
  /** A note stands in the column of what it is about, above or below it; a bar is a fork or a join, which has no sides but its long ones. */
  readonly kind: 'step' | 'decision' | 'note' | 'bar';
}

export interface Flow {
  readonly id: string;
  /** Indexes of steps. */
  readonly from: number;
  readonly to: number;
  /** The label's box; 0 by 0 for none. */
  readonly label: Extent;
  /** Flows of the same look may share an end. */
  readonly look: string;
}

/** A lane, or a pool without lanes, or room for steps that are in neither. */
export interface Band {
  /** The shapes around its steps, the outermost first: pools, then the lane itself. Empty for steps without a lane. */
  readonly shapes: readonly string[];
  /** The least extent across, such as the length of a title beside the flow. */
  readonly least: number;
}

export interface FlowGraph {
  readonly steps: readonly Step[];
  readonly flows: readonly Flow[];
  readonly bands: readonly Band[];
}

/** A step's place in the grid: its column along the flow, and its row in its band. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}
