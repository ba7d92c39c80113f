import { octets } from '../../printing/octets.ts';
import { withPoint } from '../../printing/with-point.ts';
import { type FieldDecl, isMany, type Literal, repeatedIn, type Sample, type TypeRef } from '../../program/index.ts';
import { memberOf, quote } from './dialect.ts';
import { isText } from './record-types.ts';

/** A value as a constructor takes it. */
export const written = (field: FieldDecl, value: Literal | Sample): string => {
  if (isMany(value)) return `&[${itemsOf(field, value)}]`;
  if (field.isList) return 'Vec::new()';
  if (value === null) return 'None';
  const plain = literal(field.type, value);
  if (!field.isOptional) return plain;
  return plain.endsWith('"') ? `Some(${plain}.into())` : `Some(${plain})`;
};

/** The items of a list, which owns them. */
export const itemsOf = ({ type }: Pick<FieldDecl, 'type'>, values: Sample): string =>
  values
    .map((value) => (value === null ? 'None' : `${literal(type, value)}${isText(type) ? '.to_owned()' : ''}`))
    .join(', ');

export const literal = (type: TypeRef, value: Exclude<Literal, null>): string => {
  if (typeof value === 'object') return type.kind === 'enum' ? memberOf(type.enum, value) : 'None';
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  switch (scalar) {
    case 'integer':
    case 'boolean':
      return String(value);
    case 'decimal':
    case 'float':
      return withPoint(value);
    case 'date':
      return `Date::new(${String(value).split('-').map(Number).join(', ')}).unwrap()`;
    case 'timestamp': {
      const seconds = String(Date.parse(String(value)) / 1000).replace(/\B(?=(\d{3})+$)/g, '_');
      return `SystemTime::UNIX_EPOCH + Duration::from_secs(${seconds})`;
    }
    case 'bytes':
      return `vec![${octets(String(value))}]`;
    default: {
      const repeated = repeatedIn(String(value));
      return repeated === undefined ? quote(String(value)) : `${quote(repeated.letter)}.repeat(${repeated.times})`;
    }
  }
};
