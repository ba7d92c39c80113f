import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { LanguageId } from '../../languages/catalog.ts';
import { planProgram } from '../plan-program.ts';

const planned = (notation: string, additionalDetails = '') =>
  planProgram({ spec: parseNotation(notation, 'uml').spec, family: 'classes', style: 'detailed', additionalDetails });

const turnstile = `uml: Turnstile states
a(initial)
b(state) Locked
c(state) Open
a -> b
b -transition-> c: coin
c -transition-> b: push
`;

test('code is called after what is drawn, not after the kind of drawing', () => {
  const { name, title, machines, enums } = planned(turnstile);
  expect(name.words).toEqual(['turnstile']);
  expect(title).toBe('Turnstile states');
  expect([...enums, ...machines].map((each) => each.name.words.join(' '))).toEqual([
    'turnstile state',
    'turnstile event',
    'turnstile machine',
  ]);
});

test('what was asked for is the name', () => {
  expect(planned(turnstile, 'call it Gate').machines[0]?.name.words).toEqual(['gate', 'machine']);
});

const loan = `uml: Loan
a(state) Asked
b(state) Granted
c(state) Denied
d(state) Paid
a -transition-> c: decide [not solvent]
a -transition-> b: decide [solvent] / send contract
b -transition-> d: pay(sum) [amount > 0]
`;

const planFor = (more: { readonly asksNobody?: boolean } = {}) => {
  const { spec } = parseNotation(loan, 'uml');
  return planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '', ...more });
};

const said = ({ words }: { readonly words: readonly string[] }): string => words.join(' ');

test('a guard is asked before its line is taken, what it leaves over is taken last', () => {
  const [machine] = planFor().machines;
  expect(
    machine?.transitions.map(({ from, event, guard, to }) =>
      [from, event, guard?.name, to].map((name) => name && said(name)),
    ),
  ).toEqual([
    ['asked', 'decide', 'is solvent', 'granted'],
    ['asked', 'decide', undefined, 'denied'],
    ['granted', 'pay', 'is amount above 0', 'paid'],
  ]);
  expect(machine?.scenarios.map(({ name, answers }) => [name.label, answers.map(({ answer }) => answer)])).toEqual([
    ['decide leads from asked to granted when solvent', [true]],
    ['decide leads from asked to denied otherwise', [false]],
    ['pay leads from granted to paid when amount > 0', [true, true]],
    ['asked refuses pay', []],
    ['granted refuses decide', [true]],
    ['granted refuses pay unless amount > 0', [true, false]],
    ['denied refuses decide and pay', [false]],
    ['paid refuses decide and pay', [true, true]],
  ]);
});

test('an action is taken on the way that the guard opens', () => {
  const [machine] = planFor().machines;
  expect(machine?.scenarios.slice(0, 2).map(({ calls }) => calls.map(({ name }) => said(name)))).toEqual([
    ['is solvent', 'send contract'],
    ['is solvent'],
  ]);
});

test('a guard tells events apart where nobody can be asked', () => {
  const { machines, assumptions } = planFor({ asksNobody: true });
  expect(machines[0]?.events.members.map(said)).toEqual(['decide not solvent', 'decide solvent', 'pay']);
  expect(assumptions.map(({ text }) => text)).toEqual([
    '“pay(sum)” carries “sum”, which the machine is not given: keep it where the event is handled.',
    '“pay(sum)” from “Granted” doesn’t check anything: make sure that “amount > 0” is true before you call it.',
  ]);
});

test('each state refuses all that is not drawn, and an event that nobody names is told', () => {
  const { machines, assumptions } = planned(
    'uml: Door states\na(state) Closed\nb(state) Opening\nc(state) Open\na -transition-> b: call\nb -transition-> c\nc -transition-> a: timeout\n',
  );
  const refusals = machines.flatMap(({ scenarios }) =>
    scenarios.flatMap(({ state, refused }) => (refused === undefined ? [] : [[said(state), refused.map(said)]])),
  );
  expect(refusals).toEqual([
    ['closed', ['open', 'timeout']],
    ['opening', ['call', 'timeout']],
    ['open', ['call', 'open']],
  ]);
  expect(assumptions.map(({ text }) => text)).toContain(
    'The line from “Opening” to “Open” names no event, so its event is called “open”.',
  );
});

const kinds =
  'uml: Library\na(actor) Administrator\nb(actor) Volunteer\nc(use-case) Lend tools\nd(use-case) Remove tools\nb -> c\na -> d\na -inherits-> b\n';

const codeIn = (language: LanguageId) =>
  generateCode({
    spec: parseNotation(kinds, 'uml').spec,
    family: 'classes',
    language,
    codeStyle: 'detailed',
    includeComments: false,
  });

test.each([
  ['typescript', 'export class Administrator extends Volunteer {', 'async lendTools()'],
  ['python', 'class Administrator(Volunteer):', 'def lend_tools(self) -> None:\n        self._cases'],
  ['go', 'type Administrator struct {\n\t*Volunteer\n}', 'LendTools() error {'],
  ['java', 'public final class Administrator extends Volunteer {', 'public void lendTools()'],
] as const)(
  'in %s an actor that is a kind of another can stand in for it, and repeats nothing',
  (language, kind, own) => {
    const { files, explanation } = codeIn(language);
    const source = files
      .filter(({ role }) => role === 'source')
      .map(({ content }) => content)
      .join('\n');
    expect(source).toContain(kind);
    expect(source.split(own)).toHaveLength(2);
    expect(explanation).not.toContain('can’t stand in');
  },
);

test('a language whose classes are no kinds of each other says so', () => {
  expect(codeIn('rust').explanation).toContain(
    '“Administrator” is drawn as a kind of “Volunteer”: its class has the same operations, but can’t stand in for the other.',
  );
});
