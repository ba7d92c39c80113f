import { ended } from './as-sentence.ts';
import { cellsOf, mapTables } from './tables.ts';
import { withoutRemarks } from './without-remarks.ts';

/**
 * Puts tables of classes into sentences: "| Boat | name, length | belongs to one Club |" below "| Class | Attributes | Remarks |" becomes
 * "Boat (name, length)." and "Boat belongs to one Club." What is said beside them counts where it names two of the classes.
 */
export const tellClassRows = (text: string): string => {
  const named = new Set<string>();
  mapTables(text, (lines) => {
    const [header = [], ...rows] = lines.map(cellsOf);
    for (const row of rows) if (tellClassRow(header, row).length > 0) named.add(plain(row[0] ?? '').toLowerCase());
    return undefined;
  });
  return mapTables(named.size < fewest ? text : withoutRemarks(text, named), (lines) => {
    const [header = [], ...rows] = lines.map(cellsOf);
    const told = rows.flatMap((row) => tellClassRow(header, row));
    return told.length === 0 ? undefined : told;
  });
};

/** Fewer rows are a table about something else. */
const fewest = 2;

/** A row of such a table in sentences; empty for rows of other tables. */
export const tellClassRow = (header: readonly string[], row: readonly string[]): readonly string[] => {
  const [head = ''] = header;
  const name = plain(row[0] ?? '');
  if (!classHead.test(head) || !isName.test(name)) return [];
  const members = header.flatMap((title, at) => (at > 0 && memberHead.test(title) ? [plain(row[at] ?? '')] : []));
  const remarks = header.flatMap((title, at) =>
    at > 0 && !memberHead.test(title) ? plain(row[at] ?? '').split(/[;.]\s+|;$/) : [],
  );
  const listed = members.filter((cell) => /\p{L}/u.test(cell)).join(', ');
  return [
    `${name}${listed === '' ? '' : ` (${listed})`}.`,
    ...remarks.flatMap((remark) => tellRemark(name, remark.trim())),
  ];
};

const classHead = /^(?:class|entity|object|type|name of (?:the )?class)(?:es)?\b/i;
const memberHead = /\b(?:attributes?|fields?|properties|members|columns?|methods?|operations?)\b/i;
const isName = /^\p{L}[\p{L}\d_]*(?: [\p{L}\d_]+){0,3}$/u;

/** What opens with a verb is told of the class; a sentence of its own says "its" of it. */
const tellRemark = (name: string, remark: string): readonly string[] => {
  if (!/\p{L}/u.test(remark)) return [];
  if (/^(?:is |are )?(?:abstract|final|an? interface)\b/i.test(remark))
    return [`${name} is ${ended(remark.replace(/^(?:is|are) /i, ''))}`];
  if (/^(?:[a-z]+s|is an?|has|can|may|must)\b(?! of\b)/.test(remark)) return [`${name} ${ended(remark)}`];
  const own = remark.replace(/\bits (\p{L}+)/iu, `$1 of ${name}`);
  return own !== remark || remark.includes(name) ? [ended(own)] : [];
};

const plain = (text: string): string => text.replace(/[`*]/g, '').trim();
