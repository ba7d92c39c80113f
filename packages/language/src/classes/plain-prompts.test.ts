import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const type = buildModelType('classes');
const classes = (text: string): readonly string[] => modelled(understand(text, { type }));

describe('kinds of classes in plain prompts', () => {
  it('knows who implements an interface that is only named', () => {
    expect(
      classes(
        'Drawable is an interface with draw(), implemented by Map and Chart. Sensor is an abstract class that is extended by Radar. Buoy implements Floating.',
      ),
    ).toEqual([
      '<interface> Drawable: draw()',
      'Map',
      'Chart',
      '<abstract> Sensor',
      'Radar',
      'Buoy',
      '<interface> Floating',
      'Map -realises-> Drawable',
      'Chart -realises-> Drawable',
      'Radar -inherits-> Sensor',
      'Buoy -realises-> Floating',
    ]);
  });

  it('takes what several both are for their parent, and goes on behind a comma', () => {
    const expected = [
      'Ferry',
      'Tug',
      'Ship: name, tons',
      'Pier: length, depth',
      'Ferry -inherits-> Ship',
      'Tug -inherits-> Ship',
    ];
    expect(classes('ferry and tug are both a ship (name, tons), a pier has length and depth')).toEqual(expected);
    expect(classes('ferry and tug are each a ship (name, tons). a pier has length and depth')).toEqual(expected);
    expect(classes('Ferry and Tug are both painted, a pier has length and depth')).not.toContain(
      'Ferry -inherits-> Painted',
    );
  });

  it('gives what a kind has beside its parent to the kind, and knows a word for classes from an owner', () => {
    expect(classes('classes: ship has a name. ice ship is a special ship with maxDraught')).toEqual([
      'Ship: name',
      'Ice ship: maxDraught',
      'Ice ship -inherits-> Ship',
    ]);
    expect(classes('classes: a tug is a kind of ship with a winch and a pilot. A pilot has a name.')).toEqual([
      'Tug: winch',
      'Ship',
      'Pilot: name',
      'Tug -inherits-> Ship',
      'Tug 1 --> 1 Pilot',
    ]);
    expect(classes('Pier: has 3 berths')).toEqual(['Pier', 'Berth', 'Pier 1 --> 3 Berth']);
  });

  it('takes a plus between two for both', () => {
    expect(classes('Ferry + Tug extend Vessel')).toEqual([
      'Ferry',
      'Tug',
      'Vessel',
      'Ferry -inherits-> Vessel',
      'Tug -inherits-> Vessel',
    ]);
  });

  it('reads subclasses before and behind their word, each with what it has', () => {
    expect(
      classes(
        'Boat is abstract with Tug, Ferry as subclasses. Crane is abstract, its subclasses are YardCrane with reach and ShipCrane with deckNumber.',
      ),
    ).toEqual([
      '<abstract> Boat',
      'Tug',
      'Ferry',
      '<abstract> Crane',
      'YardCrane: reach',
      'ShipCrane: deckNumber',
      'Tug -inherits-> Boat',
      'Ferry -inherits-> Boat',
      'YardCrane -inherits-> Crane',
      'ShipCrane -inherits-> Crane',
    ]);
    expect(classes('There are two types of Berth: LongBerth and DeepBerth.')).toContain('LongBerth -inherits-> Berth');
  });

  it('tells kinds of something from what it may be like', () => {
    expect(
      classes('Skippers book trips. A trip can be one-way or guided. A skipper is either an owner or a tenant.'),
    ).toEqual([
      'Skipper',
      'Trip: type',
      'Owner',
      'Tenant',
      'Skipper 0..* --> 0..* Trip: books',
      'Owner -inherits-> Skipper',
      'Tenant -inherits-> Skipper',
    ]);
  });

  it('puts an association class between its two ends', () => {
    expect(classes('Charter is an association class between Skipper and Boat with startsOn and price.')).toEqual([
      'Charter: startsOn, price',
      'Skipper',
      'Boat',
      'Skipper 1 --> 0..* Charter',
      'Boat 1 --> 0..* Charter',
    ]);
  });
});

describe('members of classes in plain prompts', () => {
  it('takes yes and no and moments for attributes unless they are called methods', () => {
    expect(
      classes('Berth has number, isFree, startTime, checkIn and checkOut. Crane has methods isBusy, next and lift.'),
    ).toEqual(['Berth: number, isFree, startTime, checkIn, checkOut', 'Crane: isBusy(), next(), lift()']);
  });

  it('takes several of something that has members of its own for a class', () => {
    expect(classes('Harbour has Levels. Level has depth. Account has balance: double, pay(sum) and close().')).toEqual([
      'Harbour',
      'Level: depth',
      'Account: balance double, pay(sum), close()',
      'Harbour 1 --> 0..* Level',
    ]);
  });

  it('reads a kind that is made of its own kind', () => {
    expect(classes('Fleet holds vessels, Convoy is a vessel made of vessels')).toEqual([
      'Fleet',
      'Vessel',
      'Convoy',
      'Fleet 1 --> 0..* Vessel: holds',
      'Convoy -inherits-> Vessel',
      'Convoy 1 -composes-> 0..* Vessel',
    ]);
  });

  it('takes extending in a list of what somebody can do for one of these things', () => {
    expect(classes('Use cases: skipper can book, extend stay; guard can open, and extend patrol')).toEqual([
      '<actor> Skipper',
      '<use-case> Book',
      '<use-case> Extend stay',
      '<actor> Guard',
      '<use-case> Open',
      '<use-case> Extend patrol',
      'Skipper --> Book',
      'Skipper --> Extend stay',
      'Guard --> Open',
      'Guard --> Extend patrol',
    ]);
  });

  it('tells heirs that a comma joins to what something has', () => {
    expect(
      classes('abstract class Vessel with name and sail(), Ferry and Tug extend Vessel, a Fleet has many vessels'),
    ).toEqual([
      '<abstract> Vessel: name, sail()',
      'Ferry',
      'Tug',
      'Fleet',
      'Ferry -inherits-> Vessel',
      'Tug -inherits-> Vessel',
      'Fleet 1 --> 0..* Vessel',
    ]);
  });

  it('keeps what it means behind what somebody has', () => {
    expect(classes('Radar has a scan method. Ship includes radar and depends on it.')).toEqual([
      'Radar: scan()',
      'Ship',
      'Ship 1 -depends-> 1 Radar',
    ]);
  });
});
