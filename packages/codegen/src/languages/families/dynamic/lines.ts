import type { Name, RecordDecl } from '../../../program/index.ts';

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
