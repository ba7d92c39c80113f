import type { SpecAttribute, SpecNode } from '@diagloom/diagram/model';
import { type AssociationEnd, createNameScope, type RecordOperation } from '../../../program/index.ts';

/** Who extends whom, and who implements what: ids of classes. */
export interface Parents {
  readonly extends: ReadonlyMap<string, string>;
  readonly implements: ReadonlyMap<string, readonly string[]>;
}

/** An operation of an interface that has its name already, with the row that it was read from. */
export interface StatedOperation {
  readonly row: SpecAttribute;
  readonly operation: RecordOperation;
}

export const isOperation = ({ name }: SpecAttribute): boolean => /\(.*\)\s*$/.test(name);

/**
 * Names that an interface cannot give to its operations, as those who implement it have something else of that name: a field or an end, their own or a
 * relative's, an operation that a parent or another of their interfaces states in another way. In: the id of the interface, all classes, what interfaces before it state. Out: names as
 * the scope of the interface knows them; an operation of its own that is stated alike elsewhere is free.
 */
export const takenNames = (
  id: string,
  nodes: readonly SpecNode[],
  parents: Parents,
  ends: ReadonlyMap<string, readonly AssociationEnd[]>,
  stated: ReadonlyMap<string, readonly StatedOperation[]>,
): readonly string[] => {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const implementers = nodes.map((node) => node.id).filter((each) => parents.implements.get(each)?.includes(id));
  const above = implementers.flatMap((each) => ancestorsOf(each, parents));
  const below = nodes
    .map((node) => node.id)
    .filter((each) => ancestorsOf(each, parents).some((one) => implementers.includes(one)));
  const classes = [...new Set([...implementers, ...above, ...below])];
  const others = [...stated.keys()].filter((each) =>
    classes.some((one) => parents.implements.get(one)?.includes(each)),
  );
  const rowsOf = (each: string): readonly SpecAttribute[] => nodeOf.get(each)?.attributes ?? [];
  const own = new Set(rowsOf(id).map(signatureOf));
  return [
    ...classes.flatMap((each) => rowsOf(each).filter((row) => !isOperation(row))).map(({ name }) => plainName(name)),
    ...classes.flatMap((each) => ends.get(each) ?? []).map(({ name }) => name.words.join('')),
    ...above
      .flatMap(rowsOf)
      .filter((row) => isOperation(row) && !own.has(signatureOf(row)))
      .map(({ name }) => plainName(name)),
    ...others
      .flatMap((each) => stated.get(each) ?? [])
      .filter(({ row }) => !own.has(signatureOf(row)))
      .map(({ operation }) => operation.name.words.join('')),
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
