import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../../generate-code.ts';
import { planProgram } from '../../plan-program.ts';

const drawn = `uml: Gym
a Plan | id: int | name: String | monthlyFee: decimal | isActive: boolean | status: PlanStatus | seats: int | "changeFee(amount: decimal)" | "deactivate()" | "cancel()" | "printName()"
b(enum) PlanStatus | Offered | Cancelled
`;

test('fields that an operation of their class plainly sets are changed, others stay as they were made', () => {
  const { spec } = parseNotation(drawn, 'uml');
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const changed = records.flatMap(({ fields }) => fields.filter(({ isChanged }) => isChanged === true));
  expect(changed.map(({ name }) => name.words.join(' '))).toEqual(['monthly fee', 'is active', 'status']);
  expect(records[0]?.operations.map(({ result }) => result)).toEqual([undefined, undefined, undefined, undefined]);
});

test('what somebody else does with it changes its state, and when that was', () => {
  const { spec } = parseNotation(
    `uml: Library
a Member | "borrow(copy: Copy): Loan" | "returnCopy(loan: Loan): void" | "isLate(loan: Loan): boolean"
b Copy | barcode: String | status: CopyStatus
c Loan | dueDate: Date | "returnedDate: Date [0..1]"
d(enum) CopyStatus | Free | Lent
e Visit | startsAt: DateTime | bookedOn: Date | "reschedule(newTime: DateTime): boolean"
`,
    'uml',
  );
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const changed = records.flatMap(({ fields }) => fields.filter(({ isChanged }) => isChanged === true));
  expect(changed.map(({ name }) => name.words.join(' '))).toEqual(['status', 'returned date', 'starts at']);
  const { files } = generateCode({
    spec,
    family: 'classes',
    language: 'rust',
    codeStyle: 'minimal',
    includeComments: false,
  });
  const code = files.map(({ content }) => content).join('\n');
  expect(code).toContain('starts_at: Cell<SystemTime>,');
  expect(code).toContain('self.starts_at.get()');
});

test('what is changed can be assigned inside of its class, and from nowhere else where the language knows how', () => {
  const { spec } = parseNotation(drawn, 'uml');
  const codeOf = (language: 'typescript' | 'java' | 'csharp' | 'kotlin'): string =>
    generateCode({ spec, family: 'classes', language, codeStyle: 'minimal', includeComments: false })
      .files.filter(({ role }) => role === 'source')
      .map(({ content }) => content)
      .join('\n');
  expect(codeOf('typescript')).toContain('\n  isActive: boolean;\n');
  expect(codeOf('java')).toContain('private boolean isActive;');
  expect(codeOf('java')).toContain('private final String name;');
  expect(codeOf('csharp')).toContain('public bool IsActive { get; private set; }');
  expect(codeOf('kotlin')).toContain('var isActive: Boolean = isActive\n        private set\n');
});

test('states by their particle, lists by what is added, and amounts that come back are changed', () => {
  const { spec } = parseNotation(
    `uml: Plant
a Valve | state: ValveState | openingPercent: int | specialties: List<String> | balance: decimal | name: string | tags: List<String> | "switchOn()" | "setOpening(percent: int)" | "addSpecialty(name: string)" | "topUp(amount: decimal)": decimal | "findTags(name: string)": List<String>
b Pass | status: PassStatus | "freeze(until: date)"
c(enum) ValveState | ON | OFF
d(enum) PassStatus | ACTIVE | FROZEN
`,
    'uml',
  );
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  const changed = records.flatMap(({ fields }) => fields.filter(({ isChanged }) => isChanged === true));
  expect(changed.map(({ name }) => name.words.join(' '))).toEqual([
    'state',
    'opening percent',
    'specialties',
    'balance',
    'status',
  ]);
});
