import { ofBetween, ofLines } from './retold/of-lines.ts';
import { ofMissing } from './retold/of-missing.ts';
import { ofOthers } from './retold/of-others.ts';
import { ofParts } from './retold/of-parts.ts';
import { ofPlaces } from './retold/of-places.ts';
import { ofPosts } from './retold/of-posts.ts';
import { ofReasons } from './retold/of-reasons.ts';
import { ofRows } from './retold/of-rows.ts';
import { ofSeveral } from './retold/of-several.ts';
import { ofSteps } from './retold/of-steps.ts';
import type { Retelling } from './retold/retelling.ts';

/**
 * Ways of telling a wish that come to a plain command. Each pattern is of a whole instruction; in what it is retold as, `$1` and so on are
 * its words. A retelling is taken only where the parts that it names are there.
 */
export const retoldWishes: readonly Retelling[] = [
  ...ofParts,
  ...ofReasons,
  ...ofSteps,
  ...ofPlaces,
  ...ofMissing,
  ...ofOthers,
  ...ofLines,
  ...ofBetween,
  ...ofRows,
  ...ofSeveral,
  ...ofPosts,
];
