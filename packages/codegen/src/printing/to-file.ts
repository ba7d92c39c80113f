import type { PrintedFile } from '../languages/language.ts';
import type { Writer } from './writer.ts';

/** A finished file; text without a writer carries no marks. */
export const toFile = (
  filename: string,
  content: Writer | string,
  description: string,
  role: PrintedFile['role'],
): PrintedFile => ({
  filename,
  content: typeof content === 'string' ? content : content.text(),
  description,
  role,
  marks: typeof content === 'string' ? [] : content.marks(),
});
