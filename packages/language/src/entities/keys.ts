import { isOperation, type SpecAttribute } from '@diagloom/diagram/model';
import { bareRow } from '../lexicon/en/data-words.ts';
import { keyOfName, wordsOfName } from '../structure/name.ts';
import type { Reference, Structure, Thing } from '../structure/structure.ts';

/** Marks each foreign key and relates its table to the one that it points at; `user_id` and `user id` point at `user`. */
export const inferForeignKeys = (structure: Structure): void => {
  for (const thing of structure.things()) {
    for (const { name, marks } of thing.members.filter((row) => !isOperation(row))) {
      const target = targetOf(name, thing, structure);
      if (target === undefined) continue;
      structure.addMember(thing.key, { name, marks: withMark(marks, 'fk') });
      const together = referenceOf(name, thing, structure)?.together ?? [];
      if (together.indexOf(name) < 1)
        relateByKey({ thing, target, column: name, marks: marks ?? [], together }, structure);
    }
  }
};

/** The entity that a column points at, by what the text says or by the column's name. */
export const targetOf = (column: string, thing: Thing, structure: Structure): Thing | undefined => {
  const said = referenceOf(column, thing, structure);
  if (said === undefined) return pointsAt(column, thing, structure);
  return said.target
    .split('.')
    .map((part) => structure.find(part))
    .find((target) => target !== undefined);
};

const referenceOf = (column: string, thing: Thing, structure: Structure): Reference | undefined =>
  structure.references().find((reference) => reference.from === thing.key && reference.column === column);

/** `sku fk` beside a table whose key is `sku`: the column that is marked as a foreign key is called like the key that it points at. */
const sameKey = (column: string, thing: Thing, structure: Structure): Thing | undefined => {
  const isMarked = thing.members.some(({ name, marks }) => name === column && marks?.includes('fk'));
  const owners = structure
    .things()
    .filter(
      ({ key, members }) =>
        key !== thing.key &&
        members.filter(({ marks }) => marks?.includes('pk')).length === 1 &&
        members.some(
          ({ name, marks = [] }) =>
            keyOfName(name) === keyOfName(column) && marks.includes('pk') && !marks.includes('fk'),
        ),
    );
  return isMarked && owners.length === 1 ? owners[0] : undefined;
};

const withMark = (marks: readonly string[] | undefined, mark: string): readonly string[] => [
  ...new Set([...(marks ?? []), mark]),
];

const pointsAt = (column: string, thing: Thing, structure: Structure): Thing | undefined => {
  const same = sameKey(column, thing, structure);
  if (same !== undefined) return same;
  const words = wordsOfName(column);
  const named = words.length === 1 || /^(?:\w+_)?\w+$/.test(column) ? structure.find(column) : undefined;
  if (named !== undefined && named.key !== thing.key) return named;
  if (words.length < 2 || !/^(?:id|fk|key|no|ref|code)$/.test(words.at(-1) ?? '')) return undefined;
  const stem = words.slice(0, -1);
  const found = structure.find(stem.join(' ')) ?? (stem.length > 1 ? structure.find(stem.at(-1) ?? '') : undefined);
  return found === undefined || (found.key === thing.key && stem.length === wordsOfName(thing.label).length)
    ? undefined
    : found;
};

interface ForeignKey {
  readonly thing: Thing;
  readonly target: Thing;
  readonly column: string;
  readonly marks: readonly string[];
  /** All columns of the key where several make it up. */
  readonly together: readonly string[];
}

/** A sentence that relates the two already is not repeated; a second key to the same table is a relation of its own. */
const relateByKey = ({ thing, target, column, marks, together }: ForeignKey, structure: Structure): void => {
  const between = structure
    .relations()
    .filter(({ from, to }) => (from === target.key && to === thing.key) || (from === thing.key && to === target.key));
  const keys = thing.members.filter(({ name }) => targetOf(name, thing, structure)?.key === target.key);
  if (between.length > 0 && (keys.length < 2 || keys.length <= between.length)) return;
  const isOne = together.length < 2;
  const rows = thing.members.filter(({ name }) => together.includes(name));
  const isNullable = marks.includes('nullable') || rows.some((row) => row.marks?.includes('nullable'));
  structure.relate({
    from: target.key,
    to: thing.key,
    label: isOne ? (/\s/.test(column) ? '' : column) : together.join(', '),
    fromCardinality: isNullable ? '0..1' : '1',
    toCardinality: (isOne ? isAlone(marks, thing) : areAlone(together, thing)) ? '0..1' : '0..*',
    span: thing.span,
  });
};

/** A key that is unique, or the whole primary key, is held by one row at most. */
const isAlone = (marks: readonly string[], thing: Thing): boolean =>
  marks.includes('unique') ||
  (marks.includes('pk') && thing.members.filter((row) => row.marks?.includes('pk')).length === 1);

/** The same of several columns together. */
const areAlone = (columns: readonly string[], { members }: Thing): boolean => {
  const primary = members.filter(({ marks }) => marks?.includes('pk')).map(({ name }) => name);
  const isWhole = (names: readonly string[]): boolean =>
    names.length === columns.length && names.every((name) => columns.includes(name));
  return (
    isWhole(primary) || members.some(({ name }) => isWhole(/^unique \((.+)\)$/.exec(name)?.[1]?.split(', ') ?? []))
  );
};

/** Marks what identifies each entity: its `id`, or the foreign keys that it is made of, which makes it depend on others. */
export const markPrimaryKeys = (structure: Structure): void => {
  for (const thing of structure.things()) {
    const rows = thing.members;
    const foreign = rows.filter(({ name, marks }) => marks?.includes('fk') && !bareRow.test(name));
    const primary = rows.filter(({ marks }) => marks?.includes('pk'));
    const own = primary.length > 0 ? undefined : ownKey(thing);
    if (own !== undefined) structure.addMember(thing.key, { ...own, marks: ['pk', ...(own.marks ?? [])] });
    const isMadeOfOthers = primary.length === 0 && own === undefined && foreign.length > 1;
    if (isMadeOfOthers)
      for (const row of foreign) structure.addMember(thing.key, { ...row, marks: ['pk', ...(row.marks ?? [])] });
    const isDependent = primary.length > 1 && primary.every(({ marks }) => marks?.includes('fk'));
    if ((isMadeOfOthers || isDependent) && thing.kind === undefined) structure.setKind(thing.key, 'weak-entity');
  }
};

/** `id`, `customer_id` in customers, `uuid`, or a number or code that names the entity (`order number`). */
const ownKey = (thing: Thing): SpecAttribute | undefined => {
  const byName = (wanted: string): SpecAttribute | undefined =>
    thing.members.find(({ name, marks }) => keyOfName(name) === wanted && !marks?.includes('fk'));
  return (
    byName('id') ??
    byName(`${thing.key}id`) ??
    byName('uuid') ??
    byName(`${thing.key}number`) ??
    byName(`${thing.key}code`) ??
    byName('isbn') ??
    byName('code')
  );
};
