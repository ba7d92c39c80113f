import { expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string, id = 'logical'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));

it('puts a table between two of which each has many of the other, where a text names keys', () => {
  const text = 'Boat (id, name), Skipper (id, name). A boat is sailed by many skippers and a skipper sails many boats.';
  expect(model(text)).toEqual([
    'Boat: id {pk}, name',
    'Skipper: id {pk}, name',
    '<weak-entity> Skipper boat: skipper id {pk fk}, boat id {pk fk}',
    'Skipper 1 --> 0..* Skipper boat: has',
    'Boat 1 --> 0..* Skipper boat: has',
  ]);
  expect(model(text, 'conceptual')).toHaveLength(3);
  expect(
    model('Boats have a name, skippers have an age. A boat has many skippers, a skipper has many boats.'),
  ).toHaveLength(3);
});

it('takes what links two for the table between them, which has the keys of both', () => {
  const linked = model(
    'boat (boat no, name), skipper (skipper no, name), charter links boat and skipper and has the hours. a boat can have several skippers and a skipper many boats',
  );
  expect(linked.slice(-2)).toEqual(['Charter 0..* --> 1 Boat', 'Charter 0..* --> 1 Skipper']);
});

it('takes what is named for the purpose, or hangs on nothing, for the table between', () => {
  expect(model('Skippers and boats are n:m via charters (fee, day)')).toContain('Boat 1 --> 0..* Charter');
  expect(model('Pier (id, name) and Boat (id, flag) are many to many, resolved by Mooring (day, fee paid).')).toContain(
    'Pier 1 --> 0..* Mooring: has',
  );
});

it('reads entries of a list of columns that speak of another thing', () => {
  expect(
    model('Berth (berth no, depth). Boat (boat id, name). Stay (stay id, from, until, for one boat in one berth).'),
  ).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Boat .*--> .*Stay/), expect.stringMatching(/^Berth .*Stay/)]),
  );
  expect(
    model('boat - flag, name. pier - pier no, depth. trip - trip no, day, which boat, belongs to pier').slice(-2),
  ).toEqual(['boat 1 --> 0..* trip', 'pier 1 --> 0..* trip']);
});

it('reads headings with the word table in capitals', () => {
  expect(model('Table berth: berth_no char(4) PK, pier_id int FK. Table pier: id int PK.', 'physical')).toContain(
    'pier 1 --> 0..* berth: pier_id',
  );
});

it('leaves out where all of it is so, and adds the verb that goes without saying', () => {
  expect(model('In our sailing school a skipper books many lessons.', 'conceptual').slice(0, 2)).toEqual([
    'Skipper',
    'Lesson',
  ]);
  expect(model('Harbour (id, name), Crane (id, power). one harbour many cranes', 'conceptual')).toContain(
    'Harbour 1 --> 0..* Crane: has',
  );
});

it('reads keys that are both at once, and what a column points at in words', () => {
  const lines = (text: string): readonly string[] => model(text, 'physical').filter((line) => line.includes('-->'));
  expect(
    lines(
      'boat(boat_id uuid pk, flag text); race(race_id uuid pk, day date); entry(boat_id uuid fk pk, race_id uuid PK/FK)',
    ),
  ).toEqual(['boat 1 --> 0..* entry: boat_id', 'race 1 --> 0..* entry: race_id']);
  expect(
    lines('table berths: id serial pk, pier_id integer to piers, depth int. table piers: id serial pk, name text'),
  ).toEqual(['piers 1 --> 0..* berths: pier_id']);
  expect(
    lines(
      'Piers: pier_id int primary key, name varchar(50). Cranes: crane_id int primary key, pier_id pointing at piers.',
    ),
  ).toEqual(['Piers 1 --> 0..* Cranes: pier_id']);
});

it('takes no amount that stands alone for a thing or a fact', () => {
  expect(
    model(
      'Each boat has one skipper, skippers have lots. A pilot leads several or none, a boat has one pilot.',
      'conceptual',
    ),
  ).toEqual(['Boat', 'Skipper', 'Pilot', 'Boat 0..* --> 1 Skipper: has', 'Boat 0..* --> 1 Pilot: has']);
});

it('takes a thing without a key for the table between only where the text says so', () => {
  const text =
    'Pilot (id, name), Ship (id, flag), Dock (name, depth). A pilot steers many ships and a ship has many pilots.';
  expect(model(text)).toEqual(
    expect.arrayContaining([
      'Dock: id {pk}, name, depth',
      'Pilot 1 --> 0..* Pilot ship: has',
      'Ship 1 --> 0..* Pilot ship: has',
    ]),
  );
});

it('keeps a column whose name opens like a relation', () => {
  expect(model('Dock (id, name). Crossing (id, from dock, to dock, one ferry). Ferry (id, name)')).toEqual([
    'Dock: id {pk}, name',
    'Crossing: id {pk}, from dock {fk}, to dock {fk}, ferry id {fk}',
    'Ferry: id {pk}, name',
    'Ferry 1 --> 0..* Crossing',
    'Dock 1 --> 0..* Crossing',
  ]);
  expect(model('Crossing (no, from dock, to dock), Dock (no, name)')).toContain(
    'Crossing: id {pk}, no, from dock {fk}, to dock {fk}',
  );
  expect(model('Crossing (id, from dock, to dock)')).toEqual(['Crossing: id {pk}, from dock, to dock']);
});
