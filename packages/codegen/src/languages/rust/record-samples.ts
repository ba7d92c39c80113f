import { snakeCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  allOperationsOf,
  type RecordDecl,
  recordOf,
  type Sample,
  type ValueType,
} from '../../program/index.ts';
import { lineOf } from '../families/dynamic/end-methods.ts';
import { memberOf, writeCall } from './dialect.ts';
import { interfacesOf, type RecordScope } from './record-scope.ts';
import { canRefuse, emptyOf } from './write-records.ts';
import { writeTraits } from './write-traits.ts';
import { written } from './written.ts';

/** One of each record that can be made, and what stands in for those that cannot. */
export const writeSamples = (writer: Writer, scope: RecordScope): void => {
  for (const record of scope.records) {
    const scenario = record.scenarios.find(({ kind }) => kind === 'construct');
    if (scenario?.kind !== 'construct') continue;
    writer.gap();
    writer.block(`fn ${sampleOf(record)}() -> ${scope.structOf(record)} {`, '}', () =>
      writeMade(writer, scope, record, scenario.values, canRefuse(scope, record) ? '.unwrap()' : ''),
    );
  }
  for (const record of standIns(scope)) {
    const name = standInOf(scope, record);
    writer.gap();
    writer.comment('Stands in where nothing that is drawn can be given.');
    writer.line('#[derive(Debug)]');
    writer.line(`struct ${name};`);
    writeTraits(writer, scope, record, name, 'unimplemented!()');
  }
};

export const sampleOf = ({ name }: RecordDecl): string => `sample_${snakeCase(name)}`;

const standInOf = (scope: RecordScope, record: RecordDecl): string => `Any${scope.traitOf(record)}`;

/** What operations take that are tested, and of which nothing can be made. */
const standIns = (scope: RecordScope): readonly RecordDecl[] => {
  const given = scope.records
    .filter(({ scenarios }) => scenarios.length > 0)
    .flatMap((record) => allOperationsOf(scope.records, record).flatMap(({ parameters }) => parameters))
    .flatMap(({ type }) => (type.kind === 'record' ? (recordOf(scope.records, type.record) ?? []) : []));
  return [...new Set(given)].filter((record) => makeable(scope, record) === undefined);
};

/** The record itself, or the first that is one of its kind and can be made. */
const makeable = (scope: RecordScope, record: RecordDecl): RecordDecl | undefined =>
  record.kind === 'class'
    ? record
    : scope.records.find(
        (each) =>
          each.kind === 'class' &&
          (lineOf(scope.records, each).includes(record) || interfacesOf(scope, each).includes(record)),
      );

export const writeMade = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  values: Sample,
  close: string,
  open = '',
): void => {
  const given = allFieldsOf(scope.records, record).map((field, index) => written(field, values[index] ?? null));
  if (given.length === 0) {
    writer.line(`${open}${emptyOf(scope, record)}${close}`);
    return;
  }
  writeCalled(writer, `${open}${scope.structOf(record)}::new(`, given, close);
};

/** A call with what follows it, on a line of its own behind a call of several lines. */
export const writeCalled = (writer: Writer, head: string, given: readonly string[], close: string): void => {
  if (given.join(', ').length <= 60 || !close.startsWith('.')) {
    writeCall(writer, head, given, `)${close}`);
    return;
  }
  writeCall(writer, head, given, ')');
  writer.line(close);
};

/** An argument that is never looked at. */
export const argumentOf = (scope: RecordScope, type: ValueType): string => {
  if (type.kind === 'list') return '&[]';
  if (type.kind === 'optional') return 'None';
  if (type.kind === 'enum') {
    const [first] = type.enum.members;
    return first === undefined ? 'unreachable!()' : memberOf(type.enum, first);
  }
  if (type.kind === 'record') {
    const record = recordOf(scope.records, type.record);
    const made = record && makeable(scope, record);
    if (record === undefined) return 'unreachable!()';
    return `Rc::new(${made === undefined ? standInOf(scope, record) : `${sampleOf(made)}()`})`;
  }
  const samples: Readonly<Partial<Record<typeof type.scalar, string>>> = {
    boolean: 'true',
    bytes: '&[]',
    integer: '1',
    decimal: '1.0',
    date: 'Date::new(2026, 1, 31).unwrap()',
    timestamp: 'SystemTime::UNIX_EPOCH',
  };
  return samples[type.scalar] ?? '"text"';
};
