import type { PrintedFile } from '../languages/language.ts';

/** A method that the diagram only names: calling it says that it is still to be written. */
export interface OpenBody {
  readonly filename: string;
  /** Of the line that says so, counted from 0. */
  readonly line: number;
  /** As that line has it, such as `Loan.isOverdue`. */
  readonly name: string;
}

/** Printers of all languages say it in these words, or throw what is named so. */
const unwritten = /["'`]([\w.:$?!]+) is still to be written\.?["'`]|\bnotWritten\("([\w.]+)"\)/;

/** What is still to be written in the program itself, in the order of the files. */
export const findBodies = (files: readonly PrintedFile[]): readonly OpenBody[] =>
  files
    .filter(({ role }) => role === 'source')
    .flatMap(({ filename, content }) =>
      content.split('\n').flatMap((text, line) => {
        const [, told, thrown] = unwritten.exec(text) ?? [];
        const name = told ?? thrown;
        return name === undefined ? [] : [{ filename, line, name }];
      }),
    );
