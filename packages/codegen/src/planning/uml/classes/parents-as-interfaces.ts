import {
  type AssociationEnd,
  createNameScope,
  type Program,
  type RecordDecl,
  recordOf,
} from '../../../program/index.ts';
import { withScenarios } from '../../records/record-scenarios.ts';

/**
 * For languages in which a struct is never one of its parents: a class that others extend, and that something refers to, is abstract, so that what
 * refers to it holds any of its kinds. What is none of these kinds is one of a kind of its own. A class that is kept in a store stays as it is.
 */
export const withParentsAsInterfaces = (program: Program): Program => {
  const { records } = program;
  const isParent = ({ name, kind, store }: RecordDecl): boolean =>
    kind === 'class' &&
    store === undefined &&
    records.some((each) => each.extends === name) &&
    records.some(({ ends }) => ends.some(({ target }) => target === name));
  // One that stays a class above would have to be both.
  const isBelowClass = (record: RecordDecl): boolean => {
    const above = recordOf(records, record.extends);
    return above !== undefined && ((above.kind === 'class' && !isParent(above)) || isBelowClass(above));
  };
  const parents = records.filter((record) => isParent(record) && !isBelowClass(record));
  if (parents.length === 0) return program;
  const names = createNameScope([...records, ...program.enums].map(({ name }) => name.words.join('')));
  const plain = parents.map(
    ({ name }): RecordDecl => ({
      name: names.take(`plain ${name.words.join(' ')}`, name.from, 'kind'),
      summary: '',
      kind: 'class',
      extends: name,
      implements: [],
      fields: [],
      ends: [],
      operations: [],
      scenarios: [],
    }),
  );
  /** What is given as one of them is one of its own kind. */
  const kindOf = (end: AssociationEnd): AssociationEnd => {
    const kind = plain[parents.findIndex(({ name }) => name === end.given?.record)];
    return kind === undefined || end.given === undefined ? end : { ...end, given: { ...end.given, record: kind.name } };
  };
  const all = records.map(
    (record): RecordDecl => ({
      ...record,
      ends: record.ends.map(kindOf),
      ...(parents.includes(record) && { kind: 'abstract' as const }),
    }),
  );
  const assumptions = parents.map(({ name }, at) => ({
    text: `“${name.label}” is extended and referred to, so it became an interface; what is none of its kinds is made as “${plain[at]?.name.words.join(' ')}”.`,
    about: name.from,
  }));
  return {
    ...program,
    records: withScenarios([...all, ...plain]),
    assumptions: [...program.assumptions, ...assumptions],
  };
};
