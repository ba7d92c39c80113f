import type { Component } from '../pixels/components.ts';
import { type Candidate, outerBox } from './candidate.ts';
import type { ChosenShape } from './choose-shapes.ts';
import { hasWords, lettersIn } from './lettered.ts';

/** How far edges of a tab and its container may be apart, px beside the line between them. */
const slack = 4;

/** The tab of a package is no wider and no higher than so much of it. */
const most = { width: 0.95, height: 0.4 } as const;

/** Packages have their names on a tab above their left upper corner. In: shapes, and all areas that may be a tab. Out: the shapes, each package with its tab. */
export const joinTabs = (
  shapes: readonly ChosenShape[],
  candidates: readonly Candidate[],
  ink: readonly Component[],
): readonly ChosenShape[] => {
  const tabs = candidates.flatMap((tab) => {
    const letters = lettersIn(tab, ink);
    return hasWords(letters) ? [{ tab, letters }] : [];
  });
  const joined = new Set<Candidate>();
  const named = shapes.map((shape) => {
    const found = shape.isContainer ? tabs.find(({ tab }) => isTabOf(tab, shape.candidate)) : undefined;
    if (found === undefined) return shape;
    joined.add(found.tab);
    return { ...shape, ...found };
  });
  return named.filter(({ candidate }) => !joined.has(candidate));
};

const isTabOf = (tab: Candidate, holder: Candidate): boolean => {
  const [upper, lower] = [outerBox(tab), outerBox(holder)];
  return (
    Math.abs(upper.x - lower.x) <= slack &&
    Math.abs(upper.y + upper.height - lower.y - Math.max(tab.outline, holder.outline)) <= slack &&
    upper.width <= most.width * lower.width &&
    upper.height <= most.height * lower.height
  );
};
