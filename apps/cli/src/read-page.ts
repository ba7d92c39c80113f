import { UsageError } from './command.ts';

/** The number of a page as it is typed, counted from 1. Throws a `UsageError` for anything else. */
export const readPage = (text: string): number => {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new UsageError(`--page takes a number, starting at 1, not "${text}".`);
};
