import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../../generate-code.ts';
import type { LanguageId } from '../../../languages/catalog.ts';

const codeOf = (notation: string, language: LanguageId = 'typescript'): string =>
  generateCode({
    spec: parseNotation(notation, 'uml').spec,
    family: 'classes',
    language,
    codeStyle: 'detailed',
    includeComments: false,
  })
    .files.filter(({ role }) => role !== 'project')
    .map(({ content }) => content)
    .join('\n');

const loans = `uml: Loans
a Loan | reason: string
b Museum | name: string
a[0..*] -> b[1]{navigable=to}: borrower
`;

test('what an arrow leads to does not know who refers to it', () => {
  const code = codeOf(loans);
  expect(code).toContain('constructor(values: LoanValues, borrower: Museum) {');
  expect(code).toContain('get borrower(): Museum {');
  expect(code).not.toContain('addLoan');
  expect(code).toContain("test('loan refers to its borrower'");
});

test('a database still knows how many refer to one', () => {
  const sql = codeOf(loans.replace('a[0..*]', 'a[0..1]'), 'sql');
  expect(sql).toMatch(/UNIQUE \(museum_id\)|museum_id bigint UNIQUE/);
  expect(codeOf(loans, 'sql')).not.toMatch(/UNIQUE \(museum_id\)|museum_id bigint UNIQUE/);
});

const museum = `uml: Museum
a(abstract) Exhibit | title: string | "premium(days: int)": decimal <abstract> | "label()": string
b Painting | "premium(days: int)": decimal | "label()": string
c Sculpture | weight: int
f Museum | country: string
e Loan | reason: string
b -inherits-> a
c -inherits-> a
f[1] -composes-> a[0..*]: owns
e[0..*] -aggregates-> a[1..*]
`;

test('Go makes nothing without what it needs, and keeps the last of what it needs one of', () => {
  const code = codeOf(museum, 'go');
  expect(code).toContain('func NewPainting(title string, museum *Museum) (*Painting, error) {');
  expect(code).toContain('return nil, errors.New("exhibit needs its museum")');
  expect(code).toContain('RemoveExhibit(exhibit Exhibit) error {');
  expect(code).toContain('return errors.New("loan needs at least one exhibit")');
});

test('an abstract operation has no body where it is drawn, and one in each class that can be made', () => {
  const bodies = (language: LanguageId): readonly string[] =>
    [...codeOf(museum, language).matchAll(/\b(\w+)[.:]+(?:premium|Premium)\b.{0,4} is still to be written/g)].map(
      ([, owner = '']) => owner,
    );
  for (const language of ['typescript', 'python', 'go', 'java', 'csharp', 'kotlin', 'rust'] as const)
    expect([language, bodies(language)]).toEqual([language, ['Painting', 'Sculpture']]);
  expect(codeOf(museum, 'typescript')).toContain('  abstract premium(days: number): number;');
  expect(codeOf(museum, 'python')).toContain('class Exhibit(ABC):');
  expect(codeOf(museum, 'python')).toContain('    @abstractmethod\n    def premium(self, days: int) -> Decimal: ...');
  expect(codeOf(museum, 'java')).toContain('public abstract BigDecimal premium(int days);');
  expect(codeOf(museum, 'php')).toContain('abstract public function premium(int $days): float;');
});

test('what is drawn again in a child is done otherwise there', () => {
  expect(codeOf(museum, 'typescript')).toContain('  override label(): string {');
  expect(codeOf(museum, 'csharp')).toMatch(/public virtual string Label\(\)[\s\S]*public override string Label\(\)/);
  expect(codeOf(museum, 'kotlin')).toMatch(/open fun label\(\)[\s\S]*override fun label\(\)/);
});

test('an object is whole, or at least accepted, before others are told of it', () => {
  const drawn = museum.replace('weight: int', 'weight: int | name: string');
  const python = codeOf(drawn, 'python');
  const [sculpture = ''] = /class Sculpture[\s\S]*?(?=\n\n\n)/.exec(python) ?? [];
  expect(sculpture.indexOf('super().__init__(')).toBeGreaterThan(sculpture.indexOf('must not be blank'));
  const [script = ''] = /class Sculpture[\s\S]*?\n\}/.exec(codeOf(drawn)) ?? [];
  expect(script.indexOf('super(values, museum)')).toBeGreaterThan(script.indexOf('must not be blank'));
});

test('a dependency that leaves nothing in the code is told', () => {
  const told = (operation: string): string =>
    generateCode({
      spec: parseNotation(`uml: Loans\na Loan | ${operation}\nb Courier | name: string\na -depends-> b\n`, 'uml').spec,
      family: 'classes',
      language: 'java',
      codeStyle: 'detailed',
      includeComments: false,
    }).explanation;
  expect(told('"send()"')).toContain('“Loan” depends on “Courier” in the diagram');
  expect(told('"send(by: Courier)"')).not.toContain('depends on');
});

test('all that is given is kept before any of it is told', () => {
  const drawn =
    'uml: Visits\na Visit | day: date\nb Bridge | code: string\nc Engineer | name: string\nb[1] -composes-> a[0..*]\na[0..*] -> c[1]\n';
  for (const [language, kept, told] of [
    ['java', 'this.engineer = Objects.requireNonNull(', 'bridge.addVisit(this);'],
    ['csharp', 'Engineer = engineer ?? throw', 'bridge.AddVisit(this);'],
  ] as const) {
    const code = codeOf(drawn, language);
    expect(code).toContain(kept);
    expect([language, code.indexOf(told) > code.indexOf(kept)]).toEqual([language, true]);
  }
});

test('a role where an arrow begins is told, since nobody knows it', () => {
  const told = (arrow: string): string =>
    generateCode({
      spec: parseNotation(
        `uml: Visits\na Visit | day: date\nb Engineer | name: string\na[0..* led] -> b[1 lead]${arrow}\n`,
        'uml',
      ).spec,
      family: 'classes',
      language: 'java',
      codeStyle: 'detailed',
      includeComments: false,
    }).explanation;
  expect(told('{navigable=to}')).toContain('An arrow leads from “Visit” to “Engineer”, so “led” is not in the code');
  expect(told('')).not.toContain('An arrow leads');
});
