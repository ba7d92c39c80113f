/** By the thickness of lines: a head is so much broader than what leads to it. */
const leastBroader = 1.5;

interface Around {
  readonly width: number;
  readonly height: number;
  /** px from the end on. */
  readonly reach: number;
  readonly stroke: number;
}

/**
 * Whether lines together are broad close to their end and narrow behind that, as a head is: curves that leave one place grow apart. In: what is ink of these
 * lines, the end, and where they lead from there.
 */
export const narrowsBehind = (
  isInk: (at: number) => boolean,
  { at, heading }: { readonly at: number; readonly heading: { readonly x: number; readonly y: number } },
  { width, height, reach, stroke }: Around,
): boolean => {
  const [x, y] = [at % width, Math.floor(at / width)];
  const sides = Array.from({ length: reach + 1 }, () => ({ left: 0, right: 0, isMet: false }));
  const around = 2 * reach;
  for (let dy = -around; dy <= around; dy += 1)
    for (let dx = -around; dx <= around; dx += 1) {
      const [toX, toY] = [x + dx, y + dy];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height || !isInk(toY * width + toX)) continue;
      const side = sides[Math.round(dx * heading.x + dy * heading.y)];
      const across = dx * heading.y - dy * heading.x;
      if (side === undefined) continue;
      const { left, right, isMet } = side;
      side.left = isMet ? Math.min(left, across) : across;
      side.right = isMet ? Math.max(right, across) : across;
      side.isMet = true;
    }
  const spans = sides.filter(({ isMet }) => isMet).map(({ left, right }) => right - left);
  let broadest = 0;
  return spans.some((span) => {
    broadest = Math.max(broadest, span);
    return broadest - span >= leastBroader * stroke;
  });
};
