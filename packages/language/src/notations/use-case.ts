import { type UseCaseSection, useCaseHeadingForms, useCaseHeadings } from '../lexicon/en/use-case-words.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';

/** A written use case, taken apart by its headings. */
export interface UseCase {
  readonly title: string;
  /** Names as they are listed. */
  readonly actors: readonly Sentence[];
  readonly trigger: readonly Sentence[];
  readonly main: readonly Sentence[];
  /** Each with its steps, in the order of the text. */
  readonly alternatives: readonly (readonly Sentence[])[];
}

const headingPattern = new RegExp(
  `^[ \\t]*(${[...useCaseHeadings]
    .map(([heading]) => heading)
    .sort((a, b) => b.length - a.length)
    .map((heading) => heading.replace(/ /g, '\\s+'))
    .join('|')})(?:[ \\t]*[:\\n]|[ \\t]+-[ \\t]+|[ \\t]+(?=\\S)|[ \\t]*$)`,
  'gimu',
);

const listed: ReadonlyMap<string, UseCaseSection> = new Map(useCaseHeadings);

/** A line, or the cell of a table, that only names a section: `3.1.4 Basic Flows:`, `| Actor(s) |`, `**Extensions**`. */
const headingLine =
  /^[ \t]*(?:[#>|*•–-]+[ \t]*)*(?:\d+(?:\.\d+)*[.)]?[ \t]+)?(?:\*\*|__)?(?<name>\p{Lu}[\p{L} /&’'-]{2,50}?)(?:[ \t]+UC[ -]?\d+)?(?:[ \t]*\d+[a-z]?)?(?:[ \t]*\([^()\n]{0,20}\))?[ \t]*(?:[:|\t](?:\*\*|__)?|(?:\*\*|__):?|$)/gmu;

export const isUseCaseHeading = (text: string): boolean => sectionOf(text) !== undefined;

const sectionOf = (heading: string): UseCaseSection | undefined => {
  const name = heading.trim().toLowerCase().replace(/\s+/g, ' ');
  return listed.get(name) ?? useCaseHeadingForms.find(({ pattern }) => pattern.test(name))?.section;
};

interface Heading extends Range {
  readonly section: UseCaseSection;
}

/** All headings with where they stand; of two that start at one place, the one that is listed is meant. */
const headingsIn = (text: string): readonly Heading[] => {
  const plain = [...text.matchAll(headingPattern)]
    .filter((match) => isHeading(match[0], text.charAt(match.index + match[0].length)))
    .map((match) => toHeading(match, match[1] ?? ''));
  const lines = [...text.matchAll(headingLine)]
    .filter((match) => /[:|\t*_]\s*$/.test(match[0]) || (match.groups?.name ?? '').split(' ').length <= longestBare)
    .map((match) => toHeading(match, match.groups?.name ?? ''));
  const found = [...plain, ...lines].flatMap((heading) => heading ?? []).sort((a, b) => a.start - b.start);
  return found.filter((heading, index) => heading.start >= (found[index - 1]?.end ?? 0));
};

/** A heading without a mark behind it has at most so many words. */
const longestBare = 4;

const toHeading = (match: RegExpExecArray, name: string): Heading | undefined => {
  const section = sectionOf(name);
  return section === undefined ? undefined : { section, start: match.index, end: match.index + match[0].length };
};

/** Reads a use case; undefined for a text without a scenario under a heading of its own. */
export const readUseCase = (given: string): UseCase | undefined => {
  const found = headingsIn(given);
  const text = given.replace(/[|]|\*\*/g, (mark) => ' '.repeat(mark.length));
  const sections = found.map(({ section, end }, index) => ({
    section,
    start: end,
    end: found[index + 1]?.start ?? text.length,
  }));
  const textOf = (section: UseCaseSection): readonly Sentence[] =>
    splitSentences(
      kept(
        text,
        sections.filter((part) => part.section === section),
      ),
    );
  const main = textOf('main');
  if (main.length < 2 || sections.length < 2) return undefined;
  const title =
    text
      .slice(0, found[0]?.start ?? 0)
      .replace(/^[\s#\d.]+/, '')
      .trim() ||
    firstLine(
      text,
      sections.find((part) => part.section === 'title'),
    );
  return {
    title,
    actors: textOf('actors'),
    trigger: textOf('trigger'),
    main,
    alternatives: groupItems(textOf('alternatives')),
  };
};

/** A heading opens with a capital; without a colon what follows it must, too (`Primary actor Customer`). */
const isHeading = (found: string, after: string): boolean =>
  /^\s*\p{Lu}/u.test(found) && (!/\S[ \t]+$/.test(found) || /[-:][ \t]+$/.test(found) || /[\p{Lu}‘"']/u.test(after));

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The text with everything outside the ranges blanked out, so that offsets stay. */
const kept = (text: string, ranges: readonly Range[]): string => {
  let result = '';
  let at = 0;
  for (const { start, end } of ranges) {
    result += text.slice(at, start).replace(/[^\n]/g, ' ') + text.slice(start, end);
    at = end;
  }
  return result;
};

const firstLine = (text: string, range: Range | undefined): string =>
  range ? (text.slice(range.start, range.end).trim().split('\n')[0] ?? '').trim() : '';

/** `A1`, `A2` and `B1` are steps of the alternatives A and B; `3a` names one of its own; unnumbered steps are one. */
const groupItems = (sentences: readonly Sentence[]): readonly (readonly Sentence[])[] => {
  const groups = new Map<string, Sentence[]>();
  let current = '';
  for (const sentence of sentences) {
    if (/^(?:none|n\/?a)$/i.test(sentence.tokens.map((token) => token.text).join(' '))) continue;
    if (sentence.item)
      current = /^[a-z]/i.test(sentence.item) ? (sentence.item[0] ?? '') : sentence.item === '-' ? current : '';
    groups.set(current, [...(groups.get(current) ?? []), sentence]);
  }
  return [...groups.values()];
};
