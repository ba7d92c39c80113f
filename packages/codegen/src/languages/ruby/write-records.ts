import { constantCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  beyond,
  type FieldDecl,
  givenEndsOf,
  type RecordDecl,
  type RecordOperation,
  recordOf,
  refusalsOf,
  refusedFor,
  type Visibility,
} from '../../program/index.ts';
import { lineOf, ownInterfaces } from '../families/dynamic/lines.ts';
import { identifier, predicate, quote, typeName, typeOf, valuesOf, yardType } from './dialect.ts';
import { writeEnd, writeFirstLink } from './write-ends.ts';
import { writeMethod } from './write-flows.ts';
import { writtenValue } from './written-value.ts';

/** A class with its fields, ends, operations; an interface is a module to include. */
export const writeRecord = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const { name, kind, summary } = record;
  const parent = record.extends === undefined || kind === 'interface' ? '' : ` < ${typeName(record.extends)}`;
  const included = ownInterfaces(records, record).map(typeName);
  writer.gap();
  writer.comment(summary);
  writer.block(
    `${kind === 'interface' ? 'module' : 'class'} ${typeName(name)}${parent}`,
    'end',
    () => {
      for (const each of included) writer.line(`include ${each}`);
      for (const field of record.constants ?? [])
        writer.line(`${constantCase(field.name)} = ${writtenValue(field, field.initial ?? null)}`, field.name.from);
      writeUnhidden(writer, record, records);
      if (kind !== 'interface') {
        writeState(writer, record, records);
        for (const field of record.fields) writeQuestion(writer, field);
      }
      for (const end of record.ends) writeEnd(writer, end, record, records);
      for (const operation of [...record.operations, ...(record.statics ?? [])]) writeOperation(writer, operation);
      writeHidden(writer, record);
    },
    name.from,
  );
};

/** Who may reach members that not all may. */
const writeHidden = (writer: Writer, { fields, operations, constants = [], statics = [] }: RecordDecl): void => {
  const hide = (word: string, members: readonly string[]): void => {
    if (members.length > 0) writer.line(`${word} ${members.map((member) => `:${member}`).join(', ')}`);
  };
  const named = (visibility: Visibility): readonly string[] => [
    ...fields.filter((field) => field.visibility === visibility).map(readerOf),
    ...operations.filter((operation) => operation.visibility === visibility).map(operationName),
  ];
  const isHidden = ({ visibility }: { readonly visibility?: Visibility }): boolean => visibility !== undefined;
  writer.gap();
  hide(
    'private_constant',
    constants.filter(isHidden).map(({ name }) => constantCase(name)),
  );
  hide('private_class_method', statics.filter(isHidden).map(operationName));
  hide('protected', named('protected'));
  hide('private', named('private'));
};

/** What a parent has must not be hidden by the methods of a module that comes after it. */
const writeUnhidden = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  const included = ownInterfaces(records, record).flatMap((name) => recordOf(records, name)?.operations ?? []);
  const ancestors = lineOf(records, record).slice(1);
  const own = methodsOf(record);
  for (const method of new Set(included.map(operationName))) {
    const owner = ancestors.find((each) => methodsOf(each).includes(method));
    if (owner === undefined || own.includes(method)) continue;
    writer.gap();
    writer.comment(`As ${typeName(owner.name)} has it.`);
    writer.line(`define_method(:${method}, ${typeName(owner.name)}.instance_method(:${method}))`);
  }
};

const methodsOf = ({ fields, ends, operations }: RecordDecl): readonly string[] => [
  ...fields.map(readerOf),
  ...ends.map(({ name }) => identifier(name)),
  ...operations.map(operationName),
];

const isOpen = ({ isOptional, isList, initial }: FieldDecl): boolean => isOptional || isList || initial !== undefined;

