import { pascalCase } from '../../../printing/cases.ts';
import { type AssociationEnd, type Name, type RecordDecl, recordOf } from '../../../program/index.ts';

/** Words of the methods that link an end and take it apart again: `set customer`, `add to orders`, `remove from orders`. */
export interface EndMethods {
  readonly link: Pick<Name, 'words'>;
  readonly unlink: Pick<Name, 'words'>;
}

/** An operation that the diagram names keeps its name; the method of an end then says `link`. */
export const endMethods = (records: readonly RecordDecl[], name: Name, isList: boolean): EndMethods => {
  const isTaken = (words: readonly string[]): boolean =>
    records.some(({ operations }) => operations.some((each) => each.name.words.join('') === words.join('')));
  const free = (...starts: readonly (readonly string[])[]): Pick<Name, 'words'> => {
    const all = starts.map((start) => [...start, ...name.words]);
    return { words: all.find((words) => !isTaken(words)) ?? all[0] ?? name.words };
  };
  const set = free(['set'], ['link']);
  return isList
    ? { link: free(['add', 'to'], ['link', 'to']), unlink: free(['remove', 'from'], ['unlink', 'from']) }
    : { link: set, unlink: set };
};

/** The methods of the other end. */
export const inverseMethods = (
  records: readonly RecordDecl[],
  { inverse, inverseIsList }: AssociationEnd,
): EndMethods | undefined => (inverse === undefined ? undefined : endMethods(records, inverse, inverseIsList === true));

/** Interfaces that a record keeps to, by itself or through a parent. */
export const isStated = (records: readonly RecordDecl[], record: RecordDecl, operation: Name): boolean =>
  record.implements.some((name) =>
    recordOf(records, name)?.operations.some((each) => pascalCase(each.name) === pascalCase(operation)),
  );
