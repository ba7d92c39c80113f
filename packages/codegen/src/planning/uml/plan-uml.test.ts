import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
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

test('a guard tells events apart that lead to several states', () => {
  const { spec } = parseNotation(
    'uml: Loan\na(state) Asked\nb(state) Granted\nc(state) Denied\nd(state) Paid\na -transition-> b: decide [solvent] / send contract\na -transition-> c: decide [not solvent]\nb -transition-> d: pay [amount > 0]\n',
    'uml',
  );
  const { machines, assumptions } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  expect(machines[0]?.events.members.map(({ words }) => words.join(' '))).toEqual([
    'decide solvent',
    'decide not solvent',
    'pay',
  ]);
  expect(assumptions.map(({ text }) => text)).toEqual([
    '“pay” from “Granted” asks nothing: see to it that “amount > 0” holds before you call it.',
  ]);
});

test('what an event is given is no part of its name where its guard is', () => {
  const { machines } = planned(`uml: Kettle
a(state) Off
b(state) On
c(state) Empty
a -transition-> b: press(button) [water left]
a -transition-> c: press(button) [no water]
`);
  expect(machines[0]?.events.members.map(({ words }) => words.join(' '))).toEqual([
    'press water left',
    'press no water',
  ]);
});
