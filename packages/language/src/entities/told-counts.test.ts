import { expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string, id = 'conceptual'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));

const relationsOf = (text: string): readonly string[] => model(text).filter((line) => line.includes('-->'));

it('reads how many something consists of, and where, as what it has', () => {
  expect(relationsOf('crew = 4 or 5 sailors. a race is always two boats on one lake, lakes belong to a club')).toEqual([
    'Crew 1 --> 4..5 Sailor: has',
    'Race 1 --> 2 Boat: has',
    'Race 0..* --> 1 Lake: is on',
    'Lake 0..* --> 1 Club: belongs to',
  ]);
  const told = relationsOf('Ferries are boats. A pier has berths. There are two berths.');
  expect(told.filter((line) => line.includes('There'))).toEqual([]);
});

it('reads one per another behind a comma as what each of them has', () => {
  expect(relationsOf('Skippers make trips, exactly one boat per trip. A boat has many oars.')).toEqual([
    'Skipper 1 --> 0..* Trip: makes',
    'Trip 1 --> 1 Boat: has',
    'Boat 1 --> 0..* Oar: has',
  ]);
});

it('reads ratios behind the names that a line leads from and to, in a list below its title', () => {
  expect(
    relationsOf(
      'harbour, concepts only please\n* pier -> berths 1:n\n* berth - boat (1:1)\n* boat <-> sailor n:m via crew',
    ),
  ).toEqual(['pier 1 --> 0..* berths', 'berths 1 --> 1 boat', 'boat 1 --> 0..* Crew', 'Sailor 1 --> 0..* Crew']);
});

it('reads the first table below a title that asks for a schema like all the others', () => {
  expect(
    model(
      'Schema for a boat rental\n- piers: id uuid pk, name text\n- boats: id serial pk, pier_id fk, colour text',
      'physical',
    ),
  ).toEqual([
    'piers: id uuid {pk}, name text',
    'boats: id serial {pk}, pier_id {fk}, colour text',
    'piers 1 --> 0..* boats: pier_id',
  ]);
});

it('reads keys of several columns with their types, and columns that share what they point at', () => {
  expect(
    model(
      'Table PIER with PIER_ID NUMBER(4) as primary key and NAME VARCHAR2(9). Table TRIP: composite pk (BOAT_ID int, NO int), FROM_ID and TO_ID -> PIER, TUG_ID mandatory reference to TUG. Table TUG: TUG_ID int pk, PIER_ID reference.',
      'physical',
    ),
  ).toEqual([
    'PIER: PIER_ID NUMBER(4) {pk}, NAME VARCHAR2(9) {nullable}',
    'TRIP: BOAT_ID int {pk}, NO int {pk}, FROM_ID {fk}, TO_ID {fk}, TUG_ID {fk}',
    'TUG: TUG_ID int {pk}, PIER_ID {fk}',
    'PIER 1 --> 0..* TRIP: FROM_ID',
    'PIER 1 --> 0..* TRIP: TO_ID',
    'TUG 1 --> 0..* TRIP: TUG_ID',
    'PIER 1 --> 0..* TUG: PIER_ID',
  ]);
});
