import { octets } from '../../printing/octets.ts';
import { type FieldDecl, isMany, type Literal, repeatedIn, type Sample } from '../../program/index.ts';
import { quote } from './dialect.ts';
import { memberOf } from './write-flows.ts';

/** A value as it is written in code. */
export const written = (field: Pick<FieldDecl, 'type' | 'isList'>, value: Literal | Sample): string => {
  const { type, isList } = field;
  if (isMany(value)) return `[${value.map((each) => written({ ...field, isList: false }, each)).join(', ')}]`;
  if (isList) return '[]';
  if (value === null) return 'None';
  if (typeof value === 'object') return type.kind === 'enum' ? memberOf(type.enum, value) : 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  const scalar = type.kind === 'scalar' ? type.scalar : 'text';
  if (typeof value === 'number') return scalar === 'decimal' ? `Decimal("${value}")` : String(value);
  if (scalar === 'date') return dated(value) ?? `date.fromisoformat(${quote(value)})`;
  if (scalar === 'time') return `time.fromisoformat(${quote(value)})`;
  if (scalar === 'timestamp') return `datetime.fromisoformat(${quote(value.replace(/Z$/, '+00:00'))})`;
  if (scalar === 'bytes') return `bytes([${octets(value)}])`;
  const repeated = repeatedIn(value);
  if (repeated !== undefined) return `${quote(repeated.letter)} * ${repeated.times}`;
  return scalar === 'uuid' ? `UUID(${quote(value)})` : quote(value);
};

/** `date(2026, 1, 4)`, where a text is a date. */
const dated = (text: string): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : `date(${Number(year)}, ${Number(month)}, ${Number(day)})`;
};
