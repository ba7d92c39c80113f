import type { ReadingContext } from '../context.ts';
import { addRows, blanked, mentionWritten } from './parts.ts';

const columnReference =
  /(?<![\p{L}\p{N}_.])(?<table>[\p{L}_]\w*)\.(?<column>[\p{L}_]\w*)\s+(?:references|refers to|points to|->|→)\s+(?<target>[\p{L}_]\w*(?:\.\w+)?)[,;]?/giu;

/** Reads `orders.customer_id references customers` wherever it stands; gives the text with that blanked. */
export const readColumnReferences = (text: string, context: ReadingContext): string => {
  let rest = text;
  for (const match of text.matchAll(columnReference)) {
    const { table = '', column = '', target = '' } = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length };
    const key = mentionWritten(table, match.index, context, span.end);
    addRows(key, [{ attribute: { name: column, marks: ['fk'] }, references: target }], context);
    mentionWritten(target.replace(/\..*$/, ''), match.index + match[0].lastIndexOf(target), context);
    context.structure.use(span);
    rest = blanked(rest, span);
  }
  return rest;
};
