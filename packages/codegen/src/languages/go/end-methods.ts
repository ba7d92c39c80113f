import { isLeftByMoving, endMethods as methodsOf, type Name, oncePer, type RecordDecl } from '../../program/index.ts';
import { lineOf } from '../families/dynamic/lines.ts';
import { identifier, typeName } from './dialect.ts';
import { structOf } from './record-types.ts';

/** Methods that link an end and take it apart again, and what they are given. */
export const endMethods = (
  records: readonly RecordDecl[],
  name: Name,
  isList: boolean,
): { readonly link: string; readonly unlink: string; readonly given: string } => {
  const { link, unlink, given } = methodsOf(records, name, isList);
  const isMovedOnly = records.some(({ ends }) => ends.some((end) => end.name === name && isLeftByMoving(end)));
  return {
    link: typeName(link),
    unlink: isMovedOnly ? identifier(unlink) : typeName(unlink),
    given: identifier(given),
  };
};

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
