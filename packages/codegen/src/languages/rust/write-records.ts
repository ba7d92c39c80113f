import { constantCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  beyond,
  type FieldDecl,
  givenBesideInitial,
  type RecordDecl,
  type Refusal,
  recordOf,
  refusalsOf,
  rule,
} from '../../program/index.ts';
import { memberName, quote, writeCall, writeFunction, writeLiteral } from './dialect.ts';
import { isWeak, ownOperations, type RecordScope } from './record-scope.ts';
import { cellOf, fieldType, givenType, heldType, isPlainText } from './record-types.ts';
import { writeEndMethods } from './write-ends.ts';
import { writeInterface, writeMembers, writeOperation, writeTrait, writeTraits } from './write-traits.ts';
import { written } from './written.ts';

/** A struct with its fields, ends and operations, a trait where it is extended; an interface is a trait. */
export const writeRecord = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  if (record.kind === 'interface') {
    writeInterface(writer, scope, record);
    return;
  }
  const struct = scope.structOf(record);
  const isOpen = scope.isOpen(record);
  writeStruct(writer, scope, record);
  const hasMaker = allFieldsOf(scope.records, record).length > 0;
  if (hasMaker || (!isOpen && hasMembers(scope, record))) {
    writer.gap();
    writer.block(`impl ${struct} {`, '}', () => {
      if (hasMaker) writeConstructor(writer, scope, record);
      if (initialMaker(scope, record) === 'with_defaults') writeInitial(writer, scope, record);
      if (isOpen) return;
      writeMembers(writer, scope, record, 'pub fn');
      writeEndMethods(writer, scope, record);
    });
  }
  writeStatics(writer, scope, record);
  if (initialMaker(scope, record) === 'default') {
    writer.gap();
    writer.block(`impl Default for ${struct} {`, '}', () => writeInitial(writer, scope, record));
  }
  if (isOpen) writeTrait(writer, scope, record);
  if (record.kind === 'class') writeTraits(writer, scope, record, struct);
};

/** What the struct has itself. */
const writeStatics = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  const { constants = [], statics = [] } = record;
  if (constants.length + statics.length === 0) return;
  writer.gap();
  writer.block(`impl ${scope.structOf(record)} {`, '}', () => {
    for (const field of constants) {
      const type = isPlainText(field) ? '&str' : fieldType(scope, field);
      writer.line(
        `pub const ${constantCase(field.name)}: ${type} = ${written(field, field.initial ?? null)};`,
        field.name.from,
      );
    }
    for (const operation of statics) writeOperation(writer, scope, `${scope.structOf(record)}::`, operation, 'pub fn');
  });
};

const hasMembers = (scope: RecordScope, record: RecordDecl): boolean =>
  record.ends.length > 0 || ownOperations(scope, record).length > 0;

/** True where making a record may be refused. */
export const canRefuse = ({ records }: RecordScope, record: RecordDecl): boolean =>
  allFieldsOf(records, record).some((field) => refusalsOf(field).length > 0);

const writeStruct = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  const { summary, name, ends, fields } = record;
  const parent = recordOf(scope.records, record.extends);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ...(parent === undefined ? [] : [[`base: ${scope.structOf(parent)}`, []] as const]),
    ...fields.map((field) => [`${memberName(field.name)}: ${heldType(scope, field)}`, field.name.from] as const),
    ...ends.map((end) => {
      const held = `${isWeak(end) ? 'Weak' : 'Rc'}<${scope.heldAs(end.target)}>`;
      return [`${memberName(end.name)}: RefCell<${end.isList ? 'Vec' : 'Option'}<${held}>>`, end.name.from] as const;
    }),
  ];
  const derived = [
    ...(scope.isValue(record) ? ['Clone', 'Debug', 'PartialEq'] : ['Debug']),
    ...(allFieldsOf(scope.records, record).length === 0 ? ['Default'] : []),
  ];
  writer.gap();
  writer.comment(record.kind === 'abstract' ? `What every ${name.words.join(' ')} holds.` : summary);
  writer.line(`#[derive(${[...derived].sort().join(', ')})]`);
  const head = `pub struct ${scope.structOf(record)}`;
  if (rows.length === 0) {
    writer.line(`${head};`, name.from);
    return;
  }
  writer.block(
    `${head} {`,
    '}',
    () => {
      for (const [row, about] of rows) writer.line(`${row},`, about);
    },
    name.from,
  );
};

const writeConstructor = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  const fields = allFieldsOf(scope.records, record);
  const parent = recordOf(scope.records, record.extends);
  const mayFail = canRefuse(scope, record);
  const parameters = fields.map((field) => `${memberName(field.name)}: ${givenType(scope, field)}`);
  if (mayFail) writer.comment(`Refuses ${refusedBy(fields)}.`);
  writeFunction(writer, { head: 'pub fn new', parameters, result: mayFail ? 'Result<Self, Refusal>' : 'Self' }, () => {
    const values = record.fields.map((field) => inCell(field, writeCheck(writer, field)));
    const base = parent === undefined ? [] : [`base: ${baseFor(scope, parent)}`];
    const ends = record.ends.map(({ name }) => `${memberName(name)}: RefCell::default()`);
    const [open, close] = mayFail ? ['Ok(Self {', '})'] : ['Self {', '}'];
    writeLiteral(writer, open, [...base, ...values, ...ends], close);
  });
};

