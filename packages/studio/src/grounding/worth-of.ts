import type { Family } from '@diagloom/diagram/model';
import { evidenceOf } from './evidence.ts';
import { isAboutDocument, isAnnounced, isStepList, isStory } from './headings.ts';
import type { PassageReading } from './read-passage.ts';

/** How well a reading answers a question as a rule of thumb: what else there was scores `best`. */
export const worthOf = (reading: PassageReading, best: number, family: Family): number => {
  const { passage, text, coverage, named } = reading;
  // Cubed: a richer section of a document that is less to the point is no better answer.
  const fit = best === 0 ? 1 : (passage.score / best) ** 3;
  const isList = isStory(family) && isStepList(reading);
  const said = fit * coverage * (named / (named + 4)) * evidenceOf(text, family);
  return said * (isAnnounced(passage, family) ? 1.5 : 1) * (isList ? 1.5 : 1) * (isAboutDocument(passage) ? 0.4 : 1);
};
