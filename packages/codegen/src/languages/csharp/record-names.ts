import {
  type FieldDecl,
  type Name,
  oncePer,
  type RecordDecl,
  recordOf,
  type TypeRef,
  type ValueType,
} from '../../program/index.ts';
import { memberName, typeName } from './dialect.ts';

const scalarTypes = {
  text: 'string',
  integer: 'int',
  decimal: 'decimal',
  float: 'double',
  boolean: 'bool',
  date: 'DateTime',
  time: 'TimeSpan',
  timestamp: 'DateTime',
  uuid: 'Guid',
  bytes: 'byte[]',
  json: 'string',
} as const;

/** How a record is called: interfaces begin with an I. */
export const recordName = (records: readonly RecordDecl[], name: Name): string => {
  const written = typeName(name);
  const isPlain = recordOf(records, name)?.kind !== 'interface' || /^I[A-Z]/.test(written);
  return isPlain ? written : `I${written}`;
};

export const plainType = (records: readonly RecordDecl[], type: ValueType): string => {
  if (type.kind === 'list') return `IReadOnlyList<${plainType(records, type.of)}>`;
  if (type.kind === 'optional') return optional(plainType(records, type.of), type.of);
  if (type.kind === 'enum') return typeName(type.enum.name);
  if (type.kind === 'record') return recordName(records, type.record);
  if (type.zone === 'own') return 'DateTimeOffset';
  return type.isLarge === true ? 'long' : scalarTypes[type.scalar];
};

export const fieldType = (records: readonly RecordDecl[], { type, isOptional, isList }: FieldDecl): string => {
  const plain = plainType(records, type);
  if (isList) return `IReadOnlyList<${plain}>`;
  return isOptional ? optional(plain, type) : plain;
};

/** Classes and strings may be null as they are. */
const optional = (plain: string, { kind }: TypeRef): string =>
  plain !== 'string' && plain !== 'byte[]' && kind !== 'record' ? `${plain}?` : plain;

/** A member must not be called like a class that has it; all records then call it alike. */
export const memberOf = (records: readonly RecordDecl[], name: Pick<Name, 'words'>): string => {
  const written = memberName(name);
  return classNamesOfMembers(records).has(written) ? `${written}_` : written;
};

const classNamesOfMembers = oncePer(
  (records: readonly RecordDecl[]): ReadonlySet<string> =>
    new Set(
      records.flatMap((record) => {
        const own = recordName(records, record.name);
        const { constants = [], statics = [] } = record;
        const members = [...record.fields, ...record.ends, ...record.operations, ...constants, ...statics];
        return members.some((each) => memberName(each.name) === own) ? [own] : [];
      }),
    ),
);
