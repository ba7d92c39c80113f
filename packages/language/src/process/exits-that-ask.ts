import { findingVerbs } from '../lexicon/en/process-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import type { Build } from './flow-build.ts';
import type { Exit } from './flow-graph.ts';
import { outcomeOf } from './outcome.ts';

/**
 * Of several loose ends those that a question is about: `paid cards ship; the others are checked. If the check fails, ...` asks only
 * behind the check. All of them where it is about none or each.
 */
export const exitsThatAsk = (build: Build, exits: readonly Exit[], words: readonly string[]): readonly Exit[] => {
  const about = exitsAbout(build, exits, words);
  const finding = exits.filter(({ from }) => {
    const tail = build.nodes[from];
    return tail?.kind === 'step' && findingVerbs.has(tail.verb);
  });
  return about.length === exits.length && finding.length === 1 ? finding : about;
};

/** Of several loose ends those whose last step is about these words; all of them where none is. */
export const exitsAbout = (build: Build, exits: readonly Exit[], words: readonly string[]): readonly Exit[] => {
  const about = exits.filter(({ from }) => {
    const tail = build.nodes[from];
    if (tail?.kind !== 'step') return false;
    const given = outcomeOf([tail.verb]);
    return tellsOf(tail.label, words) || (given !== undefined && given.pair === outcomeOf(words)?.pair);
  });
  return about.length > 0 ? about : exits;
};

/** True where a step is about what a question asks: `Run the tests` about `tests fail`. */
export const tellsOf = (label: string, words: readonly string[]): boolean => {
  const asked = new Set(words.filter((word) => word.length > 3).map(plainForm));
  return label
    .toLowerCase()
    .split(/\s+/)
    .some((word) => asked.has(plainForm(word)));
};

/** `declined` is about `Accept or decline`. */
const plainForm = (word: string): string => readVerb(word)?.base ?? singular(word);
