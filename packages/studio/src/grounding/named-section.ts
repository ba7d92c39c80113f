import { isBelowNumber, sectionNumbersIn } from '@diagloom/knowledge';
import type { PassageReading } from './read-passage.ts';

/** Whether a question names sections of a document by their numbers or letters. */
export const namesSection = (question: string): boolean => sectionNumbersIn(question).length > 0;

/**
 * Readings of the sections that a question names by their numbers ("section 5", "§ 3.2", "parts B and C", "item 2", "III + VII"): one list for
 * each of them, all of one document. Empty where it names none, or none is there. In: what tells which of several readings answers best.
 */
export const ofNamedSections = (
  question: string,
  readings: readonly PassageReading[],
  findBest: (readings: readonly PassageReading[]) => PassageReading | undefined,
): readonly (readonly PassageReading[])[] => {
  const numbers = sectionNumbersIn(question);
  if (numbers.length === 0) return [];
  const below = (number: string, among: readonly PassageReading[]): readonly PassageReading[] =>
    among.filter(({ passage }) => isBelowNumber(passage.headingPath, number));
  const documents = [...new Set(readings.map(({ passage }) => passage.documentId))].map((id) => {
    const own = readings.filter(({ passage }) => passage.documentId === id);
    return { id, found: numbers.map((number) => below(number, own)).filter((each) => each.length > 0) };
  });
  const most = Math.max(...documents.map(({ found }) => found.length), 1);
  const full = documents.filter(({ found }) => found.length === most);
  const best = full.length > 1 ? findBest(full.flatMap(({ found }) => found.flat()))?.passage.documentId : undefined;
  return (full.find(({ id }) => id === best) ?? full[0])?.found ?? [];
};
