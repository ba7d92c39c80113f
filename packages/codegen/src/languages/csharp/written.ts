import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { FieldDecl, Literal, RecordDecl } from '../../program/index.ts';
import { memberName, typeName } from './dialect.ts';
import { plainType } from './record-names.ts';

/** A value as it is written in code. */
export const written = (records: readonly RecordDecl[], { type, isList }: FieldDecl, value: Literal): string => {
  if (isList) return `new ${plainType(records, type)}[0]`;
  if (value === null) return 'null';
  if (typeof value === 'object')
    return type.kind === 'enum' ? `${typeName(type.enum.name)}.${memberName(value)}` : 'null';
  if (type.kind !== 'scalar') return 'null';
  const text = doubleQuoted(String(value));
  switch (type.scalar) {
    case 'integer':
    case 'boolean':
      return String(value);
    case 'decimal':
      return `${value}m`;
    case 'date':
    case 'timestamp':
      return dateOf(String(value));
    case 'time':
      return `TimeSpan.Parse(${text})`;
    case 'uuid':
      return `new Guid(${text})`;
    default:
      return text;
  }
};

/** `2026-01-31` or `2026-01-31T12:00:00Z` as the parts of a date. */
const dateOf = (text: string): string => {
  const parts = text.split(/\D+/).filter((part) => part !== '');
  const zone = parts.length > 3 ? ', DateTimeKind.Utc' : '';
  return `new DateTime(${parts.map(Number).join(', ')}${zone})`;
};
