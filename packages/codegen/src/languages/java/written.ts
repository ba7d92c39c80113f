import { screamingCase } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import { octets } from '../../printing/octets.ts';
import { valueWriter } from '../../printing/value-writer.ts';
import { typeName } from './dialect.ts';

/** A value of a field as it is written in code. */
export const written = valueWriter({
  emptyList: () => 'List.of()',
  list: (items) => `List.of(${items.join(', ')})`,
  member: (declared, value) => `${typeName(declared.name)}.${screamingCase(value)}`,
  quoted: doubleQuoted,
  zoned: { none: (value) => `LocalDateTime.parse(${doubleQuoted(value.replace(/Z$/, ''))})` },
  scalars: {
    bytes: (value) => `new byte[] {${octets(value)}}`,
    decimal: (value) => `new BigDecimal(${doubleQuoted(value)})`,
    date: (value) => `LocalDate.parse(${doubleQuoted(value)})`,
    time: (value) => `LocalTime.parse(${doubleQuoted(value)})`,
    timestamp: (value) => `Instant.parse(${doubleQuoted(value)})`,
    uuid: (value) => `UUID.fromString(${doubleQuoted(value)})`,
  },
});