const writeState = (writer: Writer, record: RecordDecl, records: readonly RecordDecl[]): void => {
  writer.gap();
  for (const field of record.fields.filter((each) => readerOf(each) === identifier(each.name))) {
    writer.comment(`@return [${yardType(field)}]`);
    writer.line(`attr_reader :${identifier(field.name)}`, field.name.from);
  }
  if (record.fields.length === 0 && record.ends.length === 0 && record.kind !== 'abstract') return;
  const all = allFieldsOf(records, record);
  const ends = givenEndsOf(records, record);
  const written = (field: FieldDecl): string => {
    const first = field.initial === undefined ? '' : ` ${writtenValue(field, field.initial)}`;
    const value = field.isList ? ' []' : field.isOptional ? ' nil' : first;
    return `${identifier(field.name)}:${value}`;
  };
  const parameters = [
    ...all.filter((field) => !isOpen(field)).map(written),
    ...ends.map(({ name }) => `${identifier(name)}:`),
    ...all.filter(isOpen).map(written),
  ];
  writer.gap();
  writeMethod(writer, 'initialize', parameters, [], () => {
    if (record.kind === 'abstract')
      writer.line(`raise NotImplementedError, "#{self.class} is abstract" if instance_of?(${typeName(record.name)})`);
    for (const field of record.fields) writeRefusals(writer, field);
    writer.gap();
    const inherited = [
      ...all.filter((field) => !record.fields.includes(field)),
      ...ends.filter((end) => !record.ends.includes(end)),
    ];
    for (const { name } of record.fields) writer.line(`@${identifier(name)} = ${identifier(name)}`);
    for (const { name, isList, given } of record.ends) {
      const first = isList ? '[]' : given === undefined ? 'nil' : identifier(name);
      writer.line(`@${identifier(name)} = ${first}`);
    }
    // Above, whatever it is linked to is told of it, once it is whole.
    if (lineOf(records, record).length > 1)
      writer.items(
        'super(',
        inherited.map(({ name }) => `${identifier(name)}:`),
        ')',
      );
    for (const end of record.ends) writeFirstLink(writer, end, records);
    if (record.isRow === true) writer.line('freeze');
  });
};

/** What reads a field: `active?` for “is active”. */
export const readerOf = ({ name, type, isList, isOptional }: FieldDecl): string => {
  const isQuestion = type.kind === 'scalar' && type.scalar === 'boolean' && !isList && !isOptional;
  return isQuestion ? predicate(name) : identifier(name);
};

const writeQuestion = (writer: Writer, field: FieldDecl): void => {
  const [reader, variable] = [readerOf(field), identifier(field.name)];
  if (reader === variable) return;
  writer.gap();
  writer.comment(`@return [${yardType(field)}]`);
  writer.block(`def ${reader}`, 'end', () => writer.line(`@${variable}`), field.name.from);
};

const writeRefusals = (writer: Writer, field: FieldDecl): void => {
  const { name, type, isOptional, isList, longest } = field;
  const [value, said] = [identifier(name), name.words.join(' ')];
  const refuse = (message: string, condition: string): void => writeRefusal(writer, `${said} ${message}`, condition);
  const dot = isOptional ? '&.' : '.';
  const tests = {
    blank: `${value}${dot}strip${dot}empty?`,
    negative: `${value}${dot}negative?`,
    zero: `${isOptional ? `${value} && ` : ''}${value} <= 0`,
    low: `${isOptional ? `${value} && ` : ''}${value} ${beyond('low', field)}`,
    high: `${isOptional ? `${value} && ` : ''}${value} ${beyond('high', field)}`,
    long: `${value}${isOptional ? '.to_s' : ''}.length > ${longest}`,
  };
  for (const refusal of refusalsOf(field)) writeRefusal(writer, refusedFor(refusal, field), `if ${tests[refusal]}`);
  if (type.kind !== 'enum' || type.enum.members.length === 0 || isList) return;
  const known = `${valuesOf(type.enum)}.include?(${value})`;
  refuse('is not known', isOptional ? `unless ${value}.nil? || ${known}` : `unless ${known}`);
};

/** The condition behind what it leads to, where both fit on a line. */
export const writeRefusal = (writer: Writer, message: string, condition: string): void => {
  const refusal = `raise ArgumentError, ${quote(message)}`;
  if (`${refusal} ${condition}`.length <= writer.room()) writer.line(`${refusal} ${condition}`);
  else writer.block(condition, 'end', () => writer.line(refusal));
};

/** Methods that answer with yes or no end in a question mark. */
const operationName = ({ name, result }: RecordOperation): string =>
  result?.kind === 'scalar' && result.scalar === 'boolean' ? predicate(name) : identifier(name);

const writeOperation = (writer: Writer, operation: RecordOperation): void => {
  const { name, summary, parameters, result } = operation;
  const said = operationName(operation);
  writer.gap();
  writer.comment(
    summary,
    ...parameters.map((each) => `@param ${identifier(each.name)} [${typeOf(each.type)}]`),
    ...(result === undefined ? [] : [`@return [${typeOf(result)}]`]),
  );
  writeMethod(
    writer,
    `${operation.isStatic === true ? 'self.' : ''}${said}`,
    parameters.map((each) => identifier(each.name)),
    name.from,
    () =>
      writer.line(
        operation.isAbstract === true
          ? `raise NotImplementedError, "#{self.class} has no ${said} of its own"`
          : `raise NotImplementedError, ${quote(`${said} is still to be written`)}`,
      ),
  );
};
