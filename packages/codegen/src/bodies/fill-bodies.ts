import type { LanguageId } from '../languages/catalog.ts';
import type { PrintedFile } from '../languages/language.ts';
import { bodyLanguages } from './body-languages.ts';
import { findBodies, type OpenBody } from './find-bodies.ts';
import { fits } from './fits.ts';
import type { ReadCode } from './read-code.ts';

export interface FilledBodies {
  readonly files: readonly PrintedFile[];
  /** Names of the methods whose body was taken. */
  readonly written: readonly string[];
}

export interface BodiesToFill {
  readonly bodies: ReadonlyMap<number, string>;
  readonly by: string;
  readonly read: ReadCode;
}

/** Longer ones do more than a method of a diagram says. */
const mostLines = 60;

/**
 * Puts bodies, by their places in the order of `findBodies`, in place of what says that they are still to be written. A body is taken only where the file
 * parses with it and every signature stays; all others are left as they were. `by` stands in a comment above each, and `read` tells what parses.
 */
export const fillBodies = (
  files: readonly PrintedFile[],
  language: LanguageId,
  { bodies, by, read }: BodiesToFill,
): FilledBodies => {
  const told = bodyLanguages[language];
  if (told === undefined) return { files, written: [] };
  const written: string[] = [];
  const all = findBodies(files);
  const filled = files.map((file) => {
    // From the last one on, so that the lines of the others stay where they are.
    const changed = all.toReversed().reduce((result, open) => {
      const body = open.filename === file.filename ? bodies.get(all.indexOf(open)) : undefined;
      const next = body === undefined ? undefined : withBody(result, open, [`${told.comment} ${by}`, ...linesOf(body)]);
      if (next === undefined || !fits(read, result.content, next.content, stretchOf(result, open))) return result;
      written.push(open.name);
      return next;
    }, file);
    return changed === file ? file : (told.tidy?.(changed) ?? changed);
  });
  return { files: filled, written: written.toReversed() };
};

const withBody = (file: PrintedFile, { line }: OpenBody, body: readonly string[]): PrintedFile | undefined => {
  if (body.slice(1).join('').trim() === '' || body.length > mostLines) return undefined;
  const lines = file.content.split('\n');
  const indent = /^\s*/.exec(lines[line] ?? '')?.[0] ?? '';
  const indented = body.map((text) => (text === '' ? '' : indent + (indent.startsWith('\t') ? inTabs(text) : text)));
  return {
    ...file,
    content: lines.toSpliced(line, 1, ...indented).join('\n'),
    marks: file.marks.map((mark) => (mark.line > line + 1 ? { ...mark, line: mark.line + body.length - 1 } : mark)),
  };
};

/** Four spaces at the beginning are one tab, where a language indents with those. */
const inTabs = (text: string): string => text.replace(/^(?: {4})+/, (spaces) => '\t'.repeat(spaces.length / 4));

/** The statement that is replaced, without the spaces before it. */
const stretchOf = ({ content }: PrintedFile, { line }: OpenBody) => {
  const lines = content.split('\n');
  const start = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  const text = lines[line] ?? '';
  return { from: start + (text.length - text.trimStart().length), to: start + text.length };
};

/** Without empty lines around it and the indent that all of its lines have. */
const linesOf = (body: string): readonly string[] => {
  const lines = body
    .replace(/\t/g, '    ')
    .replace(/^(?:[ ]*\n)+|\s+$/g, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents, 40);
  return lines.map((line) => line.slice(shared).trimEnd());
};
