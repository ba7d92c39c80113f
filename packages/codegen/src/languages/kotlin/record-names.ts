import { camelCase, pascalCase } from '../../printing/cases.ts';
import {
  type AssociationEnd,
  allFieldsOf,
  allOperationsOf,
  type FieldDecl,
  type Name,
  type RecordDecl,
  type ValueType,
} from '../../program/index.ts';
import { lineOf } from '../families/dynamic/lines.ts';
import { identifier, methodName, typeName } from './dialect.ts';

const scalarTypes = {
  text: 'String',
  integer: 'Int',
  decimal: 'BigDecimal',
  float: 'Double',
  boolean: 'Boolean',
  date: 'LocalDate',
  time: 'LocalTime',
  timestamp: 'Instant',
  uuid: 'UUID',
  bytes: 'ByteArray',
  json: 'String',
} as const;

export const plainType = (type: ValueType): string => {
  if (type.kind === 'list') return `List<${plainType(type.of)}>`;
  if (type.kind === 'optional') return `${plainType(type.of)}?`;
  if (type.kind === 'enum') return typeName(type.enum.name);
  if (type.kind === 'record') return typeName(type.record);
  if (type.zone === 'none') return 'LocalDateTime';
  return type.isLarge === true ? 'Long' : scalarTypes[type.scalar];
};

export const fieldType = ({ type, isOptional, isList }: FieldDecl): string =>
  isList ? `List<${plainType(type)}>` : `${plainType(type)}${isOptional ? '?' : ''}`;

/** `getName` of a class with a property `name` would be a second method of that name on the Java virtual machine. */
export const operationName = (records: readonly RecordDecl[], name: Pick<Name, 'words'>): string => {
  const written = methodName(name);
  const hidesAccessor = records.some(
    (record) =>
      allOperationsOf(records, record).some((each) => camelCase(each.name) === written) &&
      [...allFieldsOf(records, record), ...allEndsOf(records, record)].some((each) => {
        const property = pascalCase({ words: [identifier(each.name)] });
        return written === `get${property}` || written === `set${property}`;
      }),
  );
  return hidesAccessor ? `${written}_` : written;
};

const allEndsOf = (records: readonly RecordDecl[], record: RecordDecl): readonly AssociationEnd[] =>
  lineOf(records, record).flatMap(({ ends }) => ends);
