import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../generate-code.ts';
import type { LanguageId } from '../languages/catalog.ts';

const drawn = `uml: Cinema
a Seat | +row: int = 1 | +label: string | +isTaken: bool = false | +price: decimal = 12
`;

const codeOf = (language: LanguageId): string => {
  const { spec } = parseNotation(drawn, 'uml');
  const about = { family: 'classes', includeComments: false, codeStyle: 'minimal' } as const;
  const { files } = generateCode({ spec, language, ...about });
  return files
    .filter(({ role }) => role === 'source')
    .map(({ content }) => content)
    .join('\n');
};

test('who makes an object may leave out what has a first value', () => {
  expect(codeOf('java')).toContain(`public Seat(String label) {
        this(1, label, false, new BigDecimal("12"));
    }`);
  expect(codeOf('go')).toContain(`func NewDefaultSeat(label string) *Seat {
	return NewSeat(1, label, false, 12.0)
}`);
  expect(codeOf('csharp')).toContain(`public Seat(string label)
            : this(1, label, false, 12m)`);
  expect(codeOf('rust')).toContain('pub fn with_defaults(label: impl Into<String>) -> Self {');
  expect(codeOf('swift')).toContain(
    'public init(row: Int = 1, label: String, isTaken: Bool = false, price: Decimal = 12) {',
  );
  expect(codeOf('php')).toContain('public readonly float $price = 12.0,');
  expect(codeOf('kotlin')).toContain('val row: Int = 1,');
});
