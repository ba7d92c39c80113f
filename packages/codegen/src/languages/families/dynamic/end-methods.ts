import { type AssociationEnd, type Name, oncePer, type RecordDecl } from '../../../program/index.ts';

/** The words of methods that put something into a list end and take it out, or that set a single one; marked where any class has an operation of that name. */
export const endMethods = (
  { name }: Pick<AssociationEnd, 'name'>,
  records: readonly RecordDecl[],
): { readonly add: Pick<Name, 'words'>; readonly remove: Pick<Name, 'words'>; readonly set: Pick<Name, 'words'> } => {
  const taken = takenBy(records);
  const free = (words: readonly string[]): Pick<Name, 'words'> =>
    taken.has(words.join('')) ? free([...words, 'end']) : { words };
  return {
    add: free(['add', 'to', ...name.words]),
    remove: free(['remove', 'from', ...name.words]),
    set: free(['set', ...name.words]),
  };
};

const takenBy = oncePer(
  (records: readonly RecordDecl[]): ReadonlySet<string> =>
    new Set(
      records.flatMap((record) =>
        [...record.fields, ...record.ends, ...record.operations].map((member) => member.name.words.join('')),
      ),
    ),
);

/** A record and its ancestors, the record first. */
export const lineOf = (records: readonly RecordDecl[], record: RecordDecl): readonly RecordDecl[] => {
  const parent = records.find(({ name }) => name === record.extends);
  return parent === undefined ? [record] : [record, ...lineOf(records, parent)];
};

/** The interfaces of a record that no ancestor has promised already. */
export const ownInterfaces = (records: readonly RecordDecl[], record: RecordDecl): readonly Name[] => {
  const above = lineOf(records, record)
    .slice(1)
    .flatMap((each) => each.implements);
  return record.implements.filter((name) => !above.includes(name));
};
