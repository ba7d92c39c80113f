import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import type { Rule } from './find-rules.ts';

/** How far beyond a dashed line its next dash, its corner or its head may be, px. */
const dashReach = 12;

/** A line turns at most so often before it ends in a shape. */
const mostTurns = 6;

/**
 * Which pieces of ink are parts of dashed lines. In: pieces, and dashed lines. What goes on with a line where it turns or ends is a part of
 * it as well: as thin as its dashes, in the way of one of them, and close by.
 */
export const findDashes = (pieces: readonly Component[], rules: readonly Rule[]): ReadonlySet<Component> => {
  const dashed = rules.filter(({ isDashed }) => isDashed);
  if (dashed.length === 0) return new Set();
  const thickness = Math.max(...dashed.map((rule) => rule.thickness));
  const found = new Set(
    pieces.filter(
      (piece) =>
        isOfRule(piece.box, dashed) ||
        (isBeyondRule(piece.box, dashed) && !isAmongLetters(piece.box, pieces, thickness)) ||
        (isThin(piece, thickness + 1) && dashed.some((rule) => turnsInto(rule, piece.box))),
    ),
  );
  let front = [...found];
  for (let turn = 0; turn < mostTurns && front.length > 0; turn += 1) {
    const next = pieces.filter(
      (piece) =>
        !found.has(piece) &&
        isThin(piece, thickness + 1) &&
        front.some((dash) => leadsTo(dash, piece.box, thickness)) &&
        !isAmongLetters(piece.box, pieces, thickness),
    );
    for (const piece of next) found.add(piece);
    front = next;
  }
  return found;
};

/** A dash of a dashed line. */
const isOfRule = (box: Rect, dashed: readonly Rule[]): boolean =>
  dashed.some((rule) => {
    const { along, across, thick } = onAxis(box, rule);
    return Math.abs(across - rule.at) <= 2 && along >= rule.from && along <= rule.to && thick <= rule.thickness + 2;
  });

/** What goes on with a dashed line where it turns or ends. */
const isBeyondRule = (box: Rect, dashed: readonly Rule[]): boolean =>
  dashed.some((rule) => {
    const { along, across, long, thick } = onAxis(box, rule);
    const away = Math.max(rule.from - along - long / 2, along - long / 2 - rule.to);
    return away > 0 && away <= dashReach && Math.abs(across - rule.at) <= Math.max(rule.thickness, thick / 2);
  });

/** The middle of a piece along a line and across it, and how long and thick it is. */
const onAxis = ({ x, y, width, height }: Rect, { axis }: Rule) => {
  const middle = { x: x + width / 2, y: y + height / 2 };
  return axis === 'level'
    ? { along: middle.x, across: middle.y, long: width, thick: height }
    : { along: middle.y, across: middle.x, long: height, thick: width };
};

/** By the height of a letter: how far away the next one stands. */
const letterGap = 0.5;

/** A word stands at the end of many a line, as the name of a participant does: letters have others beside them, as high as they are. */
const isAmongLetters = (box: Rect, pieces: readonly Component[], thickness: number): boolean =>
  box.height > thickness + 2 &&
  pieces.some(({ box: other }) => {
    const across = Math.max(other.x - box.x - box.width, box.x - other.x - other.width);
    const shared = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    const [low, high] = [Math.min(box.height, other.height), Math.max(box.height, other.height)];
    return across >= 0 && across <= letterGap * high && shared >= 0.6 * low && high <= 2 * low;
  });

/** Whether a straight piece leads away from one of the ends of a line, across. */
const turnsInto = ({ axis, at, from, to, thickness }: Rule, { x, y, width, height }: Rect): boolean => {
  const [start, across, long, thick] = axis === 'level' ? [x, y, width, height] : [y, x, height, width];
  if (long > thickness + 2 || thick < 1.5 * long) return false;
  const gap = Math.max(across - at, at - across - thick + 1, 0);
  // The corner itself may lie in the gap between two dashes.
  const beyond = Math.max(from - start - long / 2, start + long / 2 - to);
  return gap <= dashReach && beyond >= -dashReach / 2 && beyond <= dashReach + long;
};

const isThin = ({ box, area }: Component, thickness: number): boolean =>
  Math.max(box.width, box.height) <= 40 && area <= thickness * (box.width + box.height);

/** Whether a piece lies where another one leads: straight on, or from either leg of a corner. */
const leadsTo = ({ box, area }: Component, other: Rect, thickness: number): boolean => {
  const isCorner = Math.min(box.width, box.height) > thickness + 2 || isSlanted(box, area);
  const gapX = Math.max(other.x - box.x - box.width, box.x - other.x - other.width);
  const gapY = Math.max(other.y - box.y - box.height, box.y - other.y - other.height);
  if (Math.max(gapX, gapY) > dashReach) return false;
  const half = thickness / 2;
  const beside = Math.max(2, thickness);
  const rows = isCorner ? [box.y + half, box.y + box.height - half] : [box.y + box.height / 2];
  const columns = isCorner ? [box.x + half, box.x + box.width - half] : [box.x + box.width / 2];
  const isLevel = isCorner || box.width >= box.height;
  const isUpright = isCorner || box.height >= box.width;
  return (
    (isLevel && gapX > 0 && rows.some((y) => y >= other.y - beside && y <= other.y + other.height + beside)) ||
    (isUpright && gapY > 0 && columns.some((x) => x >= other.x - beside && x <= other.x + other.width + beside))
  );
};

/** Of its box; other dashes fill theirs. */
const fullestSlanted = 0.8;

/** A dash in a round corner is short and slanted. */
const isSlanted = ({ width, height }: Rect, area: number): boolean =>
  Math.max(width, height) < 2 * Math.min(width, height) && area < fullestSlanted * width * height;
