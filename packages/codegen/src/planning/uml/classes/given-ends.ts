import { type AssociationEnd, allEndsOf, makeable, type Name, type RecordDecl } from '../../../program/index.ts';
import { firstRow } from '../../records/stored-rows.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/**
 * What is drawn as exactly one is given where an object is made, and what is drawn as one or more is not emptied. Of two that cannot be without
 * each other, and of a longer circle, one gets the other later.
 */
export const withGivenEnds = (bare: readonly Bare[]): readonly Bare[] => {
  let records: readonly RecordDecl[] = bare.map((record) => ({ ...record, scenarios: [] }));
  const set = (owner: Name, end: AssociationEnd, marks: Partial<AssociationEnd>): void => {
    records = records.map((record) =>
      record.name === owner
        ? { ...record, ends: record.ends.map((each) => (each.name === end.name ? { ...each, ...marks } : each)) }
        : record,
    );
  };
  const setBack = (end: AssociationEnd, marks: Partial<AssociationEnd>): void => {
    const back = inverseOf(records, end);
    if (back !== undefined) set(end.target, back, marks);
  };
  const all = records.flatMap(({ name, kind, ends }) =>
    kind === 'interface' ? [] : ends.map((end) => ({ owner: name, end })),
  );
  // A part is made for its whole, and the end of a line for its start.
  for (const { owner, end } of [...all].sort((one, other) => rank(one.end) - rank(other.end))) {
    const made = makeable(records, end.target);
    if (end.isRequired !== true || end.isList || made === undefined || needs(records, made.name, owner)) continue;
    set(owner, end, { given: { record: made.name, values: firstRow(records, made) } });
    setBack(end, { inverseIsGiven: true });
  }
  for (const { end } of all) if (end.isNonEmpty === true) setBack(end, { inverseIsNonEmpty: true });
  return records.map(({ scenarios: _scenarios, ...record }) => record);
};

const rank = ({ startsHere }: AssociationEnd): number => (startsHere === true ? 1 : 0);

const inverseOf = (records: readonly RecordDecl[], { target, inverse }: AssociationEnd): AssociationEnd | undefined =>
  records.find(({ name }) => name === target)?.ends.find(({ name }) => name === inverse);

/** Whether one of them, or of its kinds, must be there before one of a record is made. */
const needs = (records: readonly RecordDecl[], name: Name, other: Name, seen: readonly Name[] = []): boolean => {
  const record = records.find((each) => each.name === name);
  if (record === undefined || seen.includes(name)) return false;
  if (isKindOf(records, record, other)) return true;
  return allEndsOf(records, record).some(
    ({ given }) => given !== undefined && needs(records, given.record, other, [...seen, name]),
  );
};

const isKindOf = (records: readonly RecordDecl[], record: RecordDecl, name: Name): boolean => {
  if (record.name === name) return true;
  const parent = records.find((each) => each.name === record.extends);
  return parent !== undefined && isKindOf(records, parent, name);
};
