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
  if (leavesOut.test(question)) return [best];
  const named = namedIn(question, beside);
  const { from, to } = ends.exec(question)?.groups ?? {};
  // "An interlibrary loan, from the form till the book is back" names the one section that tells it all.
  const isWithin =
    (named.length === 1 && named[0] === best) ||
    (from !== undefined && to !== undefined && [from, to].every((end) => says(end, best.text)));
  const spanned = from === undefined || to === undefined || isWithin ? [] : between(from, to, beside);
  const found = spanned.length > 1 || isWithin || !joins.test(question) ? spanned : named;
  return found.length > 1 && found.includes(best) ? found : [best];
};

/** "from the request to the refund", "from enquiry until destruction" */
const ends =
  /\bfrom (?<from>[^.;:?!\n]{2,60}?) (?:(?:up |right |through )?(?:to|until|till)) (?<to>[^.;:?!,(\n]{2,60})/i;

/** "Warranty claims only, not the returns" */
const leavesOut = /\b(?:only|just|not|without|except|no)\b/i;

/** What stands between several that are asked for. */
const joins = /[,+&]|\b(?:and|plus|both|then|as well as)\b/i;

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
  const find = (told: (reading: PassageReading) => string, least: number): number =>
    which === 'first'
      ? sections.findIndex((each) => says(words, told(each), least))
      : sections.findLastIndex((each) => says(words, told(each), least));
  const headed = find(headingOf, isMeant);
  return headed >= 0 ? headed : find(({ text }) => text, isTold);
};

const says = (words: string, text: string, least = isMeant): boolean => {
  const asked = askedWords(words);
  return (
    asked.length > 0 &&
    shareIn(
      asked,
      asked.map(() => 1),
      stemsOf(text),
    ) >= least
  );
};

/** Of what is said of an end half is enough: "the bright beer tank". */
const isMeant = 0.5;

/** A text has many words: more of them have to stand in it. */
const isTold = 0.75;

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
