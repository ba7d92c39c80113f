import type { Family } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import { evidenceOf } from './evidence.ts';
import { labelKey } from './label-words.ts';
import type { PassageReading } from './read-passage.ts';

/** Families that tell what happens in order: passages of different sections are different stories. */
const stories: ReadonlySet<Family> = new Set(['process', 'messages']);

/** A reading that fits so much worse than the best one is left out. */
const leastShare = 0.35;

/**
 * Which readings become the diagram, in the order of their documents. A story is told by the section that fits best, with its neighbours where
 * the section is one stage of several ("Step 1", "First day"); what is not a story is put together from those that speak of the same things.
 */
export const chooseReadings = (readings: readonly PassageReading[], family: Family): readonly PassageReading[] => {
  const best = Math.max(...readings.map(({ passage }) => passage.score), 0);
  const valued = readings
    .map((reading) => ({ reading, value: worthOf(reading, best, family) }))
    .toSorted((a, b) => b.value - a.value);
  const first = valued[0];
  if (first === undefined) return [];
  const chosen = stories.has(family)
    ? readings.filter((reading) => reading === first.reading || areStages(reading, first.reading))
    : connected(
        valued
          .filter(
            ({ reading, value }) =>
              value >= first.value * leastShare || isBelow(reading.passage, first.reading.passage),
          )
          .map(({ reading }) => reading),
        family,
      );
  return chosen.toSorted((a, b) => a.passage.documentId - b.passage.documentId || a.passage.start - b.passage.start);
};

const worthOf = ({ passage, coverage, named }: PassageReading, best: number, family: Family): number => {
  // Cubed: a richer section of a document that is less to the point is no better answer.
  const fit = best === 0 ? 1 : (passage.score / best) ** 3;
  const isList = stories.has(family) && isStepList(passage);
  const said = fit * coverage * (named / (named + 4)) * evidenceOf(passage.text, family);
  return said * (isAnnounced(passage, family) ? 1.5 : 1) * (isList ? 1.5 : 1) * (isAboutDocument(passage) ? 0.4 : 1);
};

/** Sections that every document has tell of itself rather than of what it is about, in lists as well. */
const isAboutDocument = ({ headingPath }: Passage): boolean =>
  /\b(?:goals?|objectives?|purpose|scope|background|definitions?|terms|glossary|contacts?|who(?:m)? to (?:ask|call)|(?:change|revision|document)s? (?:log|history)|changes? to this|history|revisions?|principles|prerequisites|questions|faq|open points|assumptions|budget|timetable|metrics|figures|links|distribution|attendees|next meeting)\b/i.test(
    headingPath.at(-1) ?? '',
  );

export const isStepList = ({ text }: Passage): boolean => (text.match(/^\s*\d+\. /gm)?.length ?? 0) >= 3;

/** Whether its heading announces what a family draws. */
export const isAnnounced = ({ headingPath }: Passage, family: Family): boolean =>
  announcements[family]?.test(headingPath.at(-1) ?? '') ?? false;

/** Headings that announce what a family draws. */
const announcements: Partial<Readonly<Record<Family, RegExp>>> = {
  process:
    /\b(?:process|procedure|steps?|workflow|flow|how|instructions|triage|handling|what (?:\w+ )?happens?|when .*|\w{3,}ing)\b/i,
  messages: /\b(?:process|procedure|steps?|flow|how|sequence|interaction|scenario)\b/i,
  hierarchy: /\b(?:organi[sz]ation(?:al)?|structure|reporting|hierarchy|who is who|management|leadership|teams?)\b/i,
  entities: /\b(?:data|entit(?:y|ies)|model|schema|tables?)\b/i,
  classes: /\b(?:data|entit(?:y|ies)|model|domain|classes)\b/i,
  topology: /\b(?:architecture|components?|systems?|services?|topology|infrastructure|overview|network)\b/i,
};

/** The best reading, and whichever of the others name a part that is there already, stand beside it below one heading or are announced like it. */
const connected = (readings: readonly PassageReading[], family: Family): readonly PassageReading[] => {
  const [first, ...rest] = readings;
  if (first === undefined) return [];
  const chosen = [first];
  const labels = new Set(labelsOf(first));
  for (let left = rest; left.length > 0; ) {
    const next = left.find(
      (reading) =>
        labelsOf(reading).filter((label) => labels.has(label)).length >=
          (reading.passage.documentId === first.passage.documentId ? 1 : fewestShared) ||
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

/** One name in common with another document may be chance. */
const fewestShared = 2;

const labelsOf = ({ spec }: PassageReading): readonly string[] => spec.nodes.map(({ label }) => labelKey(label));

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

/** A stage says so itself, or stands below a heading that announces steps. */
const isStage = ({ headingPath }: Passage): boolean => {
  const heading = headingPath.at(-1) ?? '';
  if (
    /^(?:\d+[.):]?\s+)?(?:(?:step|phase|stage|part)\s+\w+|(?:before|during|after|on|first|second|third|last|day|week|month|year)\b)/i.test(
      heading,
    )
  )
    return true;
  return (
    headingPath.length > 2 && /\b(?:process|procedure|steps|workflow|stages|phases)\b/i.test(headingPath.at(-2) ?? '')
  );
};
