import type { SpecAttribute, SpecNode } from '@diagloom/diagram/model';
import { type AssociationEnd, createNameScope } from '../../../program/index.ts';

/** Who extends whom, and who implements what: ids of classes. */
export interface Parents {
  readonly extends: ReadonlyMap<string, string>;
  readonly implements: ReadonlyMap<string, readonly string[]>;
}

export const isOperation = ({ name }: SpecAttribute): boolean => /\(.*\)\s*$/.test(name);

/**
 * Names that an interface cannot give to its operations, as those who implement it have something else of that name: a field or an end, their own or a
 * relative's, an operation that a parent or another of their interfaces states in another way. In: the id of the interface, all classes. Out: names as
 * the scope of the interface knows them; an operation of its own that is stated alike elsewhere is free.
 */
export const takenNames = (
  id: string,
  nodes: readonly SpecNode[],
  parents: Parents,
  ends: ReadonlyMap<string, readonly AssociationEnd[]>,
): readonly string[] => {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const implementers = nodes.map((node) => node.id).filter((each) => parents.implements.get(each)?.includes(id));
  const above = implementers.flatMap((each) => ancestorsOf(each, parents));
  const below = nodes
    .map((node) => node.id)
    .filter((each) => ancestorsOf(each, parents).some((one) => implementers.includes(one)));
  const classes = [...new Set([...implementers, ...above, ...below])];
  const before = nodes.slice(
    0,
    nodes.findIndex((node) => node.id === id),
  );
  const others = before
    .map((node) => node.id)
    .filter((each) => classes.some((one) => parents.implements.get(one)?.includes(each)));
  const rowsOf = (each: string): readonly SpecAttribute[] => nodeOf.get(each)?.attributes ?? [];
  const own = new Set(rowsOf(id).map(signatureOf));
  return [
    ...classes.flatMap((each) => rowsOf(each).filter((row) => !isOperation(row))).map(({ name }) => plainName(name)),
    ...classes.flatMap((each) => ends.get(each) ?? []).map(({ name }) => name.words.join('')),
    ...[...above, ...others]
      .flatMap(rowsOf)
      .filter((row) => isOperation(row) && !own.has(signatureOf(row)))
      .map(({ name }) => plainName(name)),
  ];
};

const ancestorsOf = (id: string, parents: Parents): readonly string[] => {
  const found: string[] = [];
  for (
    let each = parents.extends.get(id);
    each !== undefined && !found.includes(each);
    each = parents.extends.get(each)
  )
    found.push(each);
  return found;
};

const signatureOf = ({ name, type = '' }: SpecAttribute): string => `${name}: ${type}`.replace(/\s+/g, '');

/** A row's name as a scope knows it. */
export const plainName = (row: string): string =>
  createNameScope()
    .take(row.split(/[=:(]/)[0] ?? row, [], 'field')
    .words.join('');
