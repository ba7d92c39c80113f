import { screamingCase } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { FieldDecl, Literal } from '../../program/index.ts';
import { typeName } from './dialect.ts';

/** A value of a field as it is written in code. */
export const written = ({ type, isList }: FieldDecl, value: Literal): string => {
  if (isList) return 'List.of()';
  if (value === null) return 'null';
  if (typeof value === 'object')
    return type.kind === 'enum' ? `${typeName(type.enum.name)}.${screamingCase(value)}` : 'null';
  if (type.kind !== 'scalar') return 'null';
  const text = doubleQuoted(String(value));
  switch (type.scalar) {
    case 'integer':
    case 'boolean':
      return String(value);
    case 'decimal':
      return `new BigDecimal(${text})`;
    case 'date':
      return `LocalDate.parse(${text})`;
    case 'time':
      return `LocalTime.parse(${text})`;
    case 'timestamp':
      return `Instant.parse(${text})`;
    case 'uuid':
      return `UUID.fromString(${text})`;
    default:
      return text;
  }
};
