import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const model = (text: string, id = 'conceptual'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id) }));

describe('entries of a note', () => {
  it('tells what is said behind the columns of an entry of that entry', () => {
    expect(
      model(
        'skippers with name and email, trips with title, departs_at planned by a skipper, reports on trips by skippers',
      ),
    ).toEqual([
      'Skipper: name, email',
      'Trip: title, departs_at',
      'Report',
      'Skipper 1 --> 0..* Trip: plans',
      'Report 0..* --> 1 Trip: is on',
      'Skipper 1 --> 0..* Report: makes',
    ]);
    expect(
      model(
        'piers (id, depth int), boats owned by a skipper, repairs with title, assigned to a diver and belonging to a boat',
      ),
    ).toEqual(
      expect.arrayContaining(['Repair 0..* --> 1 Diver: is assigned to', 'Repair 0..* --> 1 Boat: belongs to']),
    );
  });

  it('reads many to many and ratios between two names', () => {
    expect(model('labels many to many with boats; harbours 1:n piers, piers have length')).toEqual([
      'Label',
      'Boat',
      'Harbour',
      'Pier: length',
      'Label 0..* --> 0..* Boat',
      'Harbour 1 --> 0..* Pier: has',
    ]);
  });

  it('gives only the last of bare names what follows it', () => {
    expect(
      model(
        'skippers, piers, boats with length and flag, boat_trips linking boats and piers with fee, notes on piers by skippers',
      ),
    ).toEqual([
      'Skipper',
      'Pier',
      'Boat: length, flag',
      'Boat_trip: fee',
      'Note',
      'Boat 1 --> 0..* Boat_trip: has',
      'Pier 1 --> 0..* Boat_trip: has',
      'Note 0..* --> 1 Pier: is on',
      'Skipper 1 --> 0..* Note: makes',
    ]);
  });

  it('gives what stands between two its columns', () => {
    expect(model('skippers (name, born), boats (flag, length), charters between skippers and boats with fee')).toEqual(
      expect.arrayContaining(['Charter: fee', 'Skipper 1 --> 0..* Charter: has', 'Boat 1 --> 0..* Charter: has']),
    );
  });

  it('takes the words before several names with columns for a title', () => {
    expect(model('Harbour: pier (number, depth), boat (flag, length). Each boat lies at one pier.')).toEqual([
      'pier: number, depth',
      'boat: flag, length',
      'boat 0..* --> 1 pier: lies at',
    ]);
  });

  it('leaves the word table out of a name, and foreign keys unlike primary ones', () => {
    expect(
      model('piers table: pier_id, depth int. boats table: boat_id, pier_id foreign key, flag text', 'physical'),
    ).toEqual([
      'piers: pier_id {pk}, depth int',
      'boats: boat_id {pk}, pier_id {fk}, flag text',
      'piers 1 --> 0..* boats: pier_id',
    ]);
  });
});

describe('facts of what belongs together', () => {
  it('puts what is told of many and many between them', () => {
    expect(model('Skippers enrol in courses with a grade. Boats are linked to piers with length and fee.')).toEqual([
      'Skipper',
      'Course',
      'Enrolment: grade',
      'Boat',
      'Pier',
      'Pier boat: length, fee',
      'Skipper 1 --> 0..* Enrolment: has',
      'Course 1 --> 0..* Enrolment: has',
      'Boat 1 --> 0..* Pier boat: has',
      'Pier 1 --> 0..* Pier boat: has',
    ]);
  });

  it('gives a passive subject what stands behind its object', () => {
    expect(model('A ticket is issued for a seat on a ferry with price and date.')).toContain('Ticket: price, date');
  });
});

describe('counts and repeated names', () => {
  it('reads counts before and behind a noun', () => {
    expect(
      model(
        'A pier has one or two cranes. A trip takes one guest or more and one or more boats. Each boat lies at one berth.',
      ),
    ).toEqual(
      expect.arrayContaining([
        'Pier 1 --> 1..2 Crane: has',
        'Trip 1 --> 1..* Guest: takes',
        'Trip 1 --> 1..* Boat: takes',
        'Boat 0..* --> 1 Berth: lies at',
      ]),
    );
  });

  it('knows what another is', () => {
    expect(model('A ferry goes from one pier to another.')).toEqual([
      'Ferry',
      'Pier',
      'Ferry 0..* --> 1 Pier: goes from',
      'Ferry 0..* --> 1 Pier: goes to',
    ]);
  });

  it('gives a verb behind a list of facts to whom the sentence is about', () => {
    expect(model('Skippers have a licence with a start and end date, and may invite guests.')).toContain(
      'Skipper 0..* --> 0..* Guest: invites',
    );
  });

  it('reads what is said of each of several behind a comma', () => {
    expect(model('A harbour owns ships, each steered by a captain.')).toContain('Captain 1 --> 0..* Ship: steers');
  });
});
