import { doubleQuoted } from '../../printing/double-quoted.ts';
import { octets } from '../../printing/octets.ts';
import { valueWriter } from '../../printing/value-writer.ts';
import type { FieldDecl, Literal, RecordDecl, Sample } from '../../program/index.ts';
import { memberName, typeName } from './dialect.ts';
import { plainType } from './record-names.ts';

/** A value as it is written in code. */
export const written = (records: readonly RecordDecl[], field: FieldDecl, value: Literal | Sample): string =>
  valueWriter({
    emptyList: ({ type }) => `new ${plainType(records, type)}[0]`,
    list: (items) => `new[] { ${items.join(', ')} }`,
    member: (declared, member) => `${typeName(declared.name)}.${memberName(member)}`,
    quoted: doubleQuoted,
    repeated: (text, times) => `new string('${text.slice(1, -1)}', ${times})`,
    zoned: { own: momentOf },
    scalars: {
      bytes: (text) => `new byte[] { ${octets(text)} }`,
      decimal: (text) => `${text}m`,
      date: dateOf,
      timestamp: dateOf,
      time: (text) => `TimeSpan.Parse(${doubleQuoted(text)})`,
      uuid: (text) => `new Guid(${doubleQuoted(text)})`,
    },
  })(field, value);

/** `2026-01-31` or `2026-01-31T12:00:00Z` as the parts of a date. */
const dateOf = (text: string): string => {
  const parts = text.split(/\D+/).filter((part) => part !== '');
  const zone = parts.length > 3 ? ', DateTimeKind.Utc' : '';
  return `new DateTime(${parts.map(Number).join(', ')}${zone})`;
};

/** The same as a moment of its own zone. */
const momentOf = (text: string): string => `new DateTimeOffset(${dateOf(text)})`;
