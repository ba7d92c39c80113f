import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { LanguageId } from '../../languages/catalog.ts';
import { sourceOf } from '../../testing/source-of.ts';

const sourceIn = (language: 'python' | 'sql'): string =>
  sourceOf('physical: Rental\na cars | id: int <pk> | state: enum(free, in repair) = free | doors = 4\n', {
    type: 'physical',
    family: 'entities',
    language,
  });

test('a column that lists its values takes no other', () => {
  const source = sourceIn('sql');
  expect(source).toContain("state text DEFAULT 'free' NOT NULL");
  expect(source).toContain("CHECK (state IN ('free', 'in repair'))");
});

test('in programs the values of a column are a type of their own, and what it is at first is one of them', () => {
  const source = sourceIn('python');
  expect(source).toContain('class CarState(Enum):\n    FREE = "free"\n    IN_REPAIR = "in repair"\n');
  expect(source).toContain('    state: CarState = CarState.FREE\n');
});

test('a column without a type has the type of what it is at first', () => {
  expect(sourceIn('python')).toContain('    doors: int = 4\n');
});

test('that all columns must be given is told where nothing says which may be missing', () => {
  const explained = (rows: string): string =>
    generateCode({
      spec: parseNotation(`physical: Rental\na cars | id: int <pk> | ${rows}\n`, 'physical').spec,
      family: 'entities',
      language: 'python',
      includeComments: true,
      codeStyle: 'detailed',
    }).explanation;
  const told = 'Nothing says which of the columns';
  expect(explained('plate: varchar(9)')).toContain(told);
  expect(explained('plate: varchar(9) not null')).not.toContain(told);
  expect(explained('plate: varchar(9) null')).not.toContain(told);
});

test('a prefix of tables is no part of what the explanation calls a shape', () => {
  const { explanation } = generateCode({
    spec: parseNotation('physical: Staff\na dept | id: int <pk> | name: text\n', 'physical').spec,
    family: 'entities',
    language: 'sql',
    includeComments: true,
    codeStyle: 'detailed',
    additionalDetails: 'table prefix hr_',
  });
  expect(explanation).toContain('“dept” became the table `hr_dept`');
});

const pythonOf = (rows: string) =>
  generateCode({
    spec: parseNotation(`physical: Rental\na cars | id: int <pk> | ${rows}\n`, 'physical').spec,
    family: 'entities',
    language: 'python',
    includeComments: true,
    codeStyle: 'detailed',
  });

test('an example of a record keeps the limits of its column, wherever the column stands', () => {
  const tests = pythonOf('a: text | b: text | c: text | doors: int check (doors between 0 and 3)')
    .files.filter(({ role }) => role === 'test')
    .map(({ content }) => content)
    .join('\n');
  const made = [...tests.matchAll(/made = Car\([^)]*doors=(\d+)/g)].map(([, doors]) => Number(doors));
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((doors) => doors > 3)).toEqual([]);
});

test('a rule that speaks of a column which is not drawn is told as left out', () => {
  expect(pythonOf('doors: int | "unique (doors, seats)"').explanation).toContain(
    'unique (doors, seats)”, which is left out',
  );
  expect(pythonOf('doors: int | seats: int | "unique (doors, seats)"').explanation).not.toContain('is left out');
});

test.each([
  ['typescript', 'values.areaHa <= 0', 'areaHa: 0'],
  ['python', 'self.area_ha <= 0', 'area_ha=Decimal("0")'],
  ['java', 'areaHa.signum() <= 0', 'ZeroAreaHa'],
  ['go', 'AreaHa <= 0', 'area ha must be greater than 0'],
] as const)(
  '%s refuses 0 where more is asked, and the README tells of what nothing checks',
  (language, check, tried) => {
    const { files, explanation } = generateCode({
      spec: parseNotation(
        'physical: Cellar\na fills | id: int <pk> | area_ha: decimal(6,2) check (area_ha > 0) | year: int check (year between 1900 and 2100) | barrel: int | filled_at: timestamptz default now() | "unique (barrel, filled_at)"\n',
        'physical',
      ).spec,
      family: 'entities',
      language,
      codeStyle: 'detailed',
      includeComments: false,
    });
    const source = files.map(({ content }) => content).join('\n');
    expect(source).toContain(check);
    expect(source).toContain(tried);
    expect(explanation).toContain('Nothing checks that “fills.barrel, filled at” together are unique');
    expect(explanation).toContain('Not all that the diagram checks of “fills.year” is checked');
    expect(explanation).toContain('The present moment is not filled in for “fills.filled at”');
  },
);

