import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string, id = 'conceptual'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));
const relations = (text: string, id?: string): readonly string[] =>
  model(text, id).filter((line) => line.includes('-->'));

describe('tables in running text', () => {
  it('reads tables whose columns have types, in brackets, behind a colon or in backticks', () => {
    expect(
      model(
        'hi, draw my db: piers (id int pk, name text). harbor.berths: id int pk, pier_id int fk. `boats` id INT PK, berth_id INT FK. A pier has many berths',
        'physical',
      ),
    ).toEqual([
      'piers: id int {pk}, name text',
      'berths: id int {pk}, pier_id int {fk}',
      'boats: id INT {pk}, berth_id INT {fk}',
      'piers 1 --> 0..* berths: has',
      'berths 1 --> 0..* boats: berth_id',
    ]);
  });

  it('reads types in sentences, and the type that all keys have', () => {
    expect(
      model('Pier has id INT as primary key and name VARCHAR(50). A pier has many boats. Use uuid keys.', 'physical'),
    ).toEqual([
      'Pier: id INT {pk}, name VARCHAR(50)',
      'Boat: id uuid {pk}, pier id uuid {fk}',
      'Pier 1 --> 0..* Boat: has',
    ]);
  });

  it('takes a column that is called like a table for a key to it', () => {
    expect(relations('Trip: id, date, ferry. Ferry: id, name', 'logical')).toEqual(['Ferry 1 --> 0..* Trip: ferry']);
  });

  it('reads columns in square brackets and behind a clause', () => {
    expect(
      model('- Pier [pier_no, depth]\n- Boat [boat_no, name]\nBerth belongs to a pier: berth_id, width', 'logical'),
    ).toEqual([
      'Pier: id {pk}, pier_no, depth',
      'Boat: id {pk}, boat_no, name',
      'Berth: berth_id {pk}, width, pier_id {fk}',
      'Berth 0..* --> 1 Pier: belongs to',
    ]);
  });
});

describe('relations in few words', () => {
  it('reads counted pairs', () => {
    expect(relations('1 pier -> n berths, 1 pier -> n cranes')).toEqual([
      'Pier 1 --> 0..* Berth',
      'Pier 1 --> 0..* Crane',
    ]);
    expect(relations('sailor n:m boat through crew. pier 1:n berth')).toEqual([
      'Sailor 1 --> 0..* Crew',
      'Boat 1 --> 0..* Crew',
      'Pier 1 --> 0..* Berth',
    ]);
  });

  it('puts in the verb that a clause leaves out', () => {
    expect(relations('a captain can have many boats, a boat many sailors. a berth in one pier')).toEqual([
      'Captain 1 --> 0..* Boat: has',
      'Boat 1 --> 0..* Sailor: has',
      'Berth 0..* --> 1 Pier: is in',
    ]);
  });

  it('reads what is kept for each of something between two', () => {
    expect(model('A sailor books many trips, and for each booking we keep date and price.')).toEqual([
      'Sailor',
      'Trip',
      'Booking: date, price',
      'Sailor 1 --> 0..* Booking: has',
      'Trip 1 --> 0..* Booking: has',
    ]);
  });

  it('knows a short name and initials for what was named before', () => {
    expect(
      relations(
        'A harbour places harbour orders. Each HO has many lines. A dept runs harbours, departments have clerks.',
      ),
    ).toEqual(expect.arrayContaining(['Harbour 1 --> 0..* Harbour order: places']));
    expect(model('A ferry has one boarding plan, each plan has many steps.').slice(0, 3)).toEqual([
      'Ferry',
      'Boarding plan',
      'Step',
    ]);
  });

  it('leaves out heads, requests and what is not', () => {
    expect(model('Piers and boats - a pier has many boats. make the diagram. boats do not have wheels')).toEqual([
      'Pier',
      'Boat',
      'Pier 1 --> 0..* Boat: has',
    ]);
  });

  it('reads a sentence behind a name and a colon', () => {
    expect(relations('Pier: has 1..n berths\nBerth: belongs to one pier')).toEqual(['Pier 1 --> 1..* Berth: has']);
  });
});
