import { shellStrings } from '../../strings/shell.ts';

/** The pages that signed-in people can go to, one line each, in the order in which they stand in the header. */
export const navEntries = [{ label: shellStrings.documentGeneration, to: '/' }] as const;

/** Sections of the landing page, reachable from every page. */
export const landingAnchors = [
  { label: shellStrings.seeInAction, hash: 'demo' },
  { label: shellStrings.features, hash: 'features' },
  { label: shellStrings.guide, hash: 'guide' },
] as const;
