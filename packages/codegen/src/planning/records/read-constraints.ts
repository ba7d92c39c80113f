import type { SpecAttribute } from '@diagloom/diagram/model';
import { ruleText } from './column-rules.ts';

/** What databases write behind the type of a column, and the mark that says the same; an empty one where there is none. */
const constraints: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)default\s+null\b/gi, 'nullable'],
  [/(?:^|\s)not\s+null\b/gi, 'required'],
  [/(?<!\bset)(?:^|\s)null(?:able)?\b(?!\s*[>\]])/gi, 'nullable'],
  [/(?:^|\s)(?:primary\s+key|pk)\b/gi, 'pk'],
  [/(?:^|\s)unique\b/gi, 'unique'],
  [/(?:^|\s)(?:foreign\s+key\s+)?references\s+\w+(?:\s*\(\s*\w+\s*\))?/gi, 'fk'],
  [/(?:^|\s)(?:foreign\s+key|fk)\b/gi, 'fk'],
  [/(?:^|\s)(?:auto_?increment|generated\s+(?:always|by\s+default)\s+as\s+identity|identity(?:\(\d+,\s*\d+\))?)/gi, ''],
];

/** The text without its constraints, and the marks that stand for them: `date` of `date not null`. Checks and what is deleted along stay as they are written. */
export const splitConstraints = (text: string): { readonly rest: string; readonly marks: readonly string[] } => {
  const marks: string[] = [];
  const kept = ruleText(text);
  let rest = kept.reduce((left, rule) => left.replace(rule, ' '), text);
  for (const [form, mark] of constraints)
    rest = rest.replace(form, () => {
      if (mark !== '' && !marks.includes(mark)) marks.push(mark);
      return '';
    });
  return { rest: [rest, ...kept].join(' ').replace(/\s+/g, ' ').trim(), marks };
};

/** A row `primary key (member_id, class_id)` says of other rows that they are the key, and is no column. */
export const withKeyRows = (rows: readonly SpecAttribute[]): readonly SpecAttribute[] => {
  const keys = new Map(rows.map((row) => [row, keyOf(row, rows)]));
  const named = new Set([...keys.values()].flat());
  if (named.size === 0) return rows;
  return rows
    .filter((row) => (keys.get(row) ?? []).length === 0)
    .map((row) => (named.has(row.name) ? withMarks(row, ['pk']) : row));
};

/** The rows that one names as the key; none where it is a row like others. */
const keyOf = ({ name }: SpecAttribute, rows: readonly SpecAttribute[]): readonly string[] => {
  const listed = /^primary\s+key\s*[(:]?\s*(.+?)\)?$/i.exec(name)?.[1]?.split(/\s*,\s*|\s+and\s+/) ?? [];
  return listed.every((each) => rows.some((row) => row.name === each)) ? listed : [];
};

/** The row with these marks, too. */
export const withMarks = (row: SpecAttribute, marks: readonly string[]): SpecAttribute => {
  const all = [...new Set([...(row.marks ?? []), ...marks])];
  return all.length === 0 ? row : { ...row, marks: all };
};
