import { octets } from '../../../printing/octets.ts';
import { type FieldDecl, isBytes, isMany, type Literal, repeatedIn, type Sample } from '../../../program/index.ts';
import { literalOf, quote } from './dialect.ts';

/** A value of a field as it is written in code. */
export const writtenValue = (field: Pick<FieldDecl, 'type' | 'isList'>, value: Literal | Sample): string => {
  const { type, isList } = field;
  if (isMany(value)) return `[${value.map((each) => writtenValue({ ...field, isList: false }, each)).join(', ')}]`;
  if (isList) return '[]';
  if (value === null) return 'undefined';
  if (typeof value === 'object') return literalOf(value);
  if (typeof value !== 'string') return String(value);
  if (isBytes(type)) return `new Uint8Array([${octets(value)}])`;
  const isTime = type.kind === 'scalar' && type.scalar === 'timestamp';
  const repeated = repeatedIn(value);
  if (repeated !== undefined) return `${quote(repeated.letter)}.repeat(${repeated.times})`;
  return isTime ? `new Date(${quote(value)})` : quote(value);
};
