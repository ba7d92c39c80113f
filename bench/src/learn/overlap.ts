import type { CorpusInstruction } from './corpus.ts';

/**
 * How much of what an author says others say in the same words: the share of the runs of four words in their texts that
 * occur in a text of somebody else. Authors who sound alike prove nothing about people whom nobody has met.
 */
export const overlaps = (instructions: readonly CorpusInstruction[]): ReadonlyMap<string, number> => {
  const runsOf = new Map<string, Set<string>>();
  for (const { author, text } of instructions) {
    const runs = runsOf.get(author) ?? new Set();
    for (const run of wordRuns(text)) runs.add(run);
    runsOf.set(author, runs);
  }
  const authorsOf = new Map<string, number>();
  for (const runs of runsOf.values()) for (const run of runs) authorsOf.set(run, (authorsOf.get(run) ?? 0) + 1);
  return new Map(
    [...runsOf].map(([author, runs]) => [
      author,
      [...runs].filter((run) => (authorsOf.get(run) ?? 0) > 1).length / Math.max(1, runs.size),
    ]),
  );
};

const runLength = 4;

const wordRuns = (text: string): readonly string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' '));
};
