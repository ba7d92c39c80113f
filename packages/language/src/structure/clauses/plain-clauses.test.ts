import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';

const model = (text: string, id = 'conceptual'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));
const relations = (text: string, id?: string): readonly string[] =>
  model(text, id).filter((line) => line.includes('-->'));

describe('clauses of a data model', () => {
  it('tells the entries of a note apart and reads what each hangs on', () => {
    expect(
      model(
        'boats (name, length), berths with number and depth, moorings per boat and berth with start and fee, repairs of boats by mechanics',
      ),
    ).toEqual([
      'Boat: name, length',
      'Berth: number, depth',
      'Mooring: start, fee',
      'Repair',
      'Mechanic',
      'Boat 1 --> 0..* Mooring: has',
      'Berth 1 --> 0..* Mooring: has',
      'Boat 1 --> 0..* Repair: has',
      'Mechanic 1 --> 0..* Repair: makes',
    ]);
  });

  it('gives rows in brackets to what the entry is about', () => {
    expect(model('berths per boat, moorings of boats by captains (arrival date, fee)')).toEqual([
      'Berth',
      'Boat',
      'Mooring: arrival date, fee',
      'Captain',
      'Boat 1 --> 0..* Berth: has',
      'Boat 1 --> 0..* Mooring: has',
      'Captain 1 --> 0..* Mooring: makes',
    ]);
  });

  it('gives every verb of a list its subject', () => {
    expect(
      relations('Captains steer boats, book berths offered by harbours in towns, and sign in at the pier. Boats dock.'),
    ).toEqual([
      'Captain 0..* --> 0..* Boat: steers',
      'Captain 0..* --> 0..* Berth: books',
      'Harbour 0..* --> 0..* Berth: offers',
      'Berth 0..* --> 0..* Town: is offered in',
      'Captain 0..* --> 0..* Pier: signs at',
    ]);
  });

  it('reads what a relative clause and a coordinated passive say of their own nouns', () => {
    expect(
      relations(
        'Every boat lies at a berth, which is cleaned by divers. Trips are planned by captains and booked by guests, who pay fees.',
      ),
    ).toEqual(
      expect.arrayContaining([
        'Diver 0..* --> 0..* Berth: cleans',
        'Captain 0..* --> 0..* Trip: plans',
        'Guest 0..* --> 0..* Trip: books',
      ]),
    );
  });

  it('gives what stands behind with to what links two others', () => {
    expect(model('A mooring links a boat and a berth with arrival date. Trips are between a pier and a buoy.')).toEqual(
      expect.arrayContaining(['Mooring: arrival date', 'Pier 1 --> 0..* Trip: has', 'Buoy 1 --> 0..* Trip: has']),
    );
  });

  it('reads what there is for each of something and what is made per something', () => {
    expect(
      relations('For every trip there is a logbook. Divers write a report per dive. Fees are paid per berth.'),
    ).toEqual(
      expect.arrayContaining(['Trip 1 --> 1 Logbook: has', 'Dive 1 --> 1 Report: has', 'Berth 1 --> 0..* Fee: has']),
    );
  });
});
