import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const told = (text: string): readonly string[] => drawn(understand(text, { type }));
const lanesOf = (text: string): readonly string[] => {
  const read = understand(text, { type });
  return read.ok ? read.spec.groups.map(({ label }) => label) : [];
};

test('somebody who acts begins a clause also where the comma is left out', () => {
  expect(told('the guest picks a kayak we note the number then they pay the fee')).toEqual([
    '(Start) -> Pick a kayak',
    'Pick a kayak -> Note the number',
    'Note the number -> Pay the fee',
    'Pay the fee -> (End)',
  ]);
  expect(told('the parent arrives i check the list. then she signs the book')).toContain('(Arrive) -> Check the list');
});

test('what somebody uses or gets is no clause of its own', () => {
  expect(told('the clerk opens the form we got. she files the form')).toContain(
    'Clerk opens the form we got -> File the form',
  );
});

test('whoever speaks has a lane of their own beside others', () => {
  expect(lanesOf('The client sends the photos, I pick ten, the printer prints them, I pack the prints.')).toEqual([
    'Client',
    'Me',
    'Printer',
  ]);
  expect(
    lanesOf('lanes: me, ola, the yard. i measure the hull, ola orders the paint, the yard paints the hull'),
  ).toEqual(['Me', 'Ola', 'The yard']);
});

test('nobody needs a lane alone', () => {
  expect(lanesOf('We take the coat, hang it up and write the number.')).toEqual([]);
});

test('what is in stock is not the stock', () => {
  expect(
    told('The guest wants a lamp. We check the stock. If it’s in stock, we wrap it, otherwise we order it.'),
  ).toContain('<In stock?> -Yes-> Wrap lamp');
});

test('a name that acts somewhere acts everywhere', () => {
  expect(told('ida sweeps the deck, rune coils the ropes, then ida locks up')).toContain('Coil the ropes -> Lock up');
});

test('what is handed back in every case is a step', () => {
  expect(told('I send the draft. The author reads it and returns it. I print the book.')).toContain(
    'Read draft -> Return draft',
  );
});

test('what they say and pay is nothing that is done later, and a deed is spoken of by its verb', () => {
  expect(
    told(
      'customer brings the coat in, i look it over and name a price. if they say yes i order buttons and mend it, if not they take it home. when it is mended i call them',
    ),
  ).toEqual([
    '(Start) -> Bring in the coat',
    'Bring in the coat -> Look over coat',
    'Look over coat -> Name a price',
    'Name a price -> <Say yes?>',
    '<Say yes?> -Yes-> Order buttons',
    'Order buttons -> Mend coat',
    '<Say yes?> -No-> Take it home',
    'Mend coat -> Call them',
    'Call them -> (End)',
    'Take it home -> (End)',
  ]);
});

test('what somebody is told, and what things are used for, is no clause', () => {
  expect(told('The nurse tells the guest they need a rest. The porter files the card we use every day.')).toEqual([
    '(Start) -> Tell the guest they need a rest',
    'Tell the guest they need a rest -> File the card we use',
    'File the card we use -> (End)',
  ]);
});

test('they may be things, also where somebody pays them', () => {
  expect(told('The head counts the fines and pays them.')).toContain('Head counts the fines -> Pay fines');
});

test('its, typed for it’s, speaks of what was mended, too', () => {
  expect(
    told('i check the watch. if they say yes i mend it, if not they pay for the test. when its mended i call them'),
  ).toContain('Pay for the test -> (End)');
});
