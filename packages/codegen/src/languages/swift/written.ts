import { octets } from '../../printing/octets.ts';
import { withPoint } from '../../printing/with-point.ts';
import { type FieldDecl, isMany, type Literal, repeatedIn, type Sample } from '../../program/index.ts';
import { memberName, quoted, typeName } from './dialect.ts';

/** A value of a field as it is written in code. */
export const written = (field: FieldDecl, value: Literal | Sample): string => {
  const { type, isList, isOptional } = field;
  if (isMany(value)) return `[${value.map((each) => written({ ...field, isList: false }, each)).join(', ')}]`;
  if (isList) return '[]';
  if (value === null) return 'nil';
  if (typeof value === 'object')
    // An optional has members of its own, which one of the enum may be called like.
    return type.kind === 'enum' ? `${isOptional ? typeName(type.enum.name) : ''}.${memberName(value)}` : 'nil';
  if (type.kind !== 'scalar') return 'nil';
  const text = quoted(String(value));
  switch (type.scalar) {
    case 'integer':
    case 'decimal':
    case 'boolean':
      return String(value);
    case 'float':
      return withPoint(value);
    case 'date':
    case 'timestamp':
      return `Date(timeIntervalSince1970: ${String(Date.parse(String(value)) / 1000).replace(/\B(?=(\d{3})+$)/g, '_')})`;
    case 'uuid':
      return `UUID(uuidString: ${text})!`;
    case 'bytes':
      return `Data([${octets(String(value))}])`;
    default: {
      const repeated = repeatedIn(String(value));
      return repeated === undefined ? text : `String(repeating: ${quoted(repeated.letter)}, count: ${repeated.times})`;
    }
  }
};
