import { expect, test } from 'vitest';
import { tellClassRow } from './tell-class-rows.ts';

const header = ['Class', 'Attributes', 'Remarks'];

test('a row of a table of classes tells its members and what it has to do with others', () => {
  expect(tellClassRow(header, ['Boat', 'name, length', 'belongs to one Club; carries many Sails'])).toEqual([
    'Boat (name, length).',
    'Boat belongs to one Club.',
    'Boat carries many Sails.',
  ]);
  expect(tellClassRow(header, ['Vessel', '', 'abstract; Boat and Raft are its specialisations'])).toEqual([
    'Vessel.',
    'Vessel is abstract.',
    'Boat and Raft are specialisations of Vessel.',
  ]);
  expect(tellClassRow(header, ['Berth', 'number', 'each Club rents one Berth'])).toEqual([
    'Berth (number).',
    'each Club rents one Berth.',
  ]);
});

test('rows of other tables tell nothing', () => {
  expect(tellClassRow(['Item', 'Price'], ['Oar', '12'])).toEqual([]);
});
