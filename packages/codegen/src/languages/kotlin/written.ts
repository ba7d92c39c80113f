import { screamingCase } from '../../printing/cases.ts';
import { octets } from '../../printing/octets.ts';
import { valueWriter } from '../../printing/value-writer.ts';
import { quoted, typeName } from './dialect.ts';

/** A value of a field as it is written in code. */
export const written = valueWriter({
  emptyList: () => 'emptyList()',
  list: (items) => `listOf(${items.join(', ')})`,
  member: (declared, value) => `${typeName(declared.name)}.${screamingCase(value)}`,
  quoted,
  zoned: { none: (value) => `LocalDateTime.parse(${quoted(value.replace(/Z$/, ''))})` },
  scalars: {
    bytes: (value) => `byteArrayOf(${octets(value)})`,
    decimal: (value) => `BigDecimal(${quoted(value)})`,
    date: (value) => `LocalDate.parse(${quoted(value)})`,
    time: (value) => `LocalTime.parse(${quoted(value)})`,
    timestamp: (value) => `Instant.parse(${quoted(value)})`,
    uuid: (value) => `UUID.fromString(${quoted(value)})`,
  },
});
