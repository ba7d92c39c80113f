import type { Direction } from '../../model/index.ts';

/**
 * A side of a shape as the flow sees it: `in` where it enters, `out` where it leaves, `near` and `far` beside it
 * (left and right for a flow that runs down, above and below for one that runs to the right).
 */
export type FlowSide = 'in' | 'out' | 'near' | 'far';

type ElkSide = 'NORTH' | 'EAST' | 'SOUTH' | 'WEST';

const elkSides: Readonly<Record<Direction, Readonly<Record<FlowSide, ElkSide>>>> = {
  down: { in: 'NORTH', out: 'SOUTH', near: 'WEST', far: 'EAST' },
  up: { in: 'SOUTH', out: 'NORTH', near: 'WEST', far: 'EAST' },
  right: { in: 'WEST', out: 'EAST', near: 'NORTH', far: 'SOUTH' },
  left: { in: 'EAST', out: 'WEST', near: 'NORTH', far: 'SOUTH' },
};

export const elkSideOf = (direction: Direction, side: FlowSide): ElkSide => elkSides[direction][side];
