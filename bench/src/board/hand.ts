/**
 * A hand that draws figures: what it means to draw is a way of straight and round pieces, what it draws is that way with the faults of
 * hands. It knows nothing of how drawings are read. Faults, in the order in which they are made: the figure is turned and its corners
 * lie where they should not; sides bend and wobble; corners are cut; the last corner is overshot or not reached; the pen is slower in
 * corners, so that points lie closer there; the pen trembles; a mouse knows whole px only.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Stroke = readonly Spot[];

export type Random = () => number;

/** How clumsy it is: 1 is somebody in a hurry with a mouse. */
export interface Hand {
  readonly random: Random;
  readonly clumsiness: number;
}

/** A number from the bell curve around 0, of deviation 1. */
export const bell = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const within = (random: Random, least: number, most: number): number => least + random() * (most - least);

/** A side or a whole outline as the hand would have it, through the given spots. `size` is how large the whole is, px. */
export const drawThrough = (spots: readonly Spot[], size: number, hand: Hand, { round = false } = {}): Stroke => {
  const way = round ? dense(spots) : dense(bent(cutCorners(spots, size, hand), size, hand));
  return trembling(wobbling(paced(way, hand, round), size, hand), hand);
};

/** Corners become small curves. */
const cutCorners = (spots: readonly Spot[], size: number, { random, clumsiness }: Hand): readonly Spot[] => {
  const way: Spot[] = [];
  for (const [index, spot] of spots.entries()) {
    const [before, after] = [spots[index - 1], spots[index + 1]];
    if (before === undefined || after === undefined) {
      way.push(spot);
      continue;
    }
    const reach = size * clumsiness * within(random, 0, 0.06);
    const [from, to] = [towards(spot, before, reach), towards(spot, after, reach)];
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const [one, two] = [mixed(from, spot, share), mixed(spot, to, share)];
      way.push(mixed(one, two, share));
    }
  }
  return way;
};

/** Sides belly out to one side. */
const bent = (spots: readonly Spot[], size: number, { random, clumsiness }: Hand): readonly Spot[] => {
  const way: Spot[] = [];
  for (const [index, spot] of spots.entries()) {
    const next = spots[index + 1];
    way.push(spot);
    if (next === undefined) continue;
    const length = Math.hypot(next.x - spot.x, next.y - spot.y);
    if (length < 0.15 * size) continue;
    const belly = bell(random) * 0.02 * clumsiness * length;
    const across = { x: -(next.y - spot.y) / length, y: (next.x - spot.x) / length };
    for (let step = 1; step < 8; step += 1) {
      const share = step / 8;
      const out = belly * 4 * share * (1 - share);
      const on = mixed(spot, next, share);
      way.push({ x: on.x + across.x * out, y: on.y + across.y * out });
    }
  }
  return way;
};

/** Every px of the way. */
const dense = (spots: readonly Spot[]): readonly Spot[] =>
  spots.flatMap((spot, index) => {
    const next = spots[index + 1];
    if (next === undefined) return [spot];
    const steps = Math.max(1, Math.round(Math.hypot(next.x - spot.x, next.y - spot.y)));
    return Array.from({ length: steps }, (_, step) => mixed(spot, next, step / steps));
  });

/** What a tablet or a mouse reports: many points where the pen is slow, in turns and at both ends, few where it is fast. */
const paced = (way: readonly Spot[], { random }: Hand, round: boolean): readonly Spot[] => {
  const fastest = within(random, 6, 22);
  const points: Spot[] = [];
  for (let at = 0; at < way.length; ) {
    const spot = way[at];
    if (spot === undefined) break;
    points.push(spot);
    const [before, after] = [way[Math.max(0, at - 8)] ?? spot, way[Math.min(way.length - 1, at + 8)] ?? spot];
    const [one, two] = [
      Math.atan2(spot.y - before.y, spot.x - before.x),
      Math.atan2(after.y - spot.y, after.x - spot.x),
    ];
    const turn = round ? 0.2 : Math.abs(Math.atan2(Math.sin(two - one), Math.cos(two - one)));
    const fromEnds = Math.min(1, (at + 4) / 40, (way.length - at + 4) / 40);
    const speed = fastest * fromEnds * (1 / (1 + 3 * turn)) * within(random, 0.7, 1.2);
    at += Math.max(1, Math.round(speed));
  }
  const last = way.at(-1);
  return last === undefined ? points : [...points, last];
};

/** Slow waves along the way, as an arm makes them. */
const wobbling = (points: readonly Spot[], size: number, { random, clumsiness }: Hand): readonly Spot[] => {
  const waves = Array.from({ length: 3 }, () => ({
    strength: bell(random) * 0.006 * clumsiness * size,
    often: within(random, 0.5, 4),
    phase: within(random, 0, 6.3),
    up: random() < 0.5,
  }));
  return points.map((point, index) => {
    const share = index / Math.max(1, points.length - 1);
    let { x, y } = point;
    for (const { strength, often, phase, up } of waves) {
      const out = strength * Math.sin(often * 2 * Math.PI * share + phase);
      if (up) y += out;
      else x += out;
    }
    return { x, y };
  });
};

const trembling = (points: readonly Spot[], { random, clumsiness }: Hand): Stroke => {
  const strength = 0.5 * clumsiness;
  const isMouse = random() < 0.5;
  return points.map(({ x, y }) => {
    const shaken = { x: x + bell(random) * strength, y: y + bell(random) * strength };
    return isMouse ? { x: Math.round(shaken.x), y: Math.round(shaken.y) } : shaken;
  });
};

export const mixed = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const towards = (from: Spot, to: Spot, reach: number): Spot => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? from : mixed(from, to, Math.min(0.5, reach / length));
};
