import type { SpecAttribute } from '../diagram-spec.ts';
import { wordPattern } from './grammar.ts';
import type { Scanner } from './scanner.ts';

/**
 * Reads the rows of a node, `| +name: type <mark mark>`, up to the end of its line; undefined where one is malformed. Behind a
 * quoted row a semicolon does as well.
 */
export const readAttributes = (scanner: Scanner): readonly SpecAttribute[] | undefined => {
  const rows: SpecAttribute[] = [];
  scanner.take(/\s+/y);
  while (!scanner.isAtEnd) {
    if (scanner.take(/[|;]\s*/y) === undefined) return undefined;
    rows.push(readAttribute(scanner));
    scanner.take(/\s+/y);
  }
  return rows;
};

const readAttribute = (scanner: Scanner): SpecAttribute => {
  const visibility = readVisibility(scanner);
  const name = readField(scanner);
  const type = scanner.take(/\s*:\s*/y) === undefined ? undefined : readType(scanner);
  const marks = scanner.take(/\s*</y) === undefined ? undefined : readMarks(scanner);
  return {
    name,
    ...(type === undefined ? {} : { type }),
    ...(marks === undefined ? {} : { marks }),
    ...(visibility === undefined ? {} : { visibility }),
  };
};

const readField = (scanner: Scanner): string => scanner.takeQuoted() ?? scanner.take(/[^|:<]+/y)?.trim() ?? '';

/** `List<Track>` and `map<string, int>` are types; marks are other words in such brackets. */
const readType = (scanner: Scanner): string =>
  scanner.takeQuoted() ??
  scanner.take(/(?:[^|:<]|(?<=\w)<(?!(?:pk|fk|unique|nullable|null)\b)[^<>|]+>)+/y)?.trim() ??
  '';

const readVisibility = (scanner: Scanner): SpecAttribute['visibility'] => {
  const mark = scanner.take(/[-+#~](?=\S)/y);
  return mark === '+' || mark === '-' || mark === '#' || mark === '~' ? mark : undefined;
};

const readMarks = (scanner: Scanner): readonly string[] => {
  const marks: string[] = [];
  while (scanner.take(/\s*>/y) === undefined && !scanner.isAtEnd) {
    scanner.take(/\s+/y);
    const mark = scanner.takeQuoted() ?? scanner.take(wordPattern);
    if (mark === undefined) scanner.take(/[^>]*/y);
    else marks.push(mark);
  }
  return marks;
};
