import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { CannotWriteCode } from '../cannot-plan.ts';
import { planProgram } from '../plan-program.ts';

const plan = (notation: string) => {
  const { spec } = parseNotation(notation, 'drawing');
  return planProgram({ spec, family: 'process', style: 'detailed', additionalDetails: '' });
};

test('a drawing of figures with arrows is a flow whose diamonds ask', () => {
  const drawn = plan(`drawing: Tea
a(circle) Start
b(diamond) Hot?
c(rectangle) Wait
d(circle) Done
a -arrow-> b
b -arrow-> c: Yes
b -arrow-> d: No
c -arrow-> d
`);
  expect(drawn.ports[0]?.methods.map(({ name, answer }) => [name.label, answer])).toEqual([
    ['Hot?', 'boolean'],
    ['Wait', undefined],
  ]);
});

test('a drawing without lines gets an answer that says what to do', () => {
  expect(() => plan('drawing: Art\na(circle) Sun\nb(triangle) Roof\n')).toThrow(CannotWriteCode);
});
