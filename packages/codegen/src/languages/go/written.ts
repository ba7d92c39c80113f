import { doubleQuoted } from '../../printing/double-quoted.ts';
import { octets } from '../../printing/octets.ts';
import { withPoint } from '../../printing/with-point.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  allFieldsOf,
  type FieldDecl,
  isMany,
  type Literal,
  type RecordDecl,
  repeatedIn,
  type Sample,
} from '../../program/index.ts';
import { constantOf } from './dialect.ts';
import { scalarTypes } from './scalar-types.ts';

/** A value of a field as it is given to what makes a record. */
export const written = (field: FieldDecl, value: Literal): string => {
  if (value === null || field.isList) return 'nil';
  const plain = plainLiteral(field, value);
  return isPointer(field) ? `pointer(${plain})` : plain;
};

export const isPointer = ({ isOptional, isList, type }: FieldDecl): boolean =>
  isOptional && !isList && type.kind !== 'record';

export const plainLiteral = (field: FieldDecl, value: Literal | Sample): string => {
  const { type } = field;
  if (isMany(value)) {
    const items = value.map((each) => plainLiteral(field, each));
    return `[]${type.kind === 'scalar' ? scalarTypes[type.scalar] : 'any'}{${items.join(', ')}}`;
  }
  if (value !== null && typeof value === 'object') return type.kind === 'enum' ? constantOf(type.enum, value) : 'nil';
  if (type.kind !== 'scalar') return 'nil';
  switch (type.scalar) {
    case 'integer':
    case 'boolean':
      return String(value);
    case 'decimal':
    case 'float':
      return withPoint(value);
    case 'date':
    case 'timestamp':
      return dateOf(String(value));
    case 'bytes':
      return `[]byte{${octets(String(value))}}`;
    default:
      return repeatedOrQuoted(String(value));
  }
};

const repeatedOrQuoted = (text: string): string => {
  const repeated = repeatedIn(text);
  return repeated === undefined
    ? doubleQuoted(text)
    : `strings.Repeat(${doubleQuoted(repeated.letter)}, ${repeated.times})`;
};

/** What is given back beside an error. */
export const zeroOf = ({ type, isList }: Pick<FieldDecl, 'type' | 'isList'>): string => {
  if (isList) return 'nil';
  const scalar = type.kind === 'scalar' ? type.scalar : 'json';
  const zeros = {
    integer: '0',
    decimal: '0',
    float: '0',
    boolean: 'false',
    date: 'time.Time{}',
    timestamp: 'time.Time{}',
    bytes: 'nil',
  };
  return zeros[scalar as keyof typeof zeros] ?? '""';
};

/** `2026-01-31` or `2026-01-31T12:00:00Z` as the parts of a date. */
const dateOf = (text: string): string => {
  const parts = text
    .split(/\D+/)
    .filter((part) => part !== '')
    .map(Number);
  const all = [...parts, 0, 0, 0, 0].slice(0, 6);
  return `time.Date(${all.join(', ')}, 0, time.UTC)`;
};

/** A value that may be missing, in place. */
export const writePointer = (writer: Writer, records: readonly RecordDecl[]): void => {
  const isUsed = records.some((record) =>
    record.scenarios.some(({ values }) =>
      allFieldsOf(records, record).some((field, index) => isPointer(field) && (values[index] ?? null) !== null),
    ),
  );
  if (!isUsed) return;
  writer.gap();
  writer.block('func pointer[Value any](value Value) *Value {', '}', () => writer.line('return &value'));
};
