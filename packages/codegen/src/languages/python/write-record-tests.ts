import {
  allFieldsOf,
  allOperationsOf,
  type FieldDecl,
  type Literal,
  type Name,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  type Sample,
  type TypeRef,
} from '../../program/index.ts';
import { endMethods } from '../families/dynamic/end-methods.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import { breakPart, identifier, memberOf, quote, typeName } from './dialect.ts';

export const writeRecordTests = (
  writer: LayoutWriter,
  record: RecordDecl,
  records: readonly RecordDecl[],
  testName: (name: Name) => string,
): void => {
  for (const scenario of record.scenarios) {
    breakPart(writer);
    writer.block(`def ${testName(scenario.name)}() -> None:`, '', () =>
      writeScenario(writer, record, records, scenario),
    );
  }
};

const writeScenario = (
  writer: LayoutWriter,
  record: RecordDecl,
  records: readonly RecordDecl[],
  scenario: RecordScenario,
): void => {
  const fields = allFieldsOf(records, record);
  const make = (variable = 'made'): void => writeMake(writer, `${variable} = `, records, record, scenario.values);
  switch (scenario.kind) {
    case 'construct':
      make();
      for (const [index, field] of fields.entries()) {
        const value = writtenValue(field, scenario.values[index] ?? null);
        const is = /^(?:True|False|None)$/.test(value) ? 'is' : '==';
        writer.line(`assert made.${identifier(field.name)} ${is} ${value}`);
      }
      if (fields.length === 0) writer.line(`assert isinstance(made, ${typeName(record.name)})`);
      return;
    case 'refuse':
      writer.block('with pytest.raises(ValueError):', '', () =>
        writeMake(writer, '', records, record, scenario.values),
      );
      return;
    case 'bothEnds': {
      const end = record.ends.find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      make('one');
      writeMake(writer, 'other = ', records, target, scenario.target);
      const field = identifier(end.name);
      writer.line(end.isList ? `one.${identifier(endMethods(end, records).add)}(other)` : `one.${field} = other`);
      const holds = (holder: string, name: string, isList: boolean, value: string): string =>
        isList ? `assert ${value} in ${holder}.${name}` : `assert ${holder}.${name} is ${value}`;
      writer.line(holds('one', field, end.isList, 'other'));
      writer.line(holds('other', identifier(end.inverse), end.inverseIsList === true, 'one'));
      return;
    }
    case 'roundTrip': {
      if (record.store === undefined) return;
      const key = identifier(record.store.key);
      writer.line(`store = ${typeName(record.store.name)}()`);
      make();
      writer.line('store.add(made)');
      writer.line(`assert store.find(made.${key}) is made`);
      writer.block('with pytest.raises(ValueError):', '', () => writer.line('store.add(made)'));
      writer.line(`assert store.remove(made.${key})`);
      writer.line('assert store.all() == []');
      return;
    }
    case 'unwritten': {
      const operation = allOperationsOf(records, record).find(({ name }) => name === scenario.operation);
      const values = (operation?.parameters ?? []).map(({ type }) => argumentOf(type));
      make();
      if (values.includes('anything')) writer.line('anything: Any = None');
      writer.block('with pytest.raises(NotImplementedError):', '', () =>
        writer.items(`made.${identifier(scenario.operation)}(`, values, ')'),
      );
      return;
    }
    case 'isA':
      make();
      writer.line(`assert isinstance(made, ${typeName(scenario.parent)})`);
  }
};

const writeMake = (
  writer: LayoutWriter,
  before: string,
  records: readonly RecordDecl[],
  record: RecordDecl,
  values: Sample,
): void => {
  const given = allFieldsOf(records, record).flatMap((field, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [`${identifier(field.name)}=${writtenValue(field, value)}`];
  });
  writer.items(`${before}${typeName(record.name)}(`, given, ')');
};

const writtenValue = ({ type, isList }: FieldDecl, value: Literal): string => {
  if (isList) return '[]';
  if (value === null) return 'None';
  if (typeof value === 'object') return type.kind === 'enum' ? memberOf(type.enum.name, value) : 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (scalar === 'decimal') return `Decimal(${quote(String(value))})`;
  if (typeof value === 'number') return String(value);
  return timeOf(scalar, value) ?? quote(value);
};

const timeOf = (scalar: string, value: string): string | undefined => {
  const [year, month, day, hour, minute] = value.split(/[^0-9]+/).map(Number);
  if (scalar === 'date') return `datetime.date(${year}, ${month}, ${day})`;
  if (scalar === 'uuid') return `UUID(${quote(value)})`;
  if (scalar !== 'timestamp') return undefined;
  return `datetime.datetime(${year}, ${month}, ${day}, ${hour}, ${minute}, tzinfo=datetime.timezone.utc)`;
};

/** An argument that is never looked at. */
const argumentOf = (type: TypeRef): string => {
  if (type.kind === 'record') return 'anything';
  if (type.kind === 'enum') {
    const [first] = type.enum.members;
    return first === undefined ? 'anything' : memberOf(type.enum.name, first);
  }
  const samples: Readonly<Record<string, string>> = {
    boolean: 'True',
    integer: '1',
    decimal: 'Decimal("1.5")',
    date: 'datetime.date(2026, 1, 31)',
    timestamp: 'datetime.datetime(2026, 1, 31, 12, 0)',
    uuid: 'UUID(int=1)',
  };
  return samples[type.scalar] ?? '"text"';
};
