import { pascalCase, snakeCase } from '../../printing/cases.ts';
import { type AssociationEnd, type Name, type Program, type RecordDecl, recordOf } from '../../program/index.ts';
import { lineOf } from '../families/dynamic/lines.ts';
import { memberName, typeName } from './dialect.ts';

/**
 * How the records of a program are called in Rust, which has no inheritance. What others extend is two things: a struct with its fields, which
 * its children hold as `base`, and a trait with all that can be asked of it. An interface is a trait, any other record a struct.
 */
export interface RecordScope {
  readonly records: readonly RecordDecl[];
  /** True where a record is abstract or extended, so that it has a trait. */
  readonly isOpen: (record: RecordDecl) => boolean;
  /** The struct that holds the fields. */
  readonly structOf: (record: RecordDecl) => string;
  readonly traitOf: (record: RecordDecl) => string;
  /** What a pointer to one points to: `Rental`, or `dyn Vehicle`. */
  readonly heldAs: (name: Name) => string;
  /** The method of an open record's trait that gives its struct. */
  readonly baseOf: (record: RecordDecl) => string;
  /** True where one is no more than its values, so that it can be copied and compared. */
  readonly isValue: (record: RecordDecl) => boolean;
}

export const createRecordScope = (program: Program): RecordScope => {
  const { records } = program;
  const named = [...program.enums, ...records, ...program.ports, ...program.services, ...program.machines];
  const types = new Set([...named, ...records.flatMap(({ store }) => store ?? [])].map(({ name }) => pascalCase(name)));
  const members = new Set(
    records.flatMap(({ fields, ends, operations }) =>
      [...fields, ...ends, ...operations].map(({ name }) => snakeCase(name)),
    ),
  );
  const isOpen = (record: RecordDecl): boolean =>
    record.kind === 'abstract' || (record.kind === 'class' && records.some((each) => each.extends === record.name));
  const withEnd = ({ words }: Name, end: string): string => {
    const longer = { words: [...words, end] };
    return types.has(pascalCase(longer)) ? withEnd({ ...longer, label: '', from: [] }, end) : typeName(longer);
  };
  const structOf = (record: RecordDecl): string =>
    record.kind === 'abstract' ? withEnd(record.name, 'base') : typeName(record.name);
  const traitOf = (record: RecordDecl): string =>
    record.kind === 'class' ? withEnd(record.name, 'like') : typeName(record.name);
  return {
    records,
    isOpen,
    structOf,
    traitOf,
    heldAs: (name) => {
      const record = recordOf(records, name);
      if (record === undefined) return typeName(name);
      return isOpen(record) || record.kind === 'interface' ? `dyn ${traitOf(record)}` : structOf(record);
    },
    baseOf: ({ name }) => {
      const written = `${snakeCase(name)}_base`;
      return members.has(written) ? `${written}_` : written;
    },
    isValue: (record) =>
      lineOf(records, record).every(
        ({ fields, ends }) => ends.length === 0 && fields.every(({ type }) => type.kind !== 'record'),
      ),
  };
};

/** Where the fields of a record are, seen from a method of it or from a variable. */
export const insideOf = (scope: RecordScope, record: RecordDecl, variable: string): string =>
  scope.isOpen(record) ? `${variable}.${scope.baseOf(record)}()` : variable;

/** Of two ends that know each other one must not keep the other alive, or neither would ever go. */
export const isWeak = ({ inverse, startsHere }: AssociationEnd): boolean =>
  inverse !== undefined && startsHere !== true;

/** The interfaces that a record promises, by itself or through a parent; an interface promises itself. */
export const interfacesOf = ({ records }: RecordScope, record: RecordDecl): readonly RecordDecl[] => {
  const promised = new Set(lineOf(records, record).flatMap((each) => each.implements));
  const found = [...promised].flatMap((name) => recordOf(records, name) ?? []);
  return record.kind === 'interface' ? [record, ...found] : found;
};

/** The operations that a record has of its own, neither stated by an interface nor by what it extends. */
export const ownOperations = (scope: RecordScope, record: RecordDecl): RecordDecl['operations'] => {
  const stated = new Set(
    interfacesOf(scope, record).flatMap(({ operations }) => operations.map(({ name }) => memberName(name))),
  );
  return record.operations.filter(({ name, overrides }) => overrides !== true && !stated.has(memberName(name)));
};
