import { expect, test } from 'vitest';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const type = buildModelType('classes');
const classes = (text: string): readonly string[] => modelled(understand(text, { type }));

test('what several kinds are told to be with is a fact of what they are kinds of', () => {
  expect(classes('Inland and coastal boats are boats with a name and a length. A skipper steers boats.')).toEqual([
    'Inland boat',
    'Coastal boat',
    'Boat: name, length',
    'Skipper',
    'Inland boat -inherits-> Boat',
    'Coastal boat -inherits-> Boat',
    'Skipper 1 --> 0..* Boat: steers',
  ]);
});

test('heirs that are told without their parent have the one that the text was about', () => {
  const expected = ['Tug -inherits-> Vessel', 'Ferry -inherits-> Vessel'];
  expect(classes('Vessel (abstract; name, sail()). Tug, Ferry inherit, Ferry has dock()')).toEqual([
    '<abstract> Vessel: name, sail()',
    'Tug',
    'Ferry: dock()',
    ...expected,
  ]);
  expect(classes('Vessel (name, length), Tug and Ferry are subclasses, Tug got power.').slice(-2)).toEqual(expected);
});

test('what somebody can do with brackets is an operation, and what stands between two is between them', () => {
  expect(
    classes(
      'Skippers can moor(pier) and sail(). A Skipper books Boats through a Contract with a fee. A Boat has a max load.',
    ),
  ).toEqual([
    'Skipper: moor(pier), sail()',
    'Boat: max load',
    'Contract: fee',
    'Skipper 1 --> 0..* Contract: books',
    'Boat 1 --> 0..* Contract',
  ]);
});

test('each of the things named last can hold others, and somebody looks after a number of them', () => {
  expect(
    classes('A Pier consists of 64 Berths, each can hold a Boat. Every Warden looks after 1 to 5 Berths.'),
  ).toEqual(expect.arrayContaining(['Berth --> Boat: holds', 'Warden 1 --> 1..5 Berth: looks after']));
});
