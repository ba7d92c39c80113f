import { shellStrings } from '../../strings/shell.ts';

interface NavEntry {
  readonly label: string;
  readonly to: string;
  /** Where the same page also stands. */
  readonly otherPaths: readonly string[];
}

/** The pages that signed-in people can go to, one line each, in the order in which they stand in the header. */
export const navEntries = [
  { label: shellStrings.documentGeneration, to: '/', otherPaths: [] },
  { label: shellStrings.profile, to: '/profile', otherPaths: ['/user-profile'] },
] as const satisfies readonly NavEntry[];

/** Sections of the landing page, reachable from every page. */
export const landingAnchors = [
  { label: shellStrings.seeInAction, hash: 'demo' },
  { label: shellStrings.features, hash: 'features' },
  { label: shellStrings.guide, hash: 'guide' },
] as const;
