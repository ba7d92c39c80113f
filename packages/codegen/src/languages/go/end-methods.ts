import { type Name, type RecordDecl, recordOf } from '../../program/index.ts';
import { typeName } from './dialect.ts';

/** Methods that link an end and take it apart again. An operation that the diagram names keeps its name; the method then says `Link`. */
export const endMethods = (
  records: readonly RecordDecl[],
  name: Name,
  isList: boolean,
): { readonly link: string; readonly unlink: string } => {
  const isTaken = (method: string): boolean =>
    records.some(({ operations, fields }) => [...operations, ...fields].some((each) => typeName(each.name) === method));
  const free = (...verbs: readonly string[]): string => {
    const all = verbs.map((verb) => verb + typeName(name));
    return all.find((method) => !isTaken(method)) ?? all.join('Or');
  };
  const set = free('Set', 'Link');
  return isList
    ? { link: free('AddTo', 'LinkTo'), unlink: free('RemoveFrom', 'UnlinkFrom') }
    : { link: set, unlink: set };
};

/** A field or method of a record. One that is called like a struct that its record holds would hide it; all records then call it alike. */
export const memberOf = (records: readonly RecordDecl[], name: Pick<Name, 'words'>): string => {
  const written = typeName(name);
  const isHeldBy = (record: RecordDecl): boolean => {
    const parent = recordOf(records, record.extends);
    return parent !== undefined && (typeName(parent.name) === written || isHeldBy(parent));
  };
  const hasMember = (record: RecordDecl | undefined): boolean =>
    record !== undefined &&
    ([...record.fields, ...record.ends, ...record.operations].some((each) => typeName(each.name) === written) ||
      hasMember(recordOf(records, record.extends)));
  return records.some((record) => hasMember(record) && isHeldBy(record)) ? `${written}_` : written;
};
