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
