/**
 * Lines between two layers. Each goes down, across on a track of its own, and down again. Tracks are given so that no two
 * lines run on top of each other.
 */
interface Crossing {
  readonly key: string;
  /** Where the line comes from above and goes on below. */
  readonly from: number;
  readonly to: number;
}

/** Two uprights nearer than this would look like one line, px. */
const tooNear = 6;

/** The track of each crossing, 0 the highest; a crossing that runs straight down has none. */
export const tracksFor = (crossings: readonly Crossing[]): ReadonlyMap<string, number> => {
  const bent = crossings.filter(({ from, to }) => Math.abs(from - to) >= 0.5);
  const tracks = new Map<string, number>();
  const taken: { readonly left: number; readonly right: number }[][] = [];
  const open = new Set(bent);
  const mustBeAbove = (above: Crossing, below: Crossing): boolean =>
    above !== below && Math.abs(above.from - below.to) < tooNear;
  while (open.size > 0) {
    // One whose upper end is over the lower end of another must lie above it; a circle of such pairs is cut at its first.
    const ready = [...open].filter((candidate) => ![...open].some((other) => mustBeAbove(other, candidate)));
    for (const crossing of ready.length > 0 ? ready : [...open].slice(0, 1)) {
      const left = Math.min(crossing.from, crossing.to) - tooNear;
      const right = Math.max(crossing.from, crossing.to) + tooNear;
      const above = bent.filter((other) => tracks.has(other.key) && mustBeAbove(other, crossing));
      let track = Math.max(-1, ...above.map((other) => tracks.get(other.key) ?? -1)) + 1;
      while (taken[track]?.some((span) => span.left < right && left < span.right)) track += 1;
      for (let index = taken.length; index <= track; index += 1) taken.push([]);
      taken[track]?.push({ left, right });
      tracks.set(crossing.key, track);
      open.delete(crossing);
    }
  }
  return tracks;
};
