import { type FieldDecl, type Name, type RecordDecl, recordOf, type ValueType } from '../../program/index.ts';
import { typeName } from './dialect.ts';
import { scalarTypes } from './scalar-types.ts';

/** Structs are spoken of by pointers, interfaces and what is abstract as they are. */
export const plainType = (records: readonly RecordDecl[], type: ValueType): string => {
  if (type.kind === 'list') return `[]${plainType(records, type.of)}`;
  if (type.kind === 'optional') return `${type.of.kind === 'record' ? '' : '*'}${plainType(records, type.of)}`;
  if (type.kind === 'enum') return typeName(type.enum.name);
  return type.kind === 'record' ? pointerTo(records, type.record) : scalarTypes[type.scalar];
};

export const pointerTo = (records: readonly RecordDecl[], name: Name): string => {
  const kind = recordOf(records, name)?.kind ?? 'class';
  return `${kind === 'class' ? '*' : ''}${typeName(name)}`;
};

/** How one of a record is spoken of: rows are values, objects have pointers. */
export const itemType = ({ name, isRow }: Pick<RecordDecl, 'name' | 'isRow'>, holder = ''): string =>
  `${isRow === true ? '' : '*'}${holder}${typeName(name)}`;

/** What is given back where there is none. */
export const noItem = ({ name, isRow }: Pick<RecordDecl, 'name' | 'isRow'>, holder = ''): string =>
  isRow === true ? `${holder}${typeName(name)}{}` : 'nil';

/** What holds the fields of a record: of what cannot be made by itself its children, which hold it as their base. */
export const structOf = (records: readonly RecordDecl[], { name, kind }: Pick<RecordDecl, 'name' | 'kind'>): string => {
  if (kind !== 'abstract') return typeName(name);
  const base = `${typeName(name)}Base`;
  return records.some((each) => typeName(each.name) === base) ? `${base}Struct` : base;
};

export const fieldType = (records: readonly RecordDecl[], { type, isOptional, isList }: FieldDecl): string => {
  const plain = plainType(records, type);
  if (isList) return `[]${plain}`;
  return isOptional && type.kind !== 'record' ? `*${plain}` : plain;
};

/** What an operation gives back beside an error. */
export const zeroOf = (type: ValueType): string => {
  if (type.kind === 'enum') return '""';
  if (type.kind !== 'scalar') return 'nil';
  const zeros: Readonly<Record<string, string>> = {
    int: '0',
    float64: '0',
    '[]byte': 'nil',
    bool: 'false',
    'time.Time': 'time.Time{}',
  };
  return zeros[scalarTypes[type.scalar]] ?? '""';
};
