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
