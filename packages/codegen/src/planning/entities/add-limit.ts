import type { Assumption, Check, Index, Name, NameScope } from '../../program/index.ts';
import type { TableDraft } from './draft-table.ts';
import { type ReadCheck, readCheck } from './read-check.ts';

/** Adds what a drawn `unique (a, b)` or `check (a > b)` holds a table to, and what `index (a, b)` makes quick to find. What is not understood is told. */
export const addLimit = (draft: TableDraft, limit: string, constraints: NameScope, assumptions: Assumption[]): void => {
  const find = (written: string): Name | undefined =>
    draft.columns.find(({ summary }) => summary.toLowerCase() === written.trim().toLowerCase())?.name;
  const inside = /\((.+)\)$/s.exec(limit)?.[1] ?? '';
  if (/^(?:unique|index)/i.test(limit)) {
    const isUnique = /^unique/i.test(limit);
    const index = readIndex(inside, find);
    if (index === undefined) assumptions.push(leftOut(draft, limit));
    else if (isUnique && index.by === undefined) draft.unique.push([...index.columns]);
    else draft.indexes.push({ ...index, ...(isUnique && { isUnique }) });
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

/** Columns with the way that they are sorted, or one in small or capital letters. */
const readIndex = (inside: string, find: (written: string) => Name | undefined): Index | undefined => {
  const [, by = '', only = ''] = /^\s*(lower|upper)\s*\(([^()]*)\)\s*$/i.exec(inside) ?? [];
  const parts = (by === '' ? inside.split(',') : [only]).map((part) => part.trim());
  const columns = parts.flatMap((part) => find(part.replace(/\s(?:asc|desc)$/i, '')) ?? []);
  if (columns.length < parts.length) return undefined;
  const descending = columns.filter((_, at) => /\sdesc$/i.test(parts[at] ?? ''));
  return {
    columns,
    ...(descending.length > 0 && { descending }),
    ...(by !== '' && { by: by.toLowerCase() === 'upper' ? ('upper' as const) : ('lower' as const) }),
  };
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
