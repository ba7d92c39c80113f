import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../../plan-program.ts';

const storesOf = (notation: string): readonly string[] => {
  const { spec } = parseNotation(`uml: Garage\n${notation}`, 'uml');
  const { records } = planProgram({ spec, family: 'classes', style: 'detailed', additionalDetails: '' });
  return records.flatMap(({ store }) => store?.name.words.join(' ') ?? []);
};

test('a class is stored by its id, its own or the one of its parent', () => {
  expect(storesOf('a Car | id: int\nb Van | id: int | seats: int\nb -inherits-> a\n')).toEqual([
    'car store',
    'van store',
  ]);
});

test('an id that may be missing, or of which there are several, is no key', () => {
  expect(storesOf('a Car | id: int?\nb Bus | id: int[]\nc Tram | id: int\n')).toEqual(['tram store']);
});
