import { expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', 'conceptual') }));

it('turns round what one clause says where the second leaves its verb out', () => {
  expect(model('A boat can have several skippers and a skipper many boats. Each skipper has one berth here.')).toEqual([
    'Boat',
    'Skipper',
    'Berth',
    'Boat 0..* --> 0..* Skipper',
    'Skipper 1 --> 1 Berth: has',
  ]);
  expect(model('One harbour has many piers and a pier one harbour')).toEqual([
    'Harbour',
    'Pier',
    'Harbour 1 --> 0..* Pier: has',
  ]);
});

it('takes a noun behind a count for no verb', () => {
  expect(model('A guide trains many skippers and a skipper one guide')).toEqual([
    'Guide',
    'Skipper',
    'Guide 1 --> 0..* Skipper: trains',
  ]);
});

it('gives the second clause the verb of the first where it goes on', () => {
  expect(model('A harbour has many piers and a pier several berths')).toEqual([
    'Harbour',
    'Pier',
    'Berth',
    'Harbour 1 --> 0..* Pier: has',
    'Pier 1 --> 0..* Berth: has',
  ]);
});

it('does so behind a comma as well', () => {
  expect(
    model('Pier (pier no, depth), Berth (berth no). One pier has many berths, one berth many guards.').slice(-2),
  ).toEqual(['Pier 1 --> 0..* Berth: has', 'Berth 1 --> 0..* Guard: has']);
});

it('keeps a clause that has a verb of its own', () => {
  expect(model('A harbour has many piers and a skipper steers two boats')).toContain('Skipper 1 --> 2 Boat: steers');
});

it('begins a new part at each count', () => {
  expect(model('each trip has one boat one skipper and several stops')).toEqual([
    'Trip',
    'Boat',
    'Skipper',
    'Stop',
    'Trip 0..* --> 1 Boat: has',
    'Trip 0..* --> 1 Skipper: has',
    'Trip 1 --> 0..* Stop: has',
  ]);
  expect(model('A pier has one or two cranes')).toEqual(['Pier', 'Crane', 'Pier 1 --> 1..2 Crane: has']);
});
