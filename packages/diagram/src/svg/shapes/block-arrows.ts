import { isStyleOn, type Size, type Style, styleNumber } from '../../model/index.ts';
import { type Figure, solid } from './figure.ts';
import { type Pair, type Path, polygon } from './path.ts';

/**
 * draw.io's library of block arrows (`mxgraph.arrows2`). In its styles `dx` is the length of a head, `dy` how far the shaft
 * stands from the side of the head (a share of half of the height, or half of the shaft in px where `arrowHead` is given),
 * and `notch` how deep the tail is cut.
 */
type Outline = (size: Size, style: Style) => Path;

/** A length in px that a style may give, between 0 and the longest that makes sense. */
const px = (style: Style, key: string, fallback: number, longest: number): number =>
  Math.max(0, Math.min(longest, styleNumber(style, key, fallback)));

/** A share of half of the height. */
const shareOf = (style: Style, key: string, fallback: number, height: number): number =>
  (px(style, key, fallback, 1) * height) / 2;

/** A symmetric arrow from its upper half: the points from the tail to the tip, which lies on the middle. */
const mirrored = (upper: readonly Pair[], height: number, tail: readonly Pair[] = []): Path =>
  polygon([...upper, ...mirror(upper, height), ...tail]);

const mirror = (points: readonly Pair[], height: number): readonly Pair[] =>
  points
    .filter(([, y]) => y !== height / 2)
    .map(([x, y]): Pair => [x, height - y])
    .toReversed();

const plainArrow: Outline = ({ width, height }, style) => {
  const neck = width - px(style, 'dx', 40, width);
  const y = shareOf(style, 'dy', 0.6, height);
  const notch = px(style, 'notch', 0, width);
  const upper: readonly Pair[] = [
    [0, y],
    [neck, y],
    [neck, 0],
    [width, height / 2],
  ];
  return mirrored(upper, height, [[notch, height / 2]]);
};

const twoWayArrow: Outline = ({ width, height }, style) => {
  const head = px(style, 'dx', 35, width / 2);
  const y = shareOf(style, 'dy', 0.6, height);
  const upper: readonly Pair[] = [
    [0, height / 2],
    [head, 0],
    [head, y],
    [width - head, y],
    [width - head, 0],
    [width, height / 2],
  ];
  return mirrored(upper, height);
};

/** How far the head of a stylised arrow is drawn back, px. */
const barb = 10;

const stylisedArrow: Outline = ({ width, height }, style) => {
  const neck = width - px(style, 'dx', 40, width);
  const upper: readonly Pair[] = [
    [0, shareOf(style, 'feather', 0.5, height)],
    [neck, shareOf(style, 'dy', 0.6, height)],
    [Math.max(0, neck - barb), 0],
    [width, height / 2],
  ];
  return mirrored(upper, height, [[px(style, 'notch', 0, width), height / 2]]);
};

/** The wings are bars of even width, or as the style says with `dx3` and `dy3`. */
const sharpArrow: Outline = ({ width, height }, style) => {
  const neck = width - px(style, 'dx1', 18, width);
  const top = width - px(style, 'dx2', 18, width);
  const y = shareOf(style, 'dy1', 0.67, height);
  const wing: Pair =
    style.dx3 === undefined
      ? [neck - (y * (width - top)) / (height / 2 || 1), 0]
      : [width - px(style, 'dx3', 27, width), shareOf(style, 'dy3', 0.15, height)];
  const upper: readonly Pair[] = [[0, y], [neck, y], wing, [top, 0], [width, height / 2]];
  return mirrored(upper, height, [[px(style, 'notch', 0, width), height / 2]]);
};

const stripedArrow: Outline = ({ width, height }, style) => {
  const neck = width - px(style, 'dx', 40, width);
  const y = shareOf(style, 'dy', 0.6, height);
  const notch = px(style, 'notch', 25, width);
  const stripe = (from: number, to: number): Path =>
    polygon([
      [notch * from, height - y],
      [notch * to, height - y],
      [notch * to, y],
      [notch * from, y],
    ]);
  const upper: readonly Pair[] = [
    [notch, y],
    [neck, y],
    [neck, 0],
    [width, height / 2],
  ];
  return [...mirrored(upper, height), ...stripe(0, 0.16), ...stripe(0.32, 0.8)];
};

