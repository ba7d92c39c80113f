import type { Rule } from '../lines/find-rules.ts';
import type { Component } from '../pixels/components.ts';

/** How long what hides a part of a line is at most, px of a diagram: bars upon lifelines, and what hides dashes too. */
const longestGap = { solid: 6, dashed: 24 } as const;

/** Words that hide a part of a line fill so much of the gap; the rest are the spaces between them and around them. */
const leastFilled = 0.4;

/** Level lines whose pieces are one line that something hides in between, such as a bar upon a lifeline, or the words of a message. */
export const joinRules = (
  rules: readonly Rule[],
  { unit, letters }: { readonly unit: number; readonly letters: readonly Component[] },
): readonly Rule[] => {
  const joined: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.from - b.from)) {
    const isNear = (one: Rule): boolean =>
      rule.from - one.to <= (one.isDashed || rule.isDashed ? longestGap.dashed : longestGap.solid) * unit;
    const at = joined.findIndex(
      (one) =>
        Math.abs(one.at - rule.at) <= 1.5 &&
        Math.abs(one.thickness - rule.thickness) <= 2 &&
        (isNear(one) || areWordsBetween(one, rule, letters)),
    );
    const before = joined[at];
    if (before === undefined) joined.push(rule);
    else joined[at] = { ...before, to: Math.max(before.to, rule.to), isDashed: before.isDashed || rule.isDashed };
  }
  return joined;
};

/** Whether words stand in the middle of a gap, the line through them. */
const areWordsBetween = (before: Rule, after: Rule, letters: readonly Component[]): boolean => {
  const hiding = letters.filter(
    ({ box: { x, y, width, height } }) =>
      x > before.to && x + width <= after.from && y < before.at && y + height > before.at && height > before.thickness,
  );
  const filled = hiding.reduce((sum, { box }) => sum + box.width, 0);
  return hiding.length > 1 && filled >= leastFilled * (after.from - before.to);
};