test('a column that is drawn for a relation of 0..1 may be missing, unless it says otherwise', () => {
  const of = (far: string, rows = ''): { readonly source: string; readonly explanation: string } => {
    const { files, explanation } = generateCode({
      spec: parseNotation(
        `logical: Seeds\na Collector | collector id: int <pk>\nb Accession | accession no: int <pk> | collector id: int <fk${rows}>\na[${far}] -> b[0..*]: collects\n`,
        'logical',
      ).spec,
      family: 'entities',
      language: 'typescript',
      codeStyle: 'detailed',
      includeComments: false,
    });
    return { source: files.map(({ content }) => content).join('\n'), explanation };
  };
  const { source, explanation } = of('0..1');
  expect(source).toContain('readonly collectorId?: number;');
  expect(explanation).toContain('“Accession.collector id” may be missing, because the relation is drawn as 0..1.');
  expect(of('1').source).toContain('readonly collectorId: number;');
  expect(of('1').explanation).not.toContain('may be missing, because');
  expect(of('0..1', ', required').source).toContain('readonly collectorId: number;');
});

test('a check of a column that may be missing is held where there is a value', () => {
  const of = (language: LanguageId): string =>
    generateCode({
      spec: parseNotation(
        'physical: Fishing\na zone | id: int <pk> | depth: int check (depth > 0) <nullable> | draft: numeric(5,1) check (draft >= 0) <nullable>\n',
        'physical',
      ).spec,
      family: 'entities',
      language,
      codeStyle: 'detailed',
      includeComments: false,
    })
      .files.map(({ content }) => content)
      .join('\n');
  expect(of('typescript')).toContain('if ((values.depth ?? 1) <= 0) {');
  expect(of('java')).toContain('if (depth != null && depth <= 0) {');
  expect(of('java')).toContain('if (draft != null && draft.signum() < 0) {');
  expect(of('python')).toContain('if self.depth is not None and self.depth <= 0:');
  expect(of('go')).toContain('if r.Depth != nil && *r.Depth <= 0 {');
  expect(of('kotlin')).toContain('require(depth == null || depth > 0)');
  expect(of('php')).toContain('if ($depth !== null && $depth <= 0) {');
  expect(of('rust')).toContain('if matches!(depth, Some(number) if number <= 0) {');
  expect(of('swift')).toContain('guard (depth ?? 1) > 0 else {');
  expect(of('ruby')).toContain('if depth && depth <= 0');
  expect(of('csharp')).toContain('if (depth <= 0)');
});

const told = (notation: string, type: 'logical' | 'physical' | 'uml', language: LanguageId): string =>
  generateCode({
    spec: parseNotation(notation, type).spec,
    family: type === 'uml' ? 'classes' : 'entities',
    language,
    codeStyle: 'detailed',
    includeComments: false,
  }).explanation;

test('at least one, and bounds, are told of a data model, which holds neither', () => {
  const drawn = (count: string): string =>
    `logical: Seeds\na Accession | id: int <pk>\nb Packet | id: int <pk>\na[1] -> b[${count}]: has\n`;
  for (const language of ['python', 'sql'] as const) {
    expect(told(drawn('1..*'), 'logical', language)).toContain('“Packet” of each “Accession” (one or more).');
    expect(told(drawn('0..40'), 'logical', language)).toContain('“Packet” of each “Accession” (0..40).');
    expect(told(drawn('0..*'), 'logical', language)).not.toContain('How many there are');
  }
});

test('bounds of classes are told where code takes any number', () => {
  const drawn = 'uml: Dig\na Square | code: string\nb Trench | code: string\na[1] -> b[1..12]: holds\n';
  expect(told(drawn, 'uml', 'python')).toContain('drawn and not checked: “square.trenches” (1..12).');
  expect(told(drawn.replace('1..12', '1..*'), 'uml', 'python')).not.toContain('How many there are');
  const causes = 'uml: Defects\na Defect | text: string\na[0..1] -> a[0..*]{navigable=to}: causes\n';
  expect(told(causes, 'uml', 'java')).toMatch(/no two have the same in “defect\.[a-z ]+”, as drawn/);
  expect(told(causes.replace('0..1', '0..*'), 'uml', 'java')).not.toContain('no two have the same');
});

test('digits that are drawn are told where only a database holds to them', () => {
  const drawn =
    'physical: Quotas\na quota | id: int <pk> | season: smallint | tonnes: numeric(10,3) | price: decimal\n';
  expect(told(drawn, 'physical', 'java')).toContain('how many digits “quota.season” and “quota.tonnes” may have');
  expect(told(drawn, 'physical', 'sql')).not.toContain('how many digits');
});
