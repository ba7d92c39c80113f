import type { Name } from './name.ts';
import type { AssociationEnd, FieldDecl, RecordDecl, RecordOperation, ValueType } from './record.ts';

/** True for binary data: of its values the samples say the octets in base64. */
export const isBytes = (type: ValueType): boolean => type.kind === 'scalar' && type.scalar === 'bytes';

/** The record of that name. */
export const recordOf = (records: readonly RecordDecl[], name: Name | undefined): RecordDecl | undefined =>
  name === undefined ? undefined : records.find((record) => record.name === name);

/** All fields that a record has, those of its parents first. */
export const allFieldsOf = (records: readonly RecordDecl[], record: RecordDecl): readonly FieldDecl[] => {
  const parent = recordOf(records, record.extends);
  return parent === undefined ? record.fields : [...allFieldsOf(records, parent), ...record.fields];
};

/** All operations that a record has, those of its parents first. */
export const allOperationsOf = (records: readonly RecordDecl[], record: RecordDecl): readonly RecordOperation[] => {
  const parent = recordOf(records, record.extends);
  return parent === undefined ? record.operations : [...allOperationsOf(records, parent), ...record.operations];
};

/** The record itself, or the first of its kinds that can be made. */
export const makeable = (records: readonly RecordDecl[], name: Name): RecordDecl | undefined => {
  const record = recordOf(records, name);
  if (record === undefined || record.kind === 'class') return record;
  for (const child of records.filter((each) => each.extends === name)) {
    const found = makeable(records, child.name);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What is given beside values where a record is made, those of its parents first. */
export const givenEndsOf = (records: readonly RecordDecl[], record: RecordDecl): readonly AssociationEnd[] =>
  allEndsOf(records, record).filter(({ given }) => given !== undefined);

/** All ends that a record has, those of its parents first. */
export const allEndsOf = (records: readonly RecordDecl[], record: RecordDecl): readonly AssociationEnd[] => {
  const parent = recordOf(records, record.extends);
  return parent === undefined ? record.ends : [...allEndsOf(records, parent), ...record.ends];
};

/** The record that has an end itself: the record or one above it. */
export const ownerOf = (records: readonly RecordDecl[], record: RecordDecl, end: AssociationEnd): Name => {
  const parent = recordOf(records, record.extends);
  return record.ends.includes(end) || parent === undefined ? record.name : ownerOf(records, parent, end);
};
