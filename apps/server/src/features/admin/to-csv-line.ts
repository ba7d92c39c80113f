/** What a cell may hold. */
export type CsvValue = string | number | boolean | Date | null;

/**
 * One line of CSV as RFC 4180 has it. Text that a spreadsheet would take for a formula gets an apostrophe in front, which
 * spreadsheets do not show (OWASP, "CSV Injection"): people choose their names themselves.
 */
export const toCsvLine = (values: readonly CsvValue[]): string => `${values.map(toCell).join(',')}\r\n`;

const toCell = (value: CsvValue): string => {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const harmless = /^\s*[=+\-@\t\r\n|＝＋－＠]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};
