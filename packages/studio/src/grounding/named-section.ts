import type { PassageReading } from './read-passage.ts';

/** Readings of the section that a question names by its number ("section 5", "§ 3.2"), in the document that fits best; all where it names none. */
export const ofNamedSection = (question: string, readings: readonly PassageReading[]): readonly PassageReading[] => {
  const number = named.exec(question)?.[1];
  // "All the parts": what counts parts by letters has capital ones.
  if (number === undefined || number !== number.toUpperCase()) return readings;
  const opens = new RegExp(`^(?:\\p{L}+ )?${number.replaceAll('.', '\\.')}(?![\\d\\p{L}]|\\.\\d)`, 'u');
  const below = readings.filter(({ passage }) => passage.headingPath.some((heading) => opens.test(heading)));
  const [first] = below.toSorted((a, b) => b.passage.score - a.passage.score);
  return first === undefined
    ? readings
    : below.filter(({ passage }) => passage.documentId === first.passage.documentId);
};

const named =
  /(?:\b(?:section|sec|chapter|clause|part|article|paragraph|appendix|annex)\b|§) ?(\d+(?:\.\d+)*|[A-Z]\b)/i;