interface Bend {
  readonly head: number;
  readonly half: number;
  readonly tip: number;
  readonly neck: number;
}

const bendOf = ({ width, height }: Size, style: Style): Bend => {
  const arrowHead = px(style, 'arrowHead', 55, height);
  return {
    head: arrowHead,
    tip: arrowHead / 2,
    half: px(style, 'dy', 15, arrowHead / 2),
    neck: width - px(style, 'dx', 38, width),
  };
};

const headOf = (size: Size, { head, tip, neck, half }: Bend): readonly Pair[] => [
  [neck, 0],
  [size.width, tip],
  [neck, head],
  [neck, tip + half],
];

const bendArrow: Outline = (size, style) => {
  const bend = bendOf(size, style);
  const { half, tip, neck } = bend;
  const leg = 2 * half;
  const foot: readonly Pair[] = [
    [leg, size.height],
    [half, size.height - px(style, 'notch', 0, size.height)],
    [0, size.height],
  ];
  if (!isStyleOn(style, 'rounded')) {
    return polygon([...headOf(size, bend), [leg, tip + half], ...foot, [0, tip - half], [neck, tip - half]]);
  }
  const inner = half * 0.2;
  const [first, ...rest] = [...headOf(size, bend)];
  return [
    ['M', ...(first ?? [neck, 0])],
    ...rest.map((point) => ['L', ...point] as const),
    ['L', leg + inner, tip + half],
    ['A', inner, inner, 0, 0, 0, leg, tip + half + inner],
    ...foot.map((point) => ['L', ...point] as const),
    ['L', 0, tip - half + leg],
    ['A', leg, leg, 0, 0, 1, leg, tip - half],
    ['L', neck, tip - half],
    ['Z'],
  ];
};

const bendDoubleArrow: Outline = (size, style) => {
  const bend = bendOf(size, style);
  const { half, tip, neck, head } = bend;
  const low = size.height - px(style, 'dx', 38, size.height);
  return polygon([
    ...headOf(size, bend),
    [tip + half, tip + half],
    [tip + half, low],
    [head, low],
    [tip, size.height],
    [0, low],
    [tip - half, low],
    [tip - half, tip - half],
    [neck, tip - half],
  ]);
};

const uTurnArrow: Outline = ({ width, height }, style) => {
  const arrowHead = px(style, 'arrowHead', 43, height);
  const tip = arrowHead / 2;
  const half = px(style, 'dy', 11, tip);
  const outer = (height - tip + half) / 2;
  const inner = Math.max(0, outer - 2 * half);
  return [
    ['M', outer, 0],
    ['L', outer + px(style, 'dx2', 25, width), tip],
    ['L', outer, arrowHead],
    ['L', outer, tip + half],
    ['A', inner, inner, 0, 0, 0, outer, height - 2 * half],
    ['L', width, height - 2 * half],
    ['L', width, height],
    ['L', outer, height],
    ['A', outer, outer, 0, 0, 1, outer, tip - half],
    ['Z'],
  ];
};

const jumpInArrow: Outline = (size, style) => {
  const bend = bendOf(size, style);
  const { half, tip, neck } = bend;
  const [first, ...rest] = headOf(size, bend);
  return [
    ['M', ...(first ?? [neck, 0])],
    ...rest.map((point) => ['L', ...point] as const),
    ['A', neck, Math.max(0, size.height - tip - half), 0, 0, 0, 0, size.height],
    ['A', neck, Math.max(0, size.height - tip + half), 0, 0, 1, neck, tip - half],
    ['Z'],
  ];
};

/** One arm of a cross of arrows from the middle, pointing right: its upper inner corner, head, and lower inner corner. */
const arm = (half: number, wing: number, reach: number, head: number): readonly Pair[] => [
  [half, -half],
  [reach - head, -half],
  [reach - head, -wing],
  [reach, 0],
  [reach - head, wing],
  [reach - head, half],
];

