import { extname } from 'node:path';
import { UsageError } from '../command.ts';
import type { Format } from './format.ts';
import { formats } from './index.ts';

/** The format that `--format` names, else the one of the file's ending. Throws a `UsageError` where that is none of ours. */
export const chooseFormat = (out: string, named: string | undefined): Format => {
  if (named === undefined && out === '-') {
    throw new UsageError(`Say what to write to standard output: --format ${ids('|')}.`);
  }
  const id = named ?? extname(out).slice(1).toLowerCase();
  const format = formats.find((candidate) => candidate.id === id);
  if (format !== undefined) return format;
  throw new UsageError(
    named === undefined
      ? `The ending of ${out} doesn’t name a format. Use one of .${ids(', .')}, or --format.`
      : `There’s no format "${named}". Formats: ${ids(', ')}.`,
  );
};

const ids = (separator: string): string => formats.map(({ id }) => id).join(separator);
