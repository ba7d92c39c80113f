import { withPoint } from '../../printing/with-point.ts';
import { type FieldDecl, isMany, type Literal, repeatedIn, type Sample } from '../../program/index.ts';
import { quote, symbol } from './dialect.ts';

/** A value of a field as it is written in code. */
export const writtenValue = (field: FieldDecl, value: Literal | Sample): string => {
  const { type, isList } = field;
  if (isMany(value)) return `[${value.map((each) => writtenValue({ ...field, isList: false }, each)).join(', ')}]`;
  if (isList) return '[]';
  if (value === null) return 'nil';
  if (typeof value === 'object') return symbol(value);
  if (typeof value === 'boolean') return String(value);
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (typeof value === 'number' && scalar === 'float') return withPoint(value);
  if (typeof value === 'number') return scalar === 'decimal' ? `BigDecimal("${value}")` : String(value);
  const repeated = repeatedIn(value);
  if (repeated !== undefined) return `${quote(repeated.letter)} * ${repeated.times}`;
  if (scalar === 'date') return `Date.iso8601(${quote(value)})`;
  return scalar === 'timestamp' ? `Time.iso8601(${quote(value)})` : quote(value);
};
