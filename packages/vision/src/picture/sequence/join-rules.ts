import type { Rule } from '../lines/find-rules.ts';

/** Level lines whose pieces are one line that something hides in between, such as a bar upon a lifeline. */
export const joinRules = (rules: readonly Rule[], unit: number): readonly Rule[] => {
  const joined: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.from - b.from)) {
    const at = joined.findIndex(
      (one) =>
        Math.abs(one.at - rule.at) <= 1.5 &&
        rule.from - one.to <= (one.isDashed || rule.isDashed ? 24 : 6) * unit &&
        Math.abs(one.thickness - rule.thickness) <= 2,
    );
    const before = joined[at];
    if (before === undefined) joined.push(rule);
    else joined[at] = { ...before, to: Math.max(before.to, rule.to), isDashed: before.isDashed || rule.isDashed };
  }
  return joined;
};
