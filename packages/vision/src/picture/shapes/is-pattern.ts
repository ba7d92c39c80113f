import type { ChosenShape } from './choose-shapes.ts';

/** So many shapes, most of which hold no words and hang on nothing, are a pattern, and no diagram. */
const mostBare = 150;
const leastMeant = 0.3;

export const isPattern = (shapes: readonly ChosenShape[], connectors: number): boolean =>
  shapes.length > mostBare &&
  shapes.filter(({ letters }) => letters.length > 0).length < leastMeant * shapes.length &&
  connectors < leastMeant * shapes.length;
