import { expect, test } from 'vitest';
import type { LanguageId } from '../../../languages/catalog.ts';
import { codeSpecs } from '../../../testing/index.ts';
import { sourceOf } from '../../../testing/source-of.ts';

const drawn = codeSpecs.find(({ id }) => id === 'uml-hidden-typical')?.notation ?? '';

const codeIn = (language: LanguageId): string => sourceOf(drawn, { type: 'uml', family: 'classes', language });

test('members that are drawn as private or protected are so', () => {
  const java = codeIn('java');
  expect(java).toContain('    private static final int MAX_OVERDRAFT = 500;');
  expect(java).not.toContain('String iban()');
  expect(java).toContain('    protected LocalDate openedOn() {');
  expect(java).toContain('    private void audit(String note) {');
  const csharp = codeIn('csharp');
  expect(csharp).toContain('        private decimal Balance { get; set; }');
  expect(csharp).toContain('        protected DateTime OpenedOn { get; }');
  expect(codeIn('php')).toContain('        private readonly string $iban,');
  const kotlin = codeIn('kotlin');
  expect(kotlin).toContain('private val iban: String');
  expect(kotlin).toContain('private fun audit(note: String) {');
  const ruby = codeIn('ruby');
  expect(ruby).toContain('protected :opened_on');
  expect(ruby).toContain('private_class_method :next');
  expect(ruby).toContain('private :iban, :balance, :audit');
});

test('what an interface or a child has, too, is public, whatever is drawn', () => {
  const java = codeIn('java');
  expect(java).toContain('    public void pay(BigDecimal amount) {');
  expect(java).toContain('    public abstract int rating();');
  expect(java).toContain('    public void close() {');
});

test('values of which none can be read are no record', () => {
  expect(codeIn('java')).toContain('public final class Secret {');
});
