import { expect, test } from 'vitest';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';

const type = buildModelType('classes');
const lines = (text: string): readonly string[] =>
  modelled(understand(text, { type }))
    .filter((line) => line.includes('->'))
    .map((line) => line.replace('-transition->', '->'));

test('a row with capitals, then one of two ways, and back into the row', () => {
  expect(
    lines(
      'Life cycle of a cheese wheel: a wheel is Moulded, then Salted by the master, then In Cellar. After the tasting it is either Sold to the shop or Melted. A sold wheel is either Eaten or returned to the cellar. Eaten and melted wheels are Closed.',
    ),
  ).toEqual([
    'Start -> Moulded',
    'Moulded -> Salted',
    'Salted -> In Cellar',
    'In Cellar -> Sold: Sold to the shop',
    'In Cellar -> Melted: Tasting',
    'Sold -> Eaten',
    'Sold -> In Cellar: Returned',
    'Eaten -> Closed',
    'Melted -> Closed',
  ]);
});

test('a list without a colon, short names of its states, and what happens otherwise', () => {
  expect(
    lines(
      'states of a library card new, active, blocked for late books, expired. new goes to active if the fee is paid otherwise blocked. when books come back -> active. can be expired from active or blocked',
    ),
  ).toEqual([
    'Start -> New',
    'New -> Blocked for late books: Otherwise',
    'New -> Active: Fee is paid',
    'Blocked for late books -> Active: Books come back',
    'Active -> Expired',
    'Blocked for late books -> Expired',
  ]);
});

test('events in small letters before states with capitals', () => {
  expect(
    lines(
      'state machine lamp: Dark. lever up -> Bright. timer ends -> Dim. dawn -> Dark. bulb breaks while Bright -> Broken',
    ),
  ).toEqual([
    'Start -> Dark',
    'Dark -> Bright: Lever up',
    'Bright -> Dim: Timer ends',
    'Dim -> Dark: Dawn',
    'Bright -> Broken: Bulb breaks',
  ]);
});

test('there and back, and final states', () => {
  expect(
    lines(
      'States of a visa: asked, in reading, waiting for papers, granted, refused. From in reading it can go to waiting and back when the papers come. Granted and refused are final.',
    ),
  ).toEqual([
    'Start -> Asked',
    'In reading -> Waiting for papers',
    'Waiting for papers -> In reading: Papers come',
    'Asked -> In reading',
    'In reading -> Granted',
    'In reading -> Refused',
    'Granted -> End',
    'Refused -> End',
  ]);
});

test('two conditions are two cases of one state', () => {
  expect(
    lines(
      'the states of a complaint please. A complaint is in the state Logged. When it is read it goes to Open. If it is right it becomes Settled; if it is wrong it becomes Dropped.',
    ),
  ).toEqual(['Start -> Logged', 'Logged -> Open: Read', 'Open -> Settled: Right', 'Open -> Dropped: Wrong']);
});
