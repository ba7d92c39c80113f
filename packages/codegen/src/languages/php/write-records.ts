import { constantCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  beyond,
  type FieldDecl,
  givenEndsOf,
  type RecordDecl,
  type RecordOperation,
  refusalsOf,
  refusedFor,
} from '../../program/index.ts';
import { lineOf, ownInterfaces } from '../families/dynamic/lines.ts';
import { body, fieldType, method, methodName, quote, typeName, typeOf, variable } from './dialect.ts';
import { writeEnd, writeFirstLink } from './write-ends.ts';
import { writtenValue } from './written-value.ts';

/** A class with its fields, ends and operations, or an interface. */
export const writeRecord = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const { name, kind, summary } = record;
  const parent = record.extends === undefined ? '' : ` extends ${typeName(record.extends)}`;
  const interfaces = ownInterfaces(records, record).map(typeName);
  const promised = interfaces.length === 0 ? '' : ` implements ${interfaces.join(', ')}`;
  const word = { class: 'class', abstract: 'abstract class', interface: 'interface' }[kind];
  writer.gap();
  writer.comment(summary);
  const write = (): void => {
    for (const field of record.constants ?? [])
      writer.line(
        `${field.visibility ?? 'public'} const ${constantCase(field.name)} = ${writtenValue(field, field.initial ?? null)};`,
        field.name.from,
      );
    writer.gap();
    for (const { name: end, target, isList, given } of record.ends) {
      if (isList) writer.comment(`@var list<${typeName(target)}>`);
      const type = isList ? 'array' : `${given === undefined ? '?' : ''}${typeName(target)}`;
      const first = given === undefined ? ` = ${isList ? '[]' : 'null'}` : '';
      writer.line(`private ${type} $${variable(end)}${first};`, end.from);
      writer.gap();
    }
    writeConstructor(writer, record, records);
    for (const end of record.ends) writeEnd(writer, end, record, records);
    for (const operation of [...record.operations, ...(record.statics ?? [])])
      writeOperation(writer, operation, record);
  };
  body(writer, `${word} ${typeName(name)}${parent}${promised}`, write, name.from);
};

const writeConstructor = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const own = record.ends.filter(({ given }) => given !== undefined);
  if (record.fields.length + own.length === 0) return;
  const all = allFieldsOf(records, record);
  const ends = givenEndsOf(records, record);
  const isOpen = ({ isOptional, isList, initial }: FieldDecl): boolean => isOptional || isList || initial !== undefined;
  const [needed, open] = [all.filter((field) => !isOpen(field)), all.filter(isOpen)];
  writer.gap();
  const lists = all.filter(({ isList }) => isList);
  if (lists.length > 0)
    writer.comment(...lists.map(({ name, type }) => `@param list<${typeOf(type)}> $${variable(name)}`));
  writer.line('public function __construct(');
  writer.indented(() => {
    const write = (field: FieldDecl): void => {
      const visible = record.fields.includes(field)
        ? `${field.visibility ?? 'public'} ${field.isChanged === true ? '' : 'readonly '}`
        : '';
      const first = field.initial === undefined ? '' : ` = ${writtenValue(field, field.initial)}`;
      const value = field.isList ? ' = []' : field.isOptional ? ' = null' : first;
      writer.line(`${visible}${fieldType(field)} $${variable(field.name)}${value},`, field.name.from);
    };
    needed.forEach(write);
    for (const { name, target } of ends) writer.line(`${typeName(target)} $${variable(name)},`, name.from);
    open.forEach(write);
  });
  writer.block(') {', '}', () => {
    for (const field of record.fields) writeRefusal(writer, field);
    const inherited = [
      ...all.filter((field) => !record.fields.includes(field)),
      ...ends.filter((end) => !own.includes(end)),
    ];
    if (lineOf(records, record).length > 1 && inherited.length > 0) {
      const given = inherited.map(({ name }) => `${variable(name)}: $${variable(name)}`);
      writer.items('parent::__construct(', given, ');');
    }
    for (const end of own) writeFirstLink(writer, end, records);
  });
};

const writeRefusal = (writer: Writer, field: FieldDecl): void => {
  const { name, isOptional, longest } = field;
  const value = `$${variable(name)}`;
  const isThere = isOptional ? `${value} !== null && ` : '';
  const tests = {
    blank: `${isThere}trim(${value}) === ''`,
    negative: `${isThere}${value} < 0`,
    zero: `${isThere}${value} <= 0`,
    low: `${isThere}${value} ${beyond('low', field)}`,
    high: `${isThere}${value} ${beyond('high', field)}`,
    long: `mb_strlen(${value}${isOptional ? " ?? ''" : ''}) > ${longest}`,
  };
  for (const refusal of refusalsOf(field))
    writer.block(`if (${tests[refusal]}) {`, '}', () =>
      writer.line(`throw new \\InvalidArgumentException(${quote(refusedFor(refusal, field))});`),
    );
};

const writeOperation = (writer: Writer, operation: RecordOperation, { kind }: RecordDecl): void => {
  const parameters = operation.parameters.map(({ name, type }) => `${typeOf(type)} $${variable(name)}`);
  const result = operation.result === undefined ? 'void' : typeOf(operation.result);
  const isAbstract = operation.isAbstract === true;
  const head = `${isAbstract ? 'abstract ' : ''}${operation.visibility ?? 'public'} ${operation.isStatic === true ? 'static ' : ''}function ${methodName(operation.name)}(`;
  writer.gap();
  writer.comment(
    operation.summary,
    ...operation.parameters.flatMap(({ name, type }) =>
      type.kind === 'list' ? [`@param list<${typeOf(type.of)}> $${variable(name)}`] : [],
    ),
    ...(operation.result?.kind === 'list' ? [`@return list<${typeOf(operation.result.of)}>`] : []),
  );
  if (kind === 'interface' || isAbstract) {
    writer.items(head, parameters, `): ${result};`, operation.name.from);
    return;
  }
  const message = quote(`${methodName(operation.name)} is still to be written`);
  const write = (): void => writer.line(`throw new \\LogicException(${message});`);
  method(writer, head, parameters, `: ${result}`, write, operation.name.from);
};