const placed = (points: readonly Pair[], turns: number, [x, y]: Pair): readonly Pair[] =>
  points.map(([along, across]): Pair => {
    const turned: readonly Pair[] = [
      [along, across],
      [-across, along],
      [-along, -across],
      [across, -along],
    ];
    const [dx, dy] = turned[turns] ?? [along, across];
    return [x + dx, y + dy];
  });

const quadArrow: Outline = ({ width, height }, style) => {
  const half = px(style, 'dy', 10, Math.min(width, height) / 2);
  const wing = half + px(style, 'arrowHead', 10, Math.min(width, height) / 2 - half);
  const head = px(style, 'dx', 20, Math.min(width, height) / 2);
  const middle: Pair = [width / 2, height / 2];
  return polygon(
    [0, 1, 2, 3].flatMap((turns) =>
      placed(arm(half, wing, turns % 2 === 0 ? width / 2 : height / 2, head), turns, middle),
    ),
  );
};

const triadArrow: Outline = ({ width, height }, style) => {
  const wing = px(style, 'arrowHead', 40, height) / 2;
  const half = px(style, 'dy', 10, wing);
  const head = px(style, 'dx', 20, width / 2);
  const middle: Pair = [width / 2, height - wing];
  return polygon([
    ...placed(arm(half, wing, width / 2, head), 0, middle),
    ...placed(arm(half, wing, width / 2, head), 2, middle),
    ...placed(arm(half, wing, height - wing, head), 3, middle),
  ]);
};

const calloutArrow: Outline = ({ width, height }, style) => {
  const box = px(style, 'notch', 60, width);
  const half = px(style, 'dy', 10, height / 2);
  const wing = half + px(style, 'arrowHead', 10, height / 2 - half);
  const neck = width - px(style, 'dx', 20, width);
  const upper: readonly Pair[] = [
    [0, 0],
    [box, 0],
    [box, height / 2 - half],
    [neck, height / 2 - half],
    [neck, height / 2 - wing],
    [width, height / 2],
  ];
  return mirrored(upper, height);
};

const calloutDoubleArrow: Outline = ({ width, height }, style) => {
  const [cx, cy] = [width / 2, height / 2];
  const box = px(style, 'notch', 24, cx);
  const half = px(style, 'dy', 10, cy);
  const wing = half + px(style, 'arrowHead', 10, cy - half);
  const head = px(style, 'dx', 20, cx);
  const right: readonly Pair[] = [
    [cx + box, 0],
    [cx + box, cy - half],
    [width - head, cy - half],
    [width - head, cy - wing],
    [width, cy],
  ];
  const left = right.map(([x, y]): Pair => [width - x, y]).toReversed();
  return mirrored([...left, ...right], height);
};

const tailedArrow: Outline = ({ width, height }, style) => {
  const half = px(style, 'dy1', 10, height / 2);
  const wing = half + px(style, 'arrowHead', 20, height / 2 - half);
  const neck = width - px(style, 'dx1', 20, width);
  const tail = Math.max(half, px(style, 'dy2', 30, height / 2));
  const length = px(style, 'dx2', 25, width);
  const middle = height / 2;
  const upper: readonly Pair[] = [
    [0, middle - tail],
    [length, middle - tail],
    [Math.min(neck, length + tail - half), middle - half],
    [neck, middle - half],
    [neck, middle - wing],
    [width, middle],
  ];
  return mirrored(upper, height, [[px(style, 'notch', 0, width), middle]]);
};

const outlines: Readonly<Record<string, Outline>> = {
  arrow: plainArrow,
  twoWayArrow,
  stylisedArrow,
  sharpArrow,
  sharpArrow2: sharpArrow,
  stripedArrow,
  bendArrow,
  bendDoubleArrow,
  uTurnArrow,
  jumpInArrow,
  quadArrow,
  triadArrow,
  calloutArrow,
  calloutDoubleArrow,
  tailedArrow,
};

export const blockArrows: readonly Figure[] = Object.entries(outlines).map(([name, outline]) => ({
  names: [`mxgraph.arrows2.${name}`],
  draw: (size, style) => [solid(outline(size, style))],
}));
