import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../../plan-program.ts';

const machineOf = (lines: string) =>
  planProgram({
    spec: parseNotation(
      `uml: Ticket states\na(initial)\nb(state) Open\nc(state) Closed\nd(final)\na -transition-> b\nb -transition-> c: close\n${lines}\n`,
      'uml',
    ).spec,
    family: 'classes',
    style: 'minimal',
    additionalDetails: '',
  }).machines[0];

const namesOf = (names: readonly { readonly words: readonly string[] }[] = []): readonly string[] =>
  names.map(({ words }) => words.join(' '));

test('a state that nothing leaves but a line to the end is final itself', () => {
  const machine = machineOf('c -transition-> d');
  expect(namesOf(machine?.states.members)).toEqual(['open', 'closed']);
  expect(namesOf(machine?.events.members)).toEqual(['close']);
  expect(namesOf(machine?.finals)).toEqual(['closed']);
});

test('a state that may be left otherwise ends because of an event', () => {
  const machine = machineOf('c -transition-> b: reopen\nc -transition-> d');
  expect(namesOf(machine?.events.members)).toEqual(['close', 'reopen', 'ended']);
  expect(namesOf(machine?.finals)).toEqual(['ended']);
});
