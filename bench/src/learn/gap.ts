import type { Models } from '@diagloom/language/learning';
import type { CorpusInstruction } from './corpus.ts';
import { toRankedExample } from './read-corpus.ts';
import type { RankedExample } from './train-softmax.ts';

/** How many of an author's instructions are read right at the first go. */
export interface Gap {
  readonly author: string;
  /** By readers that learned from the other authors, in hundredths. */
  readonly leftOut: number;
  /** By readers that learned from this author, too. */
  readonly learned: number;
}

/** Some of the instructions tell as much as all. */
const sampled = 8;

/** What readers lose on authors whom they have not met: the difference is habit, not understanding. */
export const gaps = (
  instructions: readonly CorpusInstruction[],
  leftOut: readonly RankedExample[],
  models: Models,
): readonly Gap[] =>
  [...new Set(instructions.map(({ author }) => author))].map((author) => {
    const isSampled = (_: unknown, at: number): boolean => at % sampled === 0;
    const own = instructions.filter((each) => each.author === author).filter(isSampled);
    return {
      author,
      leftOut: firstRight(leftOut.filter((each) => each.author === author).filter(isSampled)),
      learned: firstRight(own.map((each) => toRankedExample(each, models))),
    };
  });

const firstRight = (examples: readonly RankedExample[]): number =>
  Math.round((100 * examples.filter(({ right }) => right.includes(0)).length) / Math.max(1, examples.length));
