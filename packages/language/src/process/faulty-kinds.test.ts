import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test('things with which something is wrong are a case, and go no further once they are gone', () => {
  expect(inner('The porter counts the crates. Cracked crates are thrown away. The cook opens the crates.')).toEqual([
    'Count the crates -> <Crates cracked?>',
    '<Crates cracked?> -Yes-> Throw away cracked crates',
    '<Crates cracked?> -No-> Open the crates',
  ]);
});

test('what is refused goes back to whoever made it', () => {
  expect(
    inner(
      'Tailors make coats. Inspectors check them. Rejected coats go back to the tailors with a note. Approved ones are hung up by the porter.',
    ),
  ).toEqual([
    'Make coats -> Check coats',
    'Check coats -> <Coats rejected?>',
    '<Coats rejected?> -Yes-> Make coats',
    '<Coats rejected?> -No-> Hang up approved ones',
  ]);
});

test('two kinds of one thing go two ways, and what is left out in the second is meant again', () => {
  expect(
    inner(
      'The desk sorts letters. Paper letters are read by the clerk, digital ones by the secretary. The desk files them.',
    ),
  ).toEqual([
    'Sort letters -> <Kind of letter?>',
    '<Kind of letter?> -Paper-> Read letters',
    '<Kind of letter?> -Digital-> Read letters',
    'Read letters -> File letters',
    'Read letters -> File letters',
  ]);
});

test('who is named alone in a case does what the one before did', () => {
  expect(
    inner(
      'Any clerk can ask for money. Below 20 euros the foreman signs, above that the manager, and above 90 the director too. The cashier pays.',
    ),
  ).toEqual([
    'Ask for money -> <Which range?>',
    '<Which range?> -Below 20 euros-> Sign',
    '<Which range?> -Above 20-> Sign',
    '<Which range?> -Above 90-> Sign',
    'Sign -> Pay',
    'Sign -> Pay',
    'Sign -> Pay',
  ]);
});

test('a team behind a comma and "which" acts', () => {
  expect(
    inner('The guard finds a bag and hands it to the help desk, which calls the owner and locks the bag.'),
  ).toEqual([
    'Find a bag -> Hand bag to the help desk',
    'Hand bag to the help desk -> Call the owner',
    'Call the owner -> Lock the bag',
  ]);
});
