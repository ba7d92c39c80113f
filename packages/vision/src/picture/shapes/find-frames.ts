import type { Rect } from '@diagloom/diagram/model';
import type { Rule } from '../lines/find-rules.ts';
import { areaOf, isWithin } from '../pixels/raster.ts';

/** A rectangle of lines, whatever crosses them: a container, a pool with lanes, a frame of messages. */
export interface Frame {
  /** Inside of its lines, px. */
  readonly box: Rect;
  readonly thickness: number;
  readonly isDashed: boolean;
  /** What lines from edge to edge cut it into; none where it is whole. */
  readonly cells: readonly Rect[];
}

/** How far a line may end from the corner that it means, px: corners are round, and dashes leave gaps there, longer ones where they are thick. */
const cornerReach = 14;
const reachOf = ({ isDashed, thickness }: Rule): number => (isDashed ? Math.max(28, 8 * thickness) : cornerReach);

/** Dividers end at the edges that they join, px. */
const edgeReach = 5;

/** Smaller rectangles are shapes of their own, px. */
const smallest = { width: 60, height: 40 } as const;

/** Thicker lines are bars, px. */
const thickest = 9;

/** More lines than these are a texture. */
const most = 400;

/** All rectangles that four lines make, or a fill of their own, largest first. In: the straight lines of a picture, and what fills show of it. */
export const findFrames = (rules: readonly Rule[], grounds: readonly Frame[] = []): readonly Frame[] => {
  const long = rules
    .map((rule) => (rule.isDashed ? throughTag(rule, rules) : rule))
    .filter(({ thickness }) => thickness <= thickest)
    .filter(
      ({ from, to, axis }) => to - from >= (axis === 'level' ? smallest.width : smallest.height) - 2 * cornerReach,
    )
    .toSorted((a, b) => b.to - b.from - a.to + a.from)
    .slice(0, most);
  const level = long.filter(({ axis }) => axis === 'level').toSorted((a, b) => a.at - b.at);
  const upright = long.filter(({ axis }) => axis === 'upright').toSorted((a, b) => a.at - b.at);
  const frames: Frame[] = [];
  for (const [index, top] of level.entries()) {
    for (const left of upright) {
      if (!meets(left, top) && !meetsBelowTab(left, top, level)) continue;
      // The edge of a shape in a dashed frame is no edge of the frame.
      const below = level.slice(index + 1);
      const bottom = [
        ...below.filter((rule) => rule.isDashed === top.isDashed),
        ...below.filter((rule) => rule.isDashed !== top.isDashed),
      ].find(
        (rule) =>
          rule.at - top.at >= smallest.height &&
          Math.abs(rule.from - top.from) <= reachOf(top) &&
          Math.abs(rule.to - top.to) <= reachOf(top) &&
          left.to >= rule.at - reachOf(left) &&
          isSide(upright, top, rule),
      );
      if (bottom === undefined) continue;
      const right = upright.find((rule) => isAt(rule, top, bottom));
      if (right === undefined || right.at - left.at < smallest.width) continue;
      const thickness = Math.max(top.thickness, left.thickness, bottom.thickness, right.thickness);
      const [x, y] = [Math.round(left.at + thickness / 2), Math.round(top.at + thickness / 2)];
      const box = {
        x,
        y,
        width: Math.round(right.at - thickness / 2) - x,
        height: Math.round(bottom.at - thickness / 2) - y,
      };
      frames.push({ box, thickness, isDashed: top.isDashed && left.isDashed, cells: cut(box, [...level, ...upright]) });
    }
  }
  return withoutCopies([...frames, ...grounds].toSorted((a, b) => areaOf(b.box) - areaOf(a.box)));
};

/** The solid outline of a tag in a corner is where the dashed edge of a frame begins. */
const throughTag = (edge: Rule, rules: readonly Rule[]): Rule => {
  const tag = rules.find(
    ({ axis, isDashed, at, from, to }) =>
      axis === edge.axis &&
      !isDashed &&
      Math.abs(at - edge.at) <= 2 &&
      from < edge.from &&
      Math.abs(edge.from - to) <= reachOf(edge),
  );
  return tag === undefined ? edge : { ...edge, from: tag.from };
};

/** Whether an upright line has its corner with the start of a level one. */
const meets = (left: Rule, top: Rule): boolean =>
  Math.abs(left.at - top.from) <= reachOf(top) && Math.abs(left.from - top.at) <= reachOf(left);

/** Where a package has its tab, its left edge leads on up to that. */
const meetsBelowTab = (left: Rule, top: Rule, level: readonly Rule[]): boolean =>
  left.from < top.at &&
  Math.abs(left.at - top.from) <= reachOf(top) &&
  level.some((rule) => meets(left, rule) && rule.to < top.to - cornerReach && rule.at < top.at);

const isAt = (rule: Rule, top: Rule, bottom: Rule): boolean =>
  Math.abs(rule.at - top.to) <= reachOf(top) &&
  Math.abs(rule.from - top.at) <= reachOf(rule) &&
  Math.abs(rule.to - bottom.at) <= reachOf(rule);

const isSide = (upright: readonly Rule[], top: Rule, bottom: Rule): boolean =>
  upright.some((rule) => isAt(rule, top, bottom));

/** Cuts along lines that lead exactly from edge to edge of a part or of one around it: connectors lead on, or end before. */
const cut = (box: Rect, rules: readonly Rule[], around: readonly Rule[] = []): readonly Rect[] => {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const isAcross = ({ axis, at, from, to, thickness }: Rule, isExact: boolean): boolean => {
    const [start, end, low, high] = axis === 'level' ? [box.x, right, box.y, bottom] : [box.y, bottom, box.x, right];
    const reach = edgeReach + thickness;
    const isBetween = at > low + edgeReach + 4 && at < high - edgeReach - 4;
    const isLong = from - start <= reach && end - to <= reach;
    return isBetween && isLong && (!isExact || (start - from <= reach && to - end <= reach));
  };
  const dividers = [...around.filter((rule) => isAcross(rule, false)), ...rules.filter((rule) => isAcross(rule, true))];
  const [divider] = dividers;
  if (divider === undefined) return [];
  const { axis, at, thickness } = divider;
  const [before, after] = [Math.floor(at - thickness / 2), Math.ceil(at + thickness / 2)];
  const parts: readonly Rect[] =
    axis === 'level'
      ? [
          { ...box, height: before - box.y },
          { ...box, y: after, height: bottom - after },
        ]
      : [
          { ...box, width: before - box.x },
          { ...box, x: after, width: right - after },
        ];
  return parts.flatMap((part) => {
    const cells = cut(part, rules, dividers);
    return cells.length === 0 ? [part] : cells;
  });
};

/** Both edges of a thick line make a rectangle, and each cell of a frame may be one as well. */
const withoutCopies = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter(
    (frame, index) =>
      !frames.slice(0, index).some((other) => {
        const isSame = areaOf(frame.box) > 0.85 * areaOf(other.box) && isWithin(frame.box, other.box, 4);
        return (
          isSame || other.cells.some((cell) => isWithin(frame.box, cell, 6) && areaOf(frame.box) > 0.85 * areaOf(cell))
        );
      }),
  );
