import type { Family } from '@diagloom/diagram/model';
import type { PassageReading } from './read-passage.ts';

/** Families that tell what happens in order: passages of different sections are different stories. */
const stories: ReadonlySet<Family> = new Set(['process', 'messages']);

/** A reading that fits so much worse than the best one is left out. */
const leastShare = 0.35;

/**
 * Which readings become the diagram, in the order of their documents. A story is told by the section that fits best, with its numbered
 * neighbours ("1. Request", "2. Approval") where the section is one of several; what is not a story is put together from all that fit.
 */
export const chooseReadings = (readings: readonly PassageReading[], family: Family): readonly PassageReading[] => {
  const best = Math.max(...readings.map(({ passage }) => passage.score), 0);
  const valued = readings
    .map((reading) => ({ reading, value: worthOf(reading, best) }))
    .toSorted((a, b) => b.value - a.value);
  const first = valued[0];
  if (first === undefined) return [];
  const chosen = stories.has(family)
    ? readings.filter((reading) => reading === first.reading || areStages(reading, first.reading))
    : valued.filter(({ value }) => value >= first.value * leastShare).map(({ reading }) => reading);
  return chosen.toSorted((a, b) => a.passage.documentId - b.passage.documentId || a.passage.start - b.passage.start);
};

const worthOf = ({ passage, coverage, named }: PassageReading, best: number): number =>
  (best === 0 ? 1 : passage.score / best) * coverage * Math.min(1, named / 4);

/** Whether two passages are sections of one row, such as "Step 1" and "Step 2". */
const areStages = ({ passage: a }: PassageReading, { passage: b }: PassageReading): boolean =>
  a.documentId === b.documentId &&
  a.headingPath.slice(0, -1).join('\n') === b.headingPath.slice(0, -1).join('\n') &&
  isStage(a.headingPath.at(-1)) &&
  isStage(b.headingPath.at(-1));

const isStage = (heading: string | undefined): boolean =>
  heading !== undefined && /^(?:\d+[.):]?|(?:step|phase|stage|part)\s+\w+)(?:\s|$)/i.test(heading);
