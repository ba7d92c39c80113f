/**
 * The downhill simplex method (Nelder and Mead, 1965). In: where to begin, how far to look in each direction, and what is to become
 * small. Out: the best place that was found, and its cost.
 */
export const minimise = (
  start: readonly number[],
  steps: readonly number[],
  cost: (at: readonly number[]) => number,
  rounds = 80,
): { readonly at: readonly number[]; readonly cost: number } => {
  const measured = (at: readonly number[]) => ({ at, cost: cost(at) });
  const corners = [
    measured(start),
    ...start.map((_, axis) =>
      measured(start.map((value, index) => (index === axis ? value + (steps[axis] ?? 1) : value))),
    ),
  ];
  for (let round = 0; round < rounds; round += 1) {
    corners.sort((a, b) => a.cost - b.cost);
    const [best, worst, second] = [corners[0], corners.at(-1), corners.at(-2)];
    if (best === undefined || worst === undefined || second === undefined) break;
    if (worst.cost - best.cost < 1e-4) break;
    const others = corners.slice(0, -1);
    const centre = start.map((_, axis) => others.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / others.length);
    const along = (share: number) =>
      measured(centre.map((value, axis) => value + share * ((worst.at[axis] ?? 0) - value)));
    const mirrored = along(-1);
    if (mirrored.cost < best.cost) {
      const farther = along(-2);
      corners[corners.length - 1] = farther.cost < mirrored.cost ? farther : mirrored;
    } else if (mirrored.cost < second.cost) {
      corners[corners.length - 1] = mirrored;
    } else {
      const nearer = along(mirrored.cost < worst.cost ? -0.5 : 0.5);
      if (nearer.cost < Math.min(worst.cost, mirrored.cost)) corners[corners.length - 1] = nearer;
      else {
        for (const [index, { at }] of corners.entries()) {
          if (index > 0) corners[index] = measured(at.map((value, axis) => ((best.at[axis] ?? 0) + value) / 2));
        }
      }
    }
  }
  corners.sort((a, b) => a.cost - b.cost);
  return corners[0] ?? measured(start);
};
