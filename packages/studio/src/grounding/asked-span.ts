import { askedWords, shareIn, stemsOf } from './asked-words.ts';
import { isAboutDocument } from './headings.ts';
import { titleOf } from './outline-of.ts';
import type { PassageReading } from './read-passage.ts';

/**
 * The sections that a question spans: "from the request to the refund" goes from the section that speaks of the one to the one that speaks of the
 * other, "registration and inspection" names both. In: the question, the section that answers it best, and all that could. Out: sections of one
 * document below one heading, in order; only the best one where the question spans no more.
 */
export const askedSpan = (
  question: string,
  best: PassageReading,
  readings: readonly PassageReading[],
): readonly PassageReading[] => {
  const beside = readings
    .filter((reading) => reading === best || (areBeside(reading, best) && !isAboutDocument(reading.passage)))
    .toSorted((a, b) => a.passage.start - b.passage.start);
  const { from, to } = ends.exec(question)?.groups ?? {};
  const spanned = from === undefined || to === undefined ? [] : between(from, to, beside);
  const found = spanned.length > 1 ? spanned : namedIn(question, beside);
  return found.length > 1 && found.includes(best) ? found : [best];
};

/** "from the request to the refund", "from enquiry until destruction" */
const ends =
  /\bfrom (?<from>[^.;:?!\n]{2,60}?) (?:(?:up |right |through )?(?:to|until|till)) (?<to>[^.;:?!,(\n]{2,60})/i;

const areBeside = ({ passage: a }: PassageReading, { passage: b }: PassageReading): boolean =>
  a.documentId === b.documentId &&
  a.headingPath.length === b.headingPath.length &&
  a.headingPath.slice(0, -1).join('\n') === b.headingPath.slice(0, -1).join('\n');

/** From the first section that speaks of where it begins to the last that speaks of where it ends. */
const between = (from: string, to: string, sections: readonly PassageReading[]): readonly PassageReading[] => {
  const start = placeOf(from, sections, 'first');
  const end = placeOf(to, sections, 'last');
  return start >= 0 && end > start ? sections.slice(start, end + 1) : [];
};

/** The section that speaks of something, the one whose heading does before all others; -1 for none. */
const placeOf = (words: string, sections: readonly PassageReading[], which: 'first' | 'last'): number => {
  const asked = askedWords(words);
  const says = (text: string): boolean =>
    asked.length > 0 &&
    shareIn(
      asked,
      asked.map(() => 1),
      stemsOf(text),
    ) >= isMeant;
  const find = (told: (reading: PassageReading) => string): number =>
    which === 'first'
      ? sections.findIndex((each) => says(told(each)))
      : sections.findLastIndex((each) => says(told(each)));
  const headed = find(headingOf);
  return headed >= 0 ? headed : find(({ text }) => text);
};

/** Of what is said of an end half is enough: "the bright beer tank". */
const isMeant = 0.5;

const headingOf = ({ passage }: PassageReading): string => titleOf(passage.headingPath.at(-1) ?? '');

/** Sections of whose headings all telling words stand in the question. */
const namedIn = (question: string, sections: readonly PassageReading[]): readonly PassageReading[] => {
  const said = stemsOf(question);
  return sections.filter((section) => {
    const words = askedWords(headingOf(section));
    return (
      words.length > 0 &&
      shareIn(
        words,
        words.map(() => 1),
        said,
      ) === 1
    );
  });
};
