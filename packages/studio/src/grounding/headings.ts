import type { Family } from '@diagloom/diagram/model';
import type { Passage } from '@diagloom/knowledge';
import { withItemNumbers } from './with-item-numbers.ts';

/** Families that tell what happens in order: passages of different sections are different stories. */
export const isStory = (family: Family): boolean => family === 'process' || family === 'messages';

/** Whether its heading announces what a family draws. */
export const isAnnounced = ({ headingPath }: Passage, family: Family): boolean =>
  announcements[family]?.test(headingPath.at(-1) ?? '') ?? false;

/** Headings that announce what a family draws. */
const announcements: Partial<Readonly<Record<Family, RegExp>>> = {
  process:
    /\b(?:process|procedure|steps?|workflow|flow|how|instructions|triage|handling|what (?:\w+ )?happens?|when .*|\w{3,}ing)\b/i,
  messages: /\b(?:process|procedure|steps?|flow|how|sequence|interaction|scenario)\b/i,
  hierarchy:
    /\b(?:organi[sz]ation(?:al)?|structure|reporting|hierarchy|who(?: is|['’]s) who|who (?:answers|belongs|reports|leads)|how we are (?:run|organi[sz]ed)|people|staff|roles|management|leadership|teams?)\b/i,
  entities: /\b(?:data|entit(?:y|ies)|model|schema|tables?)\b/i,
  classes: /\b(?:data|entit(?:y|ies)|model|domain|classes)\b/i,
  topology: /\b(?:architecture|components?|systems?|services?|topology|infrastructure|overview|network)\b/i,
};

/** Sections that every document has tell of itself rather than of what it is about, in lists as well. */
export const isAboutDocument = ({ headingPath }: Passage): boolean =>
  /\b(?:goals?|objectives?|purpose|scope|background|definitions?|terms|glossary|contacts?|who(?:m)? to (?:ask|call)|(?:change|revision|document)s? (?:log|history)|changes? to this|history|revisions?|principles|prerequisites|questions|faq|open points|assumptions|budget|timetable|metrics|figures|links|distribution|attendees|next meeting)\b/i.test(
    headingPath.at(-1) ?? '',
  );

export const isStepList = ({ text }: { readonly text: string }): boolean =>
  (withItemNumbers(text).match(/^\s*\d+\. /gm)?.length ?? 0) >= 3;

/** A stage says so itself, or stands below a heading that announces steps. */
export const isStage = ({ headingPath }: Passage): boolean => {
  const heading = headingPath.at(-1) ?? '';
  if (
    /^(?:\d+[.):]?\s+)?(?:(?:step|phase|stage)\s+\w+|(?:before|during|after|on|first|second|third|last|day|week|month|year)\b)/i.test(
      heading,
    )
  )
    return true;
  return (
    headingPath.length > 2 && /\b(?:process|procedure|steps|workflow|stages|phases)\b/i.test(headingPath.at(-2) ?? '')
  );
};
