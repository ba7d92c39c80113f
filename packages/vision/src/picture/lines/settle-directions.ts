import type { TracedConnector } from './trace-connectors.ts';

/**
 * Turns lines whose direction is a guess where shapes would be left by all of their lines else, or entered by all: what stands on a way is entered
 * and left. Shapes with a single line begin or end, and tell nothing.
 */
export const settleDirections = (connectors: readonly TracedConnector[]): readonly TracedConnector[] => {
  const settled = [...connectors];
  for (const [index, one] of settled.entries()) {
    if (!one.isUnsure || one.from === one.to) continue;
    const others = settled.filter((other) => other !== one);
    const turned = { ...one, from: one.to, to: one.from, route: one.route.toReversed() };
    if (stuckAt(one, [...others, turned]) < stuckAt(one, settled)) settled[index] = turned;
  }
  return settled;
};

/** How many of the shapes at both ends of a line are only left, or only entered. */
const stuckAt = ({ from, to }: TracedConnector, connectors: readonly TracedConnector[]): number =>
  [from, to].filter((shape) => {
    const enters = connectors.filter((one) => one.to === shape).length;
    const leaves = connectors.filter((one) => one.from === shape).length;
    return enters + leaves > 1 && (enters === 0 || leaves === 0);
  }).length;
