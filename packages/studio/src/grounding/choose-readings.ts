import type { Family } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import { askedSpan } from './asked-span.ts';
import { findAnswer } from './find-answer.ts';
import { isAboutDocument, isAnnounced, isStage, isStory } from './headings.ts';
import { labelKey } from './label-words.ts';
import { ofNamedSections } from './named-section.ts';
import type { PassageReading } from './read-passage.ts';
import { findStates, tellsStates } from './read-states.ts';
import { worthOf } from './worth-of.ts';

/** A reading that fits so much worse than the best one is left out. */
const leastShare = 0.35;

/**
 * Which readings become the diagram, in the order of their documents. A story is told by the section that fits best, with its neighbours where
 * the section is one stage of several ("Step 1", "First day"); what is not a story is put together from those that speak of the same things.
 */
export const chooseReadings = (
  question: string,
  readings: readonly PassageReading[],
  family: Family,
): readonly PassageReading[] => {
  const best = Math.max(...readings.map(({ passage }) => passage.score), 0);
  const sections = ofNamedSections(question, readings, (among) => findAnswer({ question, family, readings: among }));
  if (isStory(family) && sections.length > 1)
    return inOrder(sections.flatMap((section) => findAnswer({ question, family, readings: section }) ?? []));
  const asked = sections.length > 0 ? sections.flat() : readings;
  const found = asked.some(tellsStates) ? findStates(asked) : findAnswer({ question, family, readings: asked });
  const first = family === 'entities' ? (tableBeside(found, asked) ?? found) : found;
  if (first === undefined) return [];
  const least = worthOf(first, best, family) * leastShare;
  const chosen = isStory(family)
    ? storyAround(question, first, { readings, worth: (reading) => worthOf(reading, best, family), least })
    : connected(
        first,
        readings
          .filter((reading) => reading !== first)
          .map((reading) => ({ reading, worth: worthOf(reading, best, family) }))
          .filter(
            ({ reading, worth }) =>
              worth >= least || isBelow(reading.passage, first.passage) || isOfSameSystem(reading, first, family),
          )
          .filter(({ reading }) => family !== 'hierarchy' || reading.passage.documentId === first.passage.documentId)
          .toSorted((a, b) => b.worth - a.worth)
          .map(({ reading }) => reading),
        family,
      );
  return inOrder(chosen);
};

/** What there is to choose from, and what it is worth at least. */
interface Field {
  readonly readings: readonly PassageReading[];
  readonly worth: (reading: PassageReading) => number;
  readonly least: number;
}

/** The section itself with what the question spans besides, or with the stages beside it. */
const storyAround = (
  question: string,
  first: PassageReading,
  { readings, worth, least }: Field,
): readonly PassageReading[] => {
  const spanned = askedSpan(question, first, readings);
  const ends = [spanned[0], spanned.at(-1), first];
  const telling = spanned.filter((reading) => ends.includes(reading) || worth(reading) >= least);
  return telling.length > 1 ? telling : readings.filter((reading) => reading === first || areStages(reading, first));
};

const inOrder = (readings: readonly PassageReading[]): readonly PassageReading[] =>
  readings.toSorted((a, b) => a.passage.documentId - b.passage.documentId || a.passage.start - b.passage.start);

/** Sections of an architecture ("At the venue", "In our cloud") are parts of one picture as long as they say what is connected. */
const isOfSameSystem = (reading: PassageReading, first: PassageReading, family: Family): boolean =>
  family === 'topology' &&
  reading.passage.documentId === first.passage.documentId &&
  !isAboutDocument(reading.passage) &&
  reading.spec.edges.some(({ origin }) => origin !== 'repair');

/** A table of the same document that lists what there is says more than any sentence. */
const tableBeside = (
  found: PassageReading | undefined,
  readings: readonly PassageReading[],
): PassageReading | undefined =>
  readings
    .filter(({ passage, hasToldTables }) => hasToldTables && passage.documentId === found?.passage.documentId)
    .toSorted((a, b) => b.named - a.named)[0];

/** The best reading, and whichever of the others name a part that is there already, stand beside it below one heading or are announced like it. */
const connected = (
  first: PassageReading,
  rest: readonly PassageReading[],
  family: Family,
): readonly PassageReading[] => {
  const chosen = [first];
  const labels = new Set(labelsOf(first));
  for (let left = rest; left.length > 0; ) {
    const next = left.find(
      (reading) =>
        sharesEnough(
          labelsOf(reading),
          labels,
          family,
          first.passage.documentId === reading.passage.documentId && !tellsStates(first) ? 1 : fewestShared,
        ) ||
        chosen.some(({ passage }) => areSiblings(passage, reading.passage) || isBelow(reading.passage, passage)) ||
        (reading.passage.documentId === first.passage.documentId && isAnnounced(reading.passage, family)),
    );
    if (next === undefined) break;
    chosen.push(next);
    for (const label of labelsOf(next)) labels.add(label);
    left = left.filter((reading) => reading !== next);
  }
  return chosen;
};

/** What a section says of entities counts where it speaks mostly of those that are there: rules and open questions name one of them by the way. */
const sharesEnough = (own: readonly string[], labels: ReadonlySet<string>, family: Family, fewest: number): boolean => {
  const shared = own.filter((label) => labels.has(label)).length;
  return shared >= fewest && (family !== 'entities' || shared >= own.length * leastShared);
};

/** Of 0, 0.3, 0.5 and 0.7 the one where F1 of nodes and edges was greatest on twelve sets of documents. */
const leastShared = 0.5;

/** One name in common with another document may be chance, as may be one state. */
const fewestShared = 2;

const labelsOf = ({ spec }: PassageReading): readonly string[] =>
  spec.nodes.flatMap(({ label, origin }) => (origin === 'repair' ? [] : [labelKey(label)]));

/** Sections below the same heading; the title of the document is above all of them and says nothing. */
const areSiblings = (a: Passage, b: Passage): boolean =>
  a.documentId === b.documentId &&
  a.headingPath.length > 2 &&
  a.headingPath.slice(0, -1).join('\n') === b.headingPath.slice(0, -1).join('\n');

/** Whether a section is a part of another, such as 2.1 of 2; the title of the document is above all of them and says nothing. */
const isBelow = (part: Passage, whole: Passage): boolean =>
  part.documentId === whole.documentId &&
  whole.headingPath.length > 1 &&
  part.headingPath.length > whole.headingPath.length &&
  whole.headingPath.every((heading, place) => part.headingPath[place] === heading);

/** Whether two passages are sections of one row, such as "Step 1" and "Step 2". */
const areStages = ({ passage: a }: PassageReading, { passage: b }: PassageReading): boolean =>
  a.documentId === b.documentId &&
  a.headingPath.slice(0, -1).join('\n') === b.headingPath.slice(0, -1).join('\n') &&
  isStage(a) &&
  isStage(b);
