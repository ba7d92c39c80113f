import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const told = (text: string): readonly string[] => drawn(understand(text, { type }));

test('"not booked, ..." is a case', () => {
  expect(told('The clerk opens the list. Not booked, the clerk calls the captain. Then the boat leaves.')).toContain(
    '<Booked?> -No-> Clerk calls the captain',
  );
});

test('"when new, ... when not, ..." answer what was looked at', () => {
  const lines = told('The clerk looks if the sailor is known. When known, hand over the key. When not, copy the pass.');
  expect(lines).toContain('<Known?> -Yes-> Hand over the key');
  expect(lines).toContain('<Known?> -No-> Copy the pass');
});

test('a state and what it means are a case, several of them are the ways of one decision', () => {
  expect(told('The guest returns the boat. The crew inspects it. Scratched by the guest = no deposit.')).toContain(
    '<Scratched by the guest?> -Yes-> No deposit',
  );
});

test('what is still so is asked', () => {
  expect(told('Pull the cord. Still silent then call the workshop.')).toContain(
    '<Still silent?> -Yes-> Call the workshop',
  );
});

test('"no sail but oars" is asked where there is no sail', () => {
  const lines = told('A boat comes. Sail? Pier one. No sail but oars: pier two. Everybody else: the beach.');
  expect(lines).toContain('<Sail?> -No-> <Oars?>');
  expect(lines).toContain('<Oars?> -Yes-> Pier two');
  expect(lines).toContain('<Oars?> -No-> The beach');
});

test('only some are turned away', () => {
  const lines = told(
    'The warden checks the pass and turns away boats without a licence. Then the warden opens the lock.',
  );
  expect(lines).toContain('<Licence?> -No-> Turn away boats');
  expect(lines).toContain('<Licence?> -Yes-> Warden opens the lock');
});

test('a limit of tries that is told twice is asked once', () => {
  const lines = told('Start the engine. If it fails retry, max 3 times, after the third failure call the workshop.');
  expect(lines).toContain('<Third failure?> -Yes-> Call the workshop');
  expect(lines).toContain('<Third failure?> -No-> Start the engine');
});

test('several who act end a condition without a comma', () => {
  expect(told('After the last horn sailors leave the pier, then wardens lock the gate.')[0]).toBe(
    '(Start) -> Leave the pier',
  );
});

test('how long after something it is done is no step', () => {
  expect(
    told('Two weeks after the trip the owner checks the hull. The day before the race the crew cleans the deck.'),
  ).toEqual(['(Start) -> Check the hull', 'Check the hull -> Clean the deck', 'Clean the deck -> (End)']);
});

test('the check is repeated whatever it was called', () => {
  expect(
    told(
      'The clerk verifies the papers. If a page is missing, a letter is sent and the check is repeated. Then file them.',
    ),
  ).toContain('Send a letter -> Clerk verifies the papers');
});

test('where both have answered, the ways come together', () => {
  const lines = told(
    'The crew asks the owner and the harbour in parallel. After both answers have arrived, sign the list.',
  );
  expect(lines.some((line) => /answers/i.test(line))).toBe(false);
});

test('what was refused is told later, and goes where the decision left it open', () => {
  const lines = told(
    'The skipper writes a plan. The harbour approves or rejects it. If approved, the crew loads the boat. The tug comes. Rejected plans go back to the skipper.',
  );
  expect(lines).toContain('<Approved?> -No-> Write a plan');
  expect(lines).not.toContain('<Approved?> -No-> (End)');
});

test('what was told as a case is no sentence of which nothing was drawn', () => {
  const read = understand(
    'The warden checks the pass and turns away boats without a licence. Then the warden opens the lock.',
    { type },
  );
  expect(read.ok && read.warnings.map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining('Nothing was drawn'),
  );
});
