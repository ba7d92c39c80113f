import {
  allFieldsOf,
  type FieldDecl,
  type Name,
  type RecordDecl,
  recordOf,
  refusalsOf,
  type ValueType,
} from '../../program/index.ts';
import { typeName } from './dialect.ts';

const scalarTypes = {
  text: 'String',
  integer: 'Int',
  decimal: 'Decimal',
  float: 'Double',
  boolean: 'Bool',
  date: 'Date',
  time: 'String',
  timestamp: 'Date',
  uuid: 'UUID',
  bytes: 'Data',
  json: 'String',
} as const;

/** A record as a type; what others implement is said to be any of its kind. */
export const recordType = (records: readonly RecordDecl[], name: Name): string =>
  recordOf(records, name)?.kind === 'interface' ? `any ${typeName(name)}` : typeName(name);

export const plainType = (records: readonly RecordDecl[], type: ValueType): string => {
  if (type.kind === 'list') return `[${plainType(records, type.of)}]`;
  if (type.kind === 'optional') return optional(plainType(records, type.of));
  if (type.kind === 'enum') return typeName(type.enum.name);
  return type.kind === 'record' ? recordType(records, type.record) : scalarTypes[type.scalar];
};

export const optional = (type: string): string => (type.startsWith('any ') ? `(${type})?` : `${type}?`);

export const fieldType = (records: readonly RecordDecl[], { type, isOptional, isList }: FieldDecl): string => {
  const plain = plainType(records, type);
  if (isList) return `[${plain}]`;
  return isOptional ? optional(plain) : plain;
};

/** True where making one can fail. */
export const canRefuse = (records: readonly RecordDecl[], record: RecordDecl): boolean =>
  allFieldsOf(records, record).some((field) => refusalsOf(field).length > 0);
