import { bell, drawThrough, type Hand, mixed, type Spot, type Stroke } from './hand.ts';

/** The figures that people draw, each with the faults of a hand: one stroke mostly, now and then two. */
export type FigureName = 'rectangle' | 'circle' | 'triangle' | 'diamond' | 'line' | 'arrow';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How often a closed figure is drawn in two strokes. */
const inTwo = 0.12;

export const drawClosed = (figure: Exclude<FigureName, 'line' | 'arrow'>, box: Box, hand: Hand): readonly Stroke[] => {
  const { random, clumsiness } = hand;
  const size = Math.hypot(box.width, box.height);
  const turn = bell(random) * 0.045 * clumsiness;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const ring = turned(
    figure === 'circle' ? ellipse(box, hand) : misplaced(cornersOf(figure, box), size, hand),
    middle,
    turn,
  );
  const isRound = figure === 'circle';
  const begun = startedAt(ring, Math.floor(random() * ring.length), random() < 0.5);
  if (random() < inTwo)
    return halves(begun, isRound, hand).map((part) => drawThrough(part, size, hand, { round: isRound }));
  return [drawThrough(closed(begun, size, isRound, hand), size, hand, { round: isRound })];
};

const cornersOf = (figure: 'rectangle' | 'triangle' | 'diamond', { x, y, width, height }: Box): readonly Spot[] => {
  const [right, bottom, middle, centre] = [x + width, y + height, x + width / 2, y + height / 2];
  if (figure === 'rectangle')
    return [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ];
  if (figure === 'diamond')
    return [
      { x: middle, y },
      { x: right, y: centre },
      { x: middle, y: bottom },
      { x, y: centre },
    ];
  return [
    { x: middle, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
};

const misplaced = (corners: readonly Spot[], size: number, { random, clumsiness }: Hand): readonly Spot[] =>
  corners.map(({ x, y }) => ({
    x: x + bell(random) * 0.022 * clumsiness * size,
    y: y + bell(random) * 0.022 * clumsiness * size,
  }));

/** No hand draws an ellipse: it is flatter here, rounder there. */
const ellipse = ({ x, y, width, height }: Box, { random, clumsiness }: Hand): readonly Spot[] => {
  const faults = [2, 3].map((often) => ({
    often,
    strength: bell(random) * 0.025 * clumsiness,
    phase: random() * 6.3,
  }));
  return Array.from({ length: 40 }, (_, index) => {
    const angle = (index * Math.PI) / 20;
    const out = faults.reduce((sum, { often, strength, phase }) => sum + strength * Math.cos(often * angle + phase), 1);
    return {
      x: x + width / 2 + (width / 2) * out * Math.cos(angle),
      y: y + height / 2 + (height / 2) * out * Math.sin(angle),
    };
  });
};

const turned = (spots: readonly Spot[], { x: cx, y: cy }: Spot, turn: number): readonly Spot[] =>
  spots.map(({ x, y }) => ({
    x: cx + (x - cx) * Math.cos(turn) - (y - cy) * Math.sin(turn),
    y: cy + (x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn),
  }));

const startedAt = (ring: readonly Spot[], start: number, isBackward: boolean): readonly Spot[] => {
  const begun = [...ring.slice(start), ...ring.slice(0, start)];
  return isBackward ? begun.toReversed() : begun;
};

/** The way back to where it began: a little short of it, beside it, or past it. */
const closed = (
  ring: readonly Spot[],
  size: number,
  isRound: boolean,
  { random, clumsiness }: Hand,
): readonly Spot[] => {
  const [first, second] = ring;
  const last = ring.at(-1);
  if (first === undefined || second === undefined || last === undefined) return ring;
  const beside = {
    x: first.x + bell(random) * 0.02 * clumsiness * size,
    y: first.y + bell(random) * 0.02 * clumsiness * size,
  };
  const chance = random();
  if (isRound) {
    const extra = Math.floor(random() * 6);
    if (chance < 0.4) return [...ring, beside, ...ring.slice(1, 1 + extra).map((spot) => mixed(spot, beside, 0.1))];
    if (chance < 0.7) return ring.slice(0, ring.length - Math.floor(random() * 3));
    return [...ring, beside];
  }
  if (chance < 0.25) return [...ring, mixed(last, beside, 0.8 + 0.15 * random())];
  if (chance < 0.5) return [...ring, mixed(last, beside, 1.02 + 0.1 * random())];
  if (chance < 0.65) return [...ring, beside, mixed(beside, second, 0.05 + 0.15 * random())];
  return [...ring, beside];
};

/** Two strokes that meet, more or less, at both ends. */
const halves = (
  ring: readonly Spot[],
  isRound: boolean,
  { random, clumsiness }: Hand,
): readonly (readonly Spot[])[] => {
  const middle = isRound ? ring.length / 2 : Math.max(1, Math.round(ring.length / 2));
  const [first] = ring;
  if (first === undefined) return [ring];
  const slip = (spot: Spot): Spot => ({
    x: spot.x + bell(random) * 3 * clumsiness,
    y: spot.y + bell(random) * 3 * clumsiness,
  });
  const one = ring.slice(0, middle + 1);
  const two = [...ring.slice(middle), first];
  return [
    one,
    random() < 0.5
      ? two.map((spot, index) => (index === 0 ? slip(spot) : spot))
      : two.toReversed().map((spot, index) => (index === 0 ? slip(spot) : spot)),
  ];
};

/** From one spot to another, with a bow. */
export const drawLine = (from: Spot, to: Spot, hand: Hand): Stroke =>
  drawThrough([from, to], Math.hypot(to.x - from.x, to.y - from.y), hand);

/** A shaft with a head: in one go, as a shaft and a hook, as a shaft and two barbs, or with a small triangle. */
export const drawArrow = (from: Spot, to: Spot, hand: Hand): readonly Stroke[] => {
  const { random } = hand;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const back = Math.atan2(from.y - to.y, from.x - to.x);
  const reach = Math.min(0.4 * length, 10 + 14 * random());
  const barb = (side: 1 | -1): Spot => {
    const angle = back + side * (0.45 + 0.3 * random());
    const long = reach * (0.85 + 0.3 * random());
    return { x: to.x + long * Math.cos(angle), y: to.y + long * Math.sin(angle) };
  };
  const [left, right] = [barb(1), barb(-1)];
  const near = { x: to.x + bell(random) * 2, y: to.y + bell(random) * 2 };
  const size = reach * 2;
  const chance = random();
  const shaft = drawLine(from, to, hand);
  // In one go: the head follows where the shaft ended, and is as exact as something of its size is.
  if (chance < 0.3) return [[...shaft, ...drawThrough([to, left, near, right], size, hand)]];
  if (chance < 0.7) return [shaft, drawThrough([left, near, right], size, hand)];
  if (chance < 0.85) return [shaft, drawThrough([near, left], size, hand), drawThrough([to, right], size, hand)];
  return [shaft, drawThrough([near, left, right, near], size, hand)];
};
