import { withPoint } from '../../printing/with-point.ts';
import { type FieldDecl, isMany, type Literal, repeatedIn, type Sample } from '../../program/index.ts';
import { memberOf, quote } from './dialect.ts';

/** A value of a field as it is written in code. */
export const writtenValue = (field: FieldDecl, value: Literal | Sample): string => {
  const { type, isList } = field;
  if (isMany(value)) return `[${value.map((each) => writtenValue({ ...field, isList: false }, each)).join(', ')}]`;
  if (isList) return '[]';
  if (value === null) return 'null';
  if (typeof value === 'object') return type.kind === 'enum' ? memberOf(type.enum.name, value) : 'null';
  if (typeof value === 'number' && type.kind === 'scalar' && /^(?:decimal|float)$/.test(type.scalar))
    return withPoint(value);
  if (typeof value !== 'string') return String(value);
  const repeated = repeatedIn(value);
  if (repeated !== undefined) return `str_repeat(${quote(repeated.letter)}, ${repeated.times})`;
  return isMoment({ type }) ? `new \\DateTimeImmutable(${quote(value)})` : quote(value);
};

/** Two objects with the same time are equal, never the same. */
export const isMoment = ({ type }: Pick<FieldDecl, 'type'>): boolean =>
  type.kind === 'scalar' && (type.scalar === 'date' || type.scalar === 'timestamp');
