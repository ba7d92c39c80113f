import { type FieldDecl, isBytes, type ScalarType, type TypeRef, type ValueType } from '../../program/index.ts';
import { memberName, typeName } from './dialect.ts';
import type { RecordScope } from './record-scope.ts';

const scalars: Readonly<Record<ScalarType, string>> = {
  text: 'String',
  integer: 'i64',
  decimal: 'Decimal',
  float: 'f64',
  boolean: 'bool',
  date: 'Date',
  time: 'String',
  timestamp: 'SystemTime',
  uuid: 'String',
  bytes: 'Vec<u8>',
  json: 'String',
};

/** A scalar as a parameter takes it. */
export const takenAs = (scalar: ScalarType): string =>
  scalar === 'bytes' ? '&[u8]' : scalars[scalar] === 'String' ? '&str' : scalars[scalar];

/** The same as whoever gives it back lets it go. */
export const givenAs = (scalar: ScalarType): string => scalars[scalar];

export const isText = (type: TypeRef): boolean => type.kind === 'scalar' && scalars[type.scalar] === 'String';

/** A type of which whoever has it owns the value. */
export const ownedType = (scope: RecordScope, type: ValueType): string => {
  if (type.kind === 'list') return `Vec<${ownedType(scope, type.of)}>`;
  if (type.kind === 'optional') return `Option<${ownedType(scope, type.of)}>`;
  if (type.kind === 'enum') return typeName(type.enum.name);
  return type.kind === 'record' ? `Rc<${scope.heldAs(type.record)}>` : scalars[type.scalar];
};

/** A parameter of an operation. */
export const parameterType = (scope: RecordScope, type: ValueType): string => {
  if (type.kind === 'list') return `&[${ownedType(scope, type.of)}]`;
  if (type.kind === 'optional') return `Option<${parameterType(scope, type.of)}>`;
  return type.kind === 'scalar' ? takenAs(type.scalar) : ownedType(scope, type);
};

export const fieldType = (scope: RecordScope, { type, isList, isOptional }: FieldDecl): string => {
  const owned = ownedType(scope, type);
  if (isList) return `Vec<${owned}>`;
  return isOptional ? `Option<${owned}>` : owned;
};

/** A field as its struct holds it: operations of what is shared can still change it. */
export const heldType = (scope: RecordScope, field: FieldDecl): string =>
  field.isChanged === true ? `${cellOf(field)}<${fieldType(scope, field)}>` : fieldType(scope, field);

/** What holds a value that changes. */
export const cellOf = (field: FieldDecl): 'Cell' | 'RefCell' => (isCopied(field) ? 'Cell' : 'RefCell');

const isCopied = ({ type, isList }: FieldDecl): boolean =>
  !isList && !isText(type) && !isBytes(type) && type.kind !== 'record';

/** A parameter of a constructor. */
export const givenType = (scope: RecordScope, field: FieldDecl): string =>
  isPlainText(field) ? 'impl Into<String>' : fieldType(scope, field);

/** What reading a field gives. */
export const readType = (scope: RecordScope, field: FieldDecl): string => {
  const { type, isList, isOptional, isChanged } = field;
  if (isChanged === true) return fieldType(scope, field);
  const owned = ownedType(scope, type);
  if (isList) return `&[${owned}]`;
  const seen = isBytes(type) ? '&[u8]' : isText(type) ? '&str' : type.kind === 'record' ? `&${owned}` : owned;
  return isOptional ? `Option<${seen}>` : seen;
};

/** Reads a field of what stands in `place`. */
export const readField = (decl: FieldDecl, place: string): string => {
  const { name, type, isList, isOptional, isChanged } = decl;
  const field = `${place}.${memberName(name)}`;
  if (isChanged === true) return isCopied(decl) ? `${field}.get()` : `${field}.borrow().clone()`;
  if (isList || (!isOptional && !isCopied(decl))) return `&${field}`;
  if (isCopied(decl)) return field;
  return isText(type) || isBytes(type) ? `${field}.as_deref()` : `${field}.as_ref()`;
};

export const isPlainText = ({ type, isList, isOptional }: FieldDecl): boolean => isText(type) && !isList && !isOptional;
