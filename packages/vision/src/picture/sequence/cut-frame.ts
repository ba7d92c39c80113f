import type { Rect } from '@diagloom/diagram/model';
import type { Rule } from '../lines/find-rules.ts';

/** So much of the width of a frame does a line between its parts have at least: bars and lifelines hide the rest. */
const leastOfDivider = 0.6;

/** How far from the edges its first and last dash may be, px of a diagram. */
const dividerReach = 16;

/** So many times as far where a bar or a lifeline hides what lies between. */
const behindBar = 2.2;

/**
 * The parts of a frame of messages, from top to bottom. In: the inside of the frame, the straight lines of the picture, and px of the picture for each
 * of the diagram. Dashed lines from edge to edge cut it, whatever hides a part of them.
 */
export const cutFrame = (box: Rect, rules: readonly Rule[], unit: number): readonly Rect[] => {
  const isWithinFrame = ({ axis, isDashed, at, from, to }: Rule): boolean =>
    axis === 'level' &&
    isDashed &&
    at > box.y + 12 &&
    at < box.y + box.height - 8 &&
    from > box.x - 8 &&
    to < box.x + box.width + 8;
  const cuts = linesUp(rules.filter(isWithinFrame))
    .filter((pieces) => {
      const [first] = pieces;
      if (first === undefined) return false;
      const [from, to] = [Math.min(...pieces.map((one) => one.from)), Math.max(...pieces.map((one) => one.to))];
      const covered = pieces.reduce((sum, one) => sum + one.to - one.from, 0);
      const isHidden = (start: number, end: number): boolean =>
        rules.some(
          (rule) =>
            rule.axis === 'upright' && rule.at > start && rule.at < end && rule.from < first.at && rule.to > first.at,
        );
      const right = box.x + box.width;
      const reachOf = (start: number, end: number): number =>
        dividerReach * unit * (isHidden(start, end) ? behindBar : 1);
      return (
        from - box.x <= reachOf(box.x, from) &&
        right - to <= reachOf(to, right) &&
        covered >= leastOfDivider * box.width
      );
    })
    .map(([first]) => Math.round(first?.at ?? 0))
    .toSorted((a, b) => a - b);
  const edges = [box.y, ...cuts, box.y + box.height];
  return edges
    .slice(1)
    .map((edge, index) => ({ ...box, y: edges[index] ?? box.y, height: edge - (edges[index] ?? 0) }));
};

/** Pieces at the same height, together. */
const linesUp = (rules: readonly Rule[]): readonly (readonly Rule[])[] => {
  const lines: Rule[][] = [];
  for (const rule of rules) {
    const line = lines.find(([first]) => Math.abs((first?.at ?? 0) - rule.at) <= 1.5);
    if (line === undefined) lines.push([rule]);
    else line.push(rule);
  }
  return lines;
};
