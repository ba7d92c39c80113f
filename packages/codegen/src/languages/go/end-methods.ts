import { type Name, oncePer, type RecordDecl } from '../../program/index.ts';
import { lineOf } from '../families/dynamic/end-methods.ts';
import { typeName } from './dialect.ts';
import { structOf } from './record-types.ts';

/** Methods that link an end and take it apart again. An operation that the diagram names keeps its name; the method then says `Link`. */
export const endMethods = (
  records: readonly RecordDecl[],
  name: Name,
  isList: boolean,
): { readonly link: string; readonly unlink: string } => {
  const taken = takenBy(records);
  const free = (...verbs: readonly string[]): string => {
    const all = verbs.map((verb) => verb + typeName(name));
    return all.find((method) => !taken.has(method)) ?? all.join('Or');
  };
  const set = free('Set', 'Link');
  return isList
    ? { link: free('AddTo', 'LinkTo'), unlink: free('RemoveFrom', 'UnlinkFrom') }
    : { link: set, unlink: set };
};

const takenBy = oncePer(
  (records: readonly RecordDecl[]): ReadonlySet<string> =>
    new Set(records.flatMap(({ operations, fields }) => [...operations, ...fields].map(({ name }) => typeName(name)))),
);

/** A field or method of a record. One that is called like a struct that its record holds would hide it; all records then call it alike. */
export const memberOf = (records: readonly RecordDecl[], name: Pick<Name, 'words'>): string => {
  const written = typeName(name);
  return hiding(records).has(written) ? `${written}_` : written;
};

/** What is a member of a record, or of one above it, and the name of one above it. */
const hiding = oncePer((records: readonly RecordDecl[]): ReadonlySet<string> => {
  const lines = records.map((record) => lineOf(records, record)).filter(({ length }) => length > 1);
  return new Set(
    lines.flatMap((line) => {
      const held = new Set(line.slice(1).map((each) => structOf(records, each)));
      return line
        .flatMap(({ fields, ends, operations }) => [...fields, ...ends, ...operations])
        .map(({ name }) => typeName(name))
        .filter((member) => held.has(member));
    }),
  );
});
