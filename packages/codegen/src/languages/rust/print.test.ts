import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { CodeStyle } from '../../program/index.ts';

const rustOf = (
  notation: string,
  family: 'process' | 'classes' | 'entities',
  includeComments = true,
  codeStyle: CodeStyle = 'minimal',
): string => {
  const { spec } = parseNotation(notation, 'flowchart');
  const { files } = generateCode({ spec, family, language: 'rust', codeStyle, includeComments });
  return files.find(({ filename }) => filename === 'src/lib.rs')?.content ?? '';
};

const kettle = `flowchart: Make tea
a(start)
b? Water hot?
c Boil the water
d(end) Served
e(end) Waiting
a -> b
b -> d: Yes
b -> c: No
c -> e
`;

const fleet = `uml: Fleet
a(abstract) Ship | name: string | "sail(days: int)": decimal
b Ferry | cars: int
c Captain | id: int | born: date?
d(interface) Radio | "call(ship: Ship)"
b -inherits-> a
b -realises-> d
c[1] -> a[0..*]: commands
`;

test('a guard returns early and the last outcome is the value of the function', () => {
  const code = rustOf(kettle, 'process');
  expect(code).toContain('fn boil_water(&self);');
  expect(code).toMatch(/pub fn \w+\(steps: &impl \w+\) -> \w+ \{/);
  expect(code).toContain('        return MakeTeaOutcome::Served;\n    }\n');
  expect(code).toContain('    MakeTeaOutcome::Waiting\n}\n');
});

test('without comments the code is the same but for their lines', () => {
  const bare = (code: string): string =>
    code
      .split('\n')
      .filter((line) => !/^\s*\/\/[/!]/.test(line))
      .join('\n')
      .trim();
  expect(bare(rustOf(kettle, 'process', false))).toBe(bare(rustOf(kettle, 'process')));
  expect(bare(rustOf(fleet, 'classes', false))).toBe(bare(rustOf(fleet, 'classes')));
});

test('what others extend is a struct of fields and a trait with the rest, and its children hold the struct', () => {
  const code = rustOf(fleet, 'classes', false);
  expect(code).toContain('pub struct ShipBase {\n    name: String,\n    captain: RefCell<Option<Weak<Captain>>>,\n}');
  expect(code).toContain(
    '    fn sail(&self, _days: i64) -> Decimal {\n        todo!("Ship::sail is still to be written")',
  );
  expect(code).toContain('impl Ship for Ferry {\n    fn ship_base(&self) -> &ShipBase {\n        &self.base\n    }\n}');
  expect(code).toContain('impl Radio for Ferry {\n    fn call(&self, _ship: Rc<dyn Ship>) {');
});

test('the end where a line starts keeps the other alive, and the other end only knows it', () => {
  const code = rustOf(fleet, 'classes', false);
  expect(code).toContain('ships: RefCell<Vec<Rc<dyn Ship>>>');
  expect(code).toContain('impl dyn Ship {\n    pub fn set_captain(self: &Rc<Self>, captain: Option<Rc<Captain>>) {');
  expect(code).toContain('*self.ship_base().captain.borrow_mut() = captain.as_ref().map(Rc::downgrade);');
});

test('dates and decimal numbers are there where a class needs them', () => {
  expect(rustOf(fleet, 'classes')).toContain('pub fn new(year: i32, month: u8, day: u8) -> Option<Self> {');
  expect(rustOf('uml: Shelf\na Book | title: string\n', 'classes')).not.toMatch(/Date|Decimal|^use /m);
});

test('a store borrows its key and gives values back, or pointers to what others refer to', () => {
  const rows = 'physical: Club\na members | card: varchar(9) <pk> | mail: varchar(80) <unique nullable>\n';
  const code = rustOf(rows, 'entities', false, 'detailed');
  expect(code).toContain('pub fn find(&self, card: &str) -> Option<&Member> {\n        self.items.get(card)');
  expect(code).toContain('if item.mail().is_some() && self.items.values().any(is_taken) {');
  const captains = rustOf(fleet, 'classes', false, 'detailed');
  expect(captains).toContain('items: BTreeMap<i64, Rc<Captain>>');
});

test('what rustdoc would take for a link or for markup stays text', () => {
  const code = rustOf('uml: Vec\na Item | "get[all](index: Vec<T>)" | "find[i](at: https://example.org)"\n', 'classes');
  expect(code).toContain('/// Drawn as “get\\[all](index: Vec\\<T>)”.');
  expect(code).toContain('/// Drawn as “find\\[i](at: <https://example.org>)”.');
});

test('a question that is too long for a chain has its parts on lines of their own', () => {
  const { spec } = parseNotation(
    `sequence: Enrolment
[x(opt)] ""
[y(section)@x] Prerequisites of the module met
a Student
b Examination office service
c Register of the faculty
a -> b: Enrol
b -> c@y: Write the student into the module list
`,
    'sequence',
  );
  const { files } = generateCode({
    spec,
    family: 'messages',
    language: 'rust',
    codeStyle: 'minimal',
    includeComments: false,
  });
  expect(files[0]?.content).toContain(
    [
      '        if self',
      '            .examination_office_decisions',
      '            .are_prerequisites_of_module_met()',
      '        {',
    ].join('\n'),
  );
});
