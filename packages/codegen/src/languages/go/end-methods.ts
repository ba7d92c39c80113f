import type { Name, RecordDecl } from '../../program/index.ts';
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
