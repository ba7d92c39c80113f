import { expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string, id = 'logical'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));

it('reads tables with types, references and keys of several columns, wherever the key is told', () => {
  expect(
    model(
      'Table boats: id bigint primary key, pier_id references piers, fee numeric(8,2) not null. Table piers: id, code unique. Table visits: boat_id references boats, visit_no int, primary key is boat_id plus visit_no.',
      'physical',
    ),
  ).toEqual([
    'boats: id bigint {pk}, pier_id {fk}, fee numeric(8,2)',
    'piers: id {pk}, code {unique}',
    'visits: boat_id {pk fk}, visit_no int {pk}',
    'piers 1 --> 0..* boats: pier_id',
    'boats 1 --> 0..* visits: boat_id',
  ]);
  const together = 'The table visits has boat_id and pier_id as a composite primary key and hours int.';
  expect(model(`${together} The table boats has id. The table piers has id.`)[0]).toBe(
    '<weak-entity> Visit: boat_id {pk fk}, pier_id {pk fk}, hours int',
  );
});

it('reads a list of tables below a title, and what brackets say of one of them', () => {
  expect(
    model(
      'harbour db\n- boat: id, name, length\n- visit: boat id + pier id, hours\n- pier: id, code (a boat is at one pier)',
    ),
  ).toEqual([
    'boat: id {pk}, name, length, pier id {fk}',
    '<weak-entity> visit: boat id {pk fk}, pier id {pk fk}, hours',
    'pier: id {pk}, code',
    'boat 0..* --> 1 pier: is at',
    'boat 1 --> 0..* visit',
    'pier 1 --> 0..* visit',
  ]);
});

it('reads both sides of a sentence, and gives what stands behind `of` its own facts', () => {
  expect(
    model(
      'A tour can cover several piers while a pier can be on many tours. Every pier is of one pier type with a code and a fee.',
      'conceptual',
    ),
  ).toEqual([
    'Tour',
    'Pier',
    'Pier type: code {pk}, fee',
    'Tour 0..* --> 0..* Pier: covers',
    'Pier 0..* --> 1 Pier type: is for',
  ]);
});

it('reads the clause behind a list, and of what something is kept', () => {
  expect(
    model(
      'Tour: tour id, date, it always has one boat and one skipper. Boat has a name. For boats we save also repairs with cost.',
      'conceptual',
    ),
  ).toEqual([
    'Tour: tour id {pk}, date',
    'Boat: name',
    'Skipper',
    'Repair: cost',
    'Tour 0..* --> 1 Boat: has',
    'Tour 0..* --> 1 Skipper: has',
    'Boat 1 --> 0..* Repair: has',
  ]);
});

it('reads with whom something is, what each of them is for, and a second relation of the same two', () => {
  expect(
    model(
      'Every skipper belongs to exactly one club but may lead another. Guests have lessons with skippers. A lesson may end in permits, each for one or more boats.',
      'conceptual',
    ).filter((line) => line.includes('-->')),
  ).toEqual([
    'Skipper 0..* --> 1 Club: belongs to',
    'Skipper 1 --> 1 Club: leads',
    'Guest 1 --> 0..* Lesson: has',
    'Lesson 0..* --> 1 Skipper: is with',
    'Lesson 1 --> 0..* Permit: ends in',
    'Permit 0..* --> 1..* Boat: is for',
  ]);
});

it('takes a verb without its ending for one where a count follows, and what may be empty for no thing', () => {
  expect(model('Sailor steer many boat. Boat carry several crate, a crate may be empty.', 'conceptual')).toEqual([
    'Sailor',
    'Boat',
    'Crate',
    'Sailor 1 --> 0..* Boat: steers',
    'Boat 1 --> 0..* Crate: carries',
  ]);
});

it('reads a number as a part of a name beside names', () => {
  expect(model('Sailor: staff number (key), first name')).toEqual(['Sailor: staff number {pk}, first name']);
});

it('takes what stands before the first ratio for a title', () => {
  expect(model('crane hire - sailor 1:n boat, boat n:1 pier', 'conceptual')).toEqual([
    'Sailor',
    'Boat',
    'Pier',
    'Sailor 1 --> 0..* Boat',
    'Boat 0..* --> 1 Pier',
  ]);
});

it('reads what is told of a place, a time and a kind before and behind its thing', () => {
  const lines = (text: string): readonly string[] => model(text, 'conceptual').filter((line) => line.includes('--'));
  expect(lines('A boat has an owner. At each pier a clerk may sign several permits.')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Clerk .* Permit: signs$/)]),
  );
  expect(lines('After the trip the captain writes a report. Sailors have berths.')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Captain .* Report: writes$/)]),
  );
  expect(lines('A captain writes a report, to which photos may be attached. Sailors have berths.')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Photo .* Report/)]),
  );
  expect(
    model('Each harbour has boats of a certain type (tug, ferry) with a price per night. Sailors have berths.').join(),
  ).toMatch(/Boat: id \{pk\}, price/);
});
