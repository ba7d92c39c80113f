import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../../plan-program.ts';

const ticket = `uml: Ticket
a(state) New
b(state) Assigned | entry / tell the customer | do / work on it
c(state) Solved | exit / stop the clock
a -transition-> b: pick up / start the clock
b -transition-> c: solve
c -transition-> b: reopen
b -transition-> a: give back / start the clock
`;

const planned = (additionalDetails = '') =>
  planProgram({
    spec: parseNotation(ticket, 'uml').spec,
    family: 'classes',
    style: 'detailed',
    additionalDetails,
  });

const said = ({ words }: { readonly words: readonly string[] }): string => words.join(' ');

test('states act when they are left and entered, and transitions in between', () => {
  const [machine] = planned().machines;
  const effects = machine?.effects.map(({ from, event, to, steps }) => [
    [from, event, to].map((name) => (name === undefined ? '' : said(name))),
    steps.map(({ name }) => said(name)),
  ]);
  expect(effects).toEqual([
    [['solved', '', ''], ['stop clock']],
    [['', 'pick up', ''], ['start clock']],
    [['', 'give back', ''], ['start clock']],
    [['', '', 'assigned'], ['tell customer']],
  ]);
  expect(machine?.actions?.methods.map(({ name }) => said(name))).toEqual([
    'stop clock',
    'start clock',
    'tell customer',
  ]);
});

test('tests of a machine claim what was done on the way', () => {
  const [machine] = planned().machines;
  const reopened = machine?.scenarios.find(({ name }) => said(name).startsWith('reopen'));
  expect(reopened?.calls.map(({ name }) => said(name))).toEqual([
    'start clock',
    'tell customer',
    'stop clock',
    'tell customer',
  ]);
});

test('what a machine cannot do by itself is told', () => {
  expect(planned().assumptions.map(({ text }) => text)).toEqual([
    '“work on it” is not part of the machine: do it while the state is “Assigned”.',
  ]);
});

test('what an event carries is told, since the machine is not given it', () => {
  const lift = `uml: Lift
a(state) Idle
b(state) Moving
a -transition-> b: call received(floor: int)
b -transition-> a: arrived
`;
  const { assumptions } = planProgram({
    spec: parseNotation(lift, 'uml').spec,
    family: 'classes',
    style: 'detailed',
    additionalDetails: '',
  });
  expect(assumptions.map(({ text }) => text).join('\n')).toContain('“call received(floor: int)” carries “floor: int”');
});