/** What a literal says of a field that changes: `status: Cell::new(status)`. */
const inCell = (field: FieldDecl, said: string): string => {
  if (field.isChanged !== true) return said;
  const [name = '', value = name] = said.split(': ');
  return `${name}: ${cellOf(field)}::new(${value})`;
};

/** What makes a record with its first values: the trait of the language where nothing is left to be given or refused. */
export const initialMaker = (scope: RecordScope, record: RecordDecl): 'default' | 'with_defaults' | undefined => {
  const given = givenBesideInitial(scope.records, record);
  if (given === undefined) return undefined;
  return given.length === 0 && !canRefuse(scope, record) ? 'default' : 'with_defaults';
};

const writeInitial = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  const fields = allFieldsOf(scope.records, record);
  const given = givenBesideInitial(scope.records, record) ?? fields;
  const isTrait = initialMaker(scope, record) === 'default';
  const parameters = given.map((field) => `${memberName(field.name)}: ${givenType(scope, field)}`);
  const result = canRefuse(scope, record) ? 'Result<Self, Refusal>' : 'Self';
  const all = fields.map((field) =>
    field.initial === undefined ? memberName(field.name) : written(field, field.initial),
  );
  writer.gap();
  if (!isTrait) writer.comment('With the first values of the diagram.');
  writeFunction(writer, { head: isTrait ? 'fn default' : 'pub fn with_defaults', parameters, result }, () =>
    writeCall(writer, 'Self::new(', all, ')'),
  );
};

/** `a blank name or a negative total`. */
const refusedBy = (fields: readonly FieldDecl[]): string =>
  fields
    .flatMap((field) =>
      refusalsOf(field).map(
        (why) => `a ${/^(?:long|low|high)$/.test(why) ? `too ${why}` : why} ${field.name.words.join(' ')}`,
      ),
    )
    .join(' or ');

/** The parent's part, from its share of the values. */
const baseFor = (scope: RecordScope, parent: RecordDecl): string => {
  const given = allFieldsOf(scope.records, parent).map(({ name }) => memberName(name));
  const made = given.length === 0 ? emptyOf(scope, parent) : `${scope.structOf(parent)}::new(${given.join(', ')})`;
  return canRefuse(scope, parent) ? `${made}?` : made;
};

/** One of a record without any fields. */
export const emptyOf = (scope: RecordScope, record: RecordDecl): string => {
  const isUnit = record.ends.length === 0 && record.extends === undefined;
  return `${scope.structOf(record)}${isUnit ? '' : '::default()'}`;
};

/** Refuses what is refused, and gives what the literal says of the field. */
const writeCheck = (writer: Writer, field: FieldDecl): string => {
  const { name, type, refuses, longest } = field;
  const value = memberName(name);
  const refuse = (test: string, why: Refusal): void => {
    writer.block(`if ${test} {`, '}', () => writer.line(`return Err(${refusalCase(field, why)});`));
  };
  if (refuses === 'negative' || refuses === 'zero') {
    const zero = type.kind === 'scalar' && type.scalar === 'decimal' ? '0.0' : '0';
    const tooLow = `${refuses === 'zero' ? '<=' : '<'} ${zero}`;
    refuse(field.isOptional ? `matches!(${value}, Some(number) if number ${tooLow})` : `${value} ${tooLow}`, refuses);
  }
  for (const why of ['low', 'high'] as const) {
    const isDecimal = type.kind === 'scalar' && type.scalar === 'decimal';
    const limit = beyond(why, field, (number) => `${number}${isDecimal && Number.isInteger(number) ? '.0' : ''}`);
    if (limit !== '')
      refuse(field.isOptional ? `matches!(${value}, Some(number) if number ${limit})` : `${value} ${limit}`, why);
  }
  if (refuses === 'blank' && field.isOptional)
    refuse(`matches!(&${value}, Some(text) if text.trim().is_empty())`, 'blank');
  if (longest !== undefined && field.isOptional)
    refuse(`matches!(&${value}, Some(text) if text.chars().count() > ${longest})`, 'long');
  if (!isPlainText(field)) return value;
  if (refusalsOf(field).length === 0) return `${value}: ${value}.into()`;
  writer.line(`let ${value}: String = ${value}.into();`);
  if (refuses === 'blank') refuse(`${value}.trim().is_empty()`, 'blank');
  if (longest !== undefined) refuse(`${value}.chars().count() > ${longest}`, 'long');
  return value;
};

/** The variant with which a value is refused. */
export const refusalCase = (field: FieldDecl, why: Refusal): string => {
  const { name, longest } = field;
  const said = quote(name.words.join(' '));
  if (why === 'long') return `Refusal::TooLong(${said}, ${longest})`;
  if (why === 'low' || why === 'high') return `Refusal::OutOfRange(${said}, ${quote(rule(why, field))})`;
  return `Refusal::${{ blank: 'Blank', negative: 'Negative', zero: 'NotPositive' }[why]}(${said})`;
};
