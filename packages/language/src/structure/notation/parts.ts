import type { SourceSpan } from '@diagloom/diagram/model';
import type { Piece } from '../../outline/outline.ts';
import { tokenise } from '../../text/token.ts';
import type { ReadingContext } from '../context.ts';
import { type Member, readMembers } from '../members.ts';
import { readNoun } from '../noun.ts';

/** The text with everything but line breaks in the range made blank, so that offsets stay. */
export const blanked = (text: string, { start, end }: SourceSpan): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);

/** A name as written, without quotes and marks around it, as a thing whose spelling stays. `end` is where its declaration ends. */
export const mentionWritten = (
  name: string,
  start: number,
  { structure, written }: ReadingContext,
  end = start + name.trim().length,
): string => {
  const label = name
    .trim()
    .replace(/^["`[]|["`\]]$/g, '')
    .replace(/~(.+)~$/, '<$1>');
  const noun = readNoun(tokenise(label, start));
  if (noun !== undefined) written.push({ noun: { ...noun, label, isName: true }, end });
  return structure.mention({ label, span: { start, end }, isExact: true });
};

export const addMembers = (key: string, rows: Piece, context: ReadingContext): void =>
  addRows(key, readMembers(rows), context);

export const addRows = (key: string, members: readonly Member[], { structure }: ReadingContext): void => {
  for (const { attribute, references } of members) {
    structure.addMember(key, attribute);
    if (references !== undefined) structure.refer({ from: key, column: attribute.name, target: references });
  }
};

/** These columns are the key of the table together. */
export const addKey = (key: string, columns: readonly string[], { structure }: ReadingContext): void => {
  for (const name of columns) structure.addMember(key, { name, marks: ['pk'] });
};
