import { withoutRemarks } from './without-remarks.ts';

/**
 * Puts a list of tables into lines that the engine reads as a data model: "- `berth` – (pier_id → `pier`)" becomes "berth (pier_id)" and
 * "berth.pier_id → pier". In: text of a passage. Out: the text with such lists told; lists of anything else stay as they are.
 */
export const tellEntityLists = (text: string): string => {
  const named = new Set<string>();
  const told = text.replace(/(?:^[^\S\n]*[-*•]\s.*(?:\n|$))+/gm, (list) => {
    const items = list
      .trimEnd()
      .split('\n')
      .map((line) => item.exec(line)?.groups);
    const isOfTables =
      items.length >= fewest &&
      items.every((groups) => groups !== undefined) &&
      items.some((groups) => arrow.test(bracketIn(groups?.rest)));
    if (!isOfTables) return list;
    for (const groups of items) named.add((groups?.name ?? '').toLowerCase());
    return `${items.flatMap((groups) => tellItem(groups?.name ?? '', bracketIn(groups?.rest))).join('\n')}\n`;
  });
  return named.size === 0 ? text : withoutRemarks(told, named);
};

const item = /^\s*[-*•]\s+[`*]*(?<name>[\p{L}][\p{L}\d_]*)[`*]*\s*(?:[–—:-]\s*)?(?<rest>.*)$/u;
const arrow = /\s*(?:→|->|=>|\breferences\b|\bpoints to\b|\bin\b(?= `))\s*/;

const fewest = 2;

const bracketIn = (rest = ''): string => /\(([^()]*)\)/.exec(rest)?.[1] ?? '';

const tellItem = (name: string, listed: string): readonly string[] => {
  const columns = listed
    .split(/[,;]\s*/)
    .map((part) => part.replace(/[`*]/g, '').split(arrow))
    .flatMap(([column = '', target]) => (/^[\p{L}]\w*$/u.test(column) ? [{ column, target }] : []));
  return [
    columns.length === 0 ? name : `${name} (${columns.map(({ column }) => column).join(', ')})`,
    ...columns.flatMap(({ column, target }) => (target === undefined ? [] : [`${name}.${column} → ${target}`])),
  ];
};
