import type { Assumption, Check, Name, NameScope } from '../../program/index.ts';
import type { TableDraft } from './draft-table.ts';
import { type ReadCheck, readCheck } from './read-check.ts';

/** Adds what a drawn `unique (a, b)` or `check (a > b)` holds a table to, and what `index (a, b)` makes quick to find. What is not understood is told. */
export const addLimit = (draft: TableDraft, limit: string, constraints: NameScope, assumptions: Assumption[]): void => {
  const find = (written: string): Name | undefined =>
    draft.columns.find(({ summary }) => summary.toLowerCase() === written.trim().toLowerCase())?.name;
  const inside = /\((.+)\)$/s.exec(limit)?.[1] ?? '';
  if (/^(?:unique|index)/i.test(limit)) {
    const columns = inside.split(',').map(find);
    const list = /^unique/i.test(limit) ? draft.unique : draft.indexes;
    if (columns.every((column) => column !== undefined)) list.push([...columns]);
    else assumptions.push(leftOut(draft, limit));
    return;
  }
  const read = readCheck(inside);
  const column = find(read?.column ?? '');
  const check =
    read === undefined || column === undefined
      ? undefined
      : toCheck(read, column, {
          find,
          name: constraints.take(`ck ${[...draft.name.words, ...column.words].join(' ')}`, [draft.id], 'ck'),
        });
  if (check !== undefined) draft.checks.push(check);
  else assumptions.push(leftOut(draft, limit));
};

const leftOut = ({ id, label }: TableDraft, limit: string): Assumption => ({
  text: `“${label}” is drawn with “${limit}”, which is left out: add it by hand.`,
  about: [id],
});

const toCheck = (
  read: ReadCheck,
  column: Name,
  { find, name }: { readonly find: (written: string) => Name | undefined; readonly name: Name },
): Check | undefined => {
  if (read.kind === 'oneOf') return { kind: 'oneOf', name, column, values: read.values };
  if (read.kind === 'notBlank') return { kind: 'notBlank', name, column, isDrawn: true };
  if (read.kind === 'range') return { kind: 'range', name, column, rules: read.rules, isDrawn: true };
  const than = find(read.than);
  return than === undefined ? undefined : { kind: 'compare', name, column, operator: read.operator, than };
};
