import type { DiagramSpec, SpecAttribute } from '@diagloom/diagram/model';

/** A column as databases write it: `member_id int`, `email varchar(120) = 'none'`. */
const column =
  /^(\w+)\s+((?:small|tiny|big|medium)?int(?:eger)?|(?:big|small)?serial|n?varchar2?\(\d+\)|n?char\(\d+\)|(?:numeric|decimal|number)\(\d+(?:,\s*\d+)?\)|decimal|numeric|money|float|double|real|bool(?:ean)?|uuid|date(?:time)?|time(?:stamp(?:tz)?)?|string|text|clob|jsonb?|blob|bytea)(\??(?:\s*(?:=|\bdefault\b).*)?)$/i;

/** Rows whose types stand behind their names without a colon, where most rows of a table are written so: one alone may be two words. */
export const withWrittenTypes = (spec: DiagramSpec): DiagramSpec => ({
  ...spec,
  nodes: spec.nodes.map((node) =>
    node.attributes === undefined ? node : { ...node, attributes: typed(node.attributes) },
  ),
});

const typed = (rows: readonly SpecAttribute[]): readonly SpecAttribute[] => {
  const found = rows.filter(({ name, type }) => type === undefined && column.test(name));
  if (found.length < 2 || found.length * 2 <= rows.length) return rows;
  return rows.map((row) => {
    const [, name, type, first = ''] = found.includes(row) ? (column.exec(row.name) ?? []) : [];
    return name === undefined ? row : { ...row, name, type: `${type}${first}` };
  });
};
