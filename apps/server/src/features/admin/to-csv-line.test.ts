import { expect, test } from 'vitest';
import { toCsvLine } from './to-csv-line.ts';

test('text is quoted, numbers and moments are not', () => {
  expect(toCsvLine([7, 'Ada "the first", L.', true, null, new Date('2026-03-01T12:00:00Z')])).toBe(
    '7,"Ada ""the first"", L.",true,,2026-03-01T12:00:00.000Z\r\n',
  );
});

test.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])('%j is no formula any more', (name) => {
  expect(toCsvLine([name])).toBe(`"'${name}"\r\n`);
});

test('a sign inside of text is left alone', () => {
  expect(toCsvLine(['ada+lovelace@example.com', 'a=b'])).toBe('"ada+lovelace@example.com","a=b"\r\n');
});
