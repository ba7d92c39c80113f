import type { Passage } from '@diagloom/knowledge';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { isStory } from './headings.ts';
import { type PassageReading, readPassage } from './read-passage.ts';

/** Read together, stages must still name most of what each names alone. */
const leastKept = 0.8;

/**
 * Stages of one story, or what several sections say of an organisation, read as one text, so that a step of one can lead to a step of another
 * ("4.2 Verify: ... repeat from step 2"). In: readings
 * of one document in their order; out: one reading, or those that were given where reading them together loses what they say.
 */
export const tellTogether = (stages: readonly PassageReading[], type: DiagramTypeId): readonly PassageReading[] => {
  const [first, ...rest] = stages.map(({ passage }) => passage);
  if (first === undefined || rest.length === 0) return stages;
  const together = readPassage(rest.reduce(joinSections, first), type);
  // What sections of a handbook name beside an organisation is no loss.
  const apart = isStory(diagramTypeOf(type).family)
    ? stages.reduce((sum, { named }) => sum + named, 0)
    : Math.max(...stages.map(({ named }) => named));
  return together !== undefined && together.named >= leastKept * apart ? [together] : stages;
};

/** Of one document and in order; what stands between them, such as headings, is left blank, so that spans stay true. */
export const joinSections = (before: Passage, next: Passage): Passage => ({
  ...before,
  headingPath: before.headingPath.filter((heading, place) => next.headingPath[place] === heading),
  end: next.end,
  text: before.text + '\n'.repeat(Math.max(0, next.start - before.end)) + next.text,
  suspicious: [...before.suspicious, ...next.suspicious],
});
