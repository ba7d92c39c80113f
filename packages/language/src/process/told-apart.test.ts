import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const told = (text: string): readonly string[] => drawn(understand(text, { type }));

test('kinds of one thing may be told in a sentence each', () => {
  expect(
    told(
      'The porter weighs it. Small trunks go to the rack. Large trunks are put into the hold. All others are left on the pier.',
    ),
  ).toEqual([
    '(Start) -> Porter weighs it',
    'Porter weighs it -> <Kind of trunk?>',
    '<Kind of trunk?> -Small-> Trunks go to the rack',
    '<Kind of trunk?> -Large-> Put trunks into the hold',
    '<Kind of trunk?> -Other-> Leave trunks on the pier',
    'Trunks go to the rack -> (End)',
    'Put trunks into the hold -> (End)',
    'Leave trunks on the pier -> (End)',
  ]);
});

test('what is told of some, and in the next sentence of all others, is a choice', () => {
  expect(told('Lamps that can be mended are kept. All others are sold to the dealer, who strips them.')).toContain(
    '<Can be mended?> -No-> Sell lamps to the dealer',
  );
});

test('cases of one measure are named without the thing, and money asks for the amount', () => {
  expect(told('Bills of up to EUR 80 may be paid in cash. Bills above EUR 80 must be signed by the head.')).toEqual([
    '(Start) -> <Bill amount?>',
    '<Bill amount?> -Up to EUR 80-> Pay bills in cash',
    '<Bill amount?> -Above EUR 80-> Sign bills',
    'Pay bills in cash -> (End)',
    'Sign bills -> (End)',
  ]);
});

test.each([
  'Every evening at 8 lock the gate, count the boats.',
  'on fridays lock the gate, count the boats',
  'At 6 pm lock the gate, count the boats.',
])('a time in front is no part of what is done: %s', (text) => {
  expect(told(text)[0]).toBe('(Start) -> Lock the gate');
});

test('a list goes on behind a case in every case', () => {
  expect(told('count the oars, stow the sails, if one is missing ring the yard, then open the gate')).toContain(
    '<One missing?> -No-> Open the gate',
  );
});

test('a case that closes the matter ends where the other goes on', () => {
  expect(
    told(
      'Read the tip. If it is a joke, it is closed. If not, a file is opened and the witness is invited. If the witness comes, note what they say.',
    ),
  ).toContain('Close tip -> (End)');
});

test.each([
  'could you draw how we lend skis? The guest asks for skis. We note the size.',
  'Can I get a picture of how we lend skis? The guest asks for skis. We note the size.',
  'lending skis goes like this the guest asks for skis. We note the size.',
  'As discussed, here is the process: The guest asks for skis. We note the size.',
])('what only asks for a drawing is no step: %s', (text) => {
  expect(told(text)).toContain('Ask for skis -> Note the size');
});

test('one of two kinds is a condition, and the other its opposite', () => {
  expect(
    told('The guard reads the pass; with a valid one she opens the gate, with an expired one she calls the office.'),
  ).toEqual([
    '(Start) -> Guard reads the pass',
    'Guard reads the pass -> <Valid?>',
    '<Valid?> -Yes-> Open the gate',
    '<Valid?> -No-> Call the office',
    'Open the gate -> (End)',
    'Call the office -> (End)',
  ]);
});

test('whoever is turned away, and what is refused and reported, goes no further', () => {
  expect(
    told(
      'The usher checks the card. If it is not valid, the visitor is turned away. If it is valid, she opens the door. The visitor sits down.',
    ),
  ).toContain('Turn away the visitor -> (End)');
  expect(
    told(
      'The desk asks for the pin. If it is wrong, the desk refuses and reports it to the police. If it is right, the desk unlocks the box. The guest takes the ring.',
    ),
  ).toContain('Report pin to the police -> (End)');
});

test('a condition that denies all of its verb ends before somebody with another', () => {
  expect(told('Test the horn. If the horn doesn’t sound the mechanic changes the fuse, otherwise drive on.')).toContain(
    '<Horn sounds?> -No-> Mechanic changes the fuse',
  );
});

test('stages of one thing follow each other', () => {
  expect(told('Wet prints go to the rack. Dried prints go to the press.')).toContain(
    'Wet prints go to the rack -> Dried prints go to the press',
  );
});

test('what is done one time of many goes on where both ways do', () => {
  expect(
    told(
      'If the trunk is small, the porter completes the label. Otherwise she weighs it and fetches a cart. The driver loads the trunk.',
    ),
  ).toContain('Complete the label -> Load the trunk');
  expect(
    told(
      'If the sum is large, the head signs it. Otherwise the clerk signs it. When it is signed, the porter posts it.',
    ).filter((line) => line.endsWith('Post sum')),
  ).toHaveLength(2);
});

test('a list of one deed before a case is none, and so a deed behind it is of the case', () => {
  expect(told('Check the tank, if it drips, shut the tap, then change the ring.')).toContain('<Drips?> -No-> (End)');
});

test('what is put in place of something else is no condition', () => {
  expect(
    told('Replace the old wick with a new one and the broken glass with a new one. Light the lamp.'),
  ).not.toContain('<New?>');
});
