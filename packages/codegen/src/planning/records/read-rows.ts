import type { DiagramSpec, SpecAttribute } from '@diagloom/diagram/model';
import { splitConstraints, withKeyRows, withMarks } from './read-constraints.ts';

/** Types that are no word of a name. */
const plainTypes =
  '(?:small|tiny|big|medium)?int(?:eger)?|(?:big|small)?serial|n?varchar2?(?:\\(\\d+\\))?|n?char\\(\\d+\\)|(?:numeric|decimal|number)\\(\\d+(?:,\\s*\\d+)?\\)|bool(?:ean)?|uuid|datetime|timestamptz|jsonb|bytea';
/** Types that are words, too: `start date` may be a name. */
const wordTypes =
  'decimal|numeric|money|float|double|real|date|time(?:stamp)?|string|text|clob|json|blob|n?char|enum\\([^()]+\\)';

const firstValue = '(\\??(?:\\s*(?:=|\\b(?:default|check|on delete|on update)\\b).*)?)';
const plain = new RegExp(`^(\\w+)\\s+(${plainTypes})${firstValue}$`, 'i');
const column = new RegExp(`^(\\w+)\\s+(${plainTypes}|${wordTypes})${firstValue}$`, 'i');

/**
 * Rows as databases write them: `member_id int not null`, `email varchar(120) = 'none'`. What a type may be, too, is one where most rows of a
 * table are written so, where a constraint stands behind it, and behind a name that is written as databases do.
 */
export const withWrittenTypes = (spec: DiagramSpec): DiagramSpec => {
  const rows = spec.nodes.flatMap(({ attributes = [] }) => attributes);
  const isNullTold = rows.some(({ name, type = '' }) => /\bnot\s+null\b/i.test(`${name} ${type}`));
  const read = (drawn: readonly SpecAttribute[]): readonly SpecAttribute[] => {
    const told = typed(drawn);
    return withKeyRows(isNullTold ? told.map((row, index) => withNull(row, drawn[index])) : told);
  };
  return {
    ...spec,
    nodes: spec.nodes.map((node) =>
      node.attributes === undefined ? node : { ...node, attributes: read(node.attributes) },
    ),
  };
};

/** Where other columns say that they are never null, one that does not may be. */
const withNull = (row: SpecAttribute, drawn: SpecAttribute | undefined): SpecAttribute => {
  const isTold = /\b(?:not\s+null|primary\s+key)\b/i.test(`${drawn?.name} ${drawn?.type ?? ''}`);
  return row.type === undefined || isTold || row.marks?.includes('pk') === true ? row : withMarks(row, ['nullable']);
};

const typed = (rows: readonly SpecAttribute[]): readonly SpecAttribute[] => {
  const split = rows.map(withoutConstraints);
  const found = split.filter(({ name, type }) => type === undefined && column.test(name));
  const isUsual = found.length > 1 && found.length * 2 > rows.length;
  return split.map((row, index) => {
    const isConstrained = row.name !== rows[index]?.name;
    const isSure = isUsual || isConstrained || plain.test(row.name) || /^\w+_\w+\s/.test(row.name);
    const [, name, type, first = ''] = isSure && found.includes(row) ? (column.exec(row.name) ?? []) : [];
    return name === undefined ? row : { ...row, name, type: `${type}${first}` };
  });
};

/** Constraints as marks: behind a type, or behind a name of one word with or without a type. */
const withoutConstraints = (row: SpecAttribute): SpecAttribute => {
  if (row.type !== undefined) {
    const { rest, marks } = splitConstraints(row.type);
    return rest === row.type || rest === '' ? row : withMarks({ ...row, type: rest }, marks);
  }
  const [, name = '', behind = ''] = /^(\w+)(\s.+)$/.exec(row.name) ?? [];
  const { rest, marks } = splitConstraints(behind);
  const isColumn = name !== '' && (rest === '' || column.test(`${name} ${rest}`));
  return isColumn && rest !== behind.trim() ? withMarks({ ...row, name: `${name} ${rest}`.trim() }, marks) : row;
};
