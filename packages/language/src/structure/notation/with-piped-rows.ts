import { kindWords } from '../../lexicon/en/data-words.ts';
import { hasColumnMark } from '../members.ts';

/** A name, a pipe and what the table has: `berths | id int pk, length int`. */
const pipedLine =
  /^([ \t]*(?:[-*•][ \t]+|\d+[.)][ \t]+)?[\p{L}_"`][\p{L}\p{N}_."`]*(?: [\p{L}\p{N}_]+){0,2})[ \t]*\|([^\n]*)$/gmu;

/**
 * A line with a table before a pipe and its columns behind it, as if a colon stood there; pipes between the columns are commas then. Lines
 * of other tables stay. Offsets stay.
 */
export const withPipedRows = (text: string): string =>
  text.replace(pipedLine, (line: string, name: string, list: string) => {
    const entries = list.split(list.includes(',') ? ',' : '|').map((entry) => entry.trim());
    const areColumns = list.includes(',') ? !list.includes('|') : entries.some(hasColumnMark);
    if (!areColumns) return line;
    if (kindWords.test(name) && entries.some(hasColumnMark)) return inBrackets(line, name, list.trim());
    const gap = line.length - name.length - list.length - 1;
    return `${name}${' '.repeat(gap)}:${list.replaceAll('|', ',')}`;
  });

/** A table called `classes` is no word for what follows. */
const inBrackets = (line: string, name: string, list: string): string =>
  `${name}${' '.repeat(line.length - name.length - list.length - 2)}(${list.replaceAll('|', ',')})`;
