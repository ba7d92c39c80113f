import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test.each([
  'The pilot reads the chart. The captain decides to land, circle or divert.',
  'The pilot reads the chart. The captain decides whether to land, circle or divert.',
  'The pilot reads the chart. The captain decides land / circle / divert.',
  'The pilot reads the chart, then the captain decides: land, circle or divert.',
  'The pilot reads the chart. Decision: land, circle or divert.',
])('whoever decides takes one of several ways: %s', (text) => {
  expect(inner(text).map((line) => line.replace(/^Pilot reads/, 'Read'))).toEqual([
    'Read the chart -> <Land, circle or divert?>',
    '<Land, circle or divert?> -> Land',
    '<Land, circle or divert?> -> Circle',
    '<Land, circle or divert?> -> Divert',
  ]);
});

test.each([
  'The judge hears both sides and decides to jail, warn or release the driver. If he is warned, send a letter. If he is jailed, call the prison.',
  'The judge hears both sides and decides to jail, warn or release the driver. Warn: send a letter. Jail: call the prison. Release: close the file.',
])('what is told later of a way stands behind it: %s', (text) => {
  const asked = inner(text).filter((line) => line.startsWith('<'));
  expect(asked).toHaveLength(3);
  expect(asked.some((line) => /-Warn-> Send a letter$/.test(line))).toBe(true);
  expect(asked.some((line) => /-Jail-> Call the prison$/.test(line))).toBe(true);
});

test('deeds that share the thing behind the last of them are ways to choose from', () => {
  expect(inner('The guard opens the crate. The officer seals, returns or burns it.')).toEqual([
    'Guard opens the crate -> <Seal, return or burn crate?>',
    '<Seal, return or burn crate?> -> Seal',
    '<Seal, return or burn crate?> -> Return',
    '<Seal, return or burn crate?> -> Burn crate',
  ]);
  expect(inner('The officer checks, signs or burns it. The guard leaves.')[0]).toBe('Check -> <Sign or burn it?>');
});

test('what is named as a case of a choice before it is one', () => {
  expect(
    inner('The vet picks cage, kennel or stable. Cage: add hay. Kennel: add a blanket. Stable: add straw.'),
  ).toEqual(
    expect.arrayContaining([
      '<Cage, kennel or stable?> -Cage-> Add hay',
      '<Cage, kennel or stable?> -Kennel-> Add a blanket',
      '<Cage, kennel or stable?> -Stable-> Add straw',
    ]),
  );
});

test.each([
  'The mate books the berth. The mate pays up to 80 euros, the skipper pays anything above that. The harbour opens the lock.',
  'The mate books the berth. The mate pays up to 80 euros, above that the skipper pays. The harbour opens the lock.',
])('who does it depends on the amount: %s', (text) => {
  expect(inner(text)).toEqual([
    'Book the berth -> <Up to 80 euros?>',
    '<Up to 80 euros?> -Yes-> Pay',
    '<Up to 80 euros?> -No-> Pay',
    'Pay -> Open the lock',
    'Pay -> Open the lock',
  ]);
});

test.each([
  'Trips under 10 km are free, anything longer costs a fee.',
  'Trips under 10 km are free, longer ones cost a fee.',
  'If a trip is under 10 km it is free and everything more than that costs a fee.',
])('what lies beyond an amount is the other way: %s', (text) => {
  expect(inner(`Measure the trip. ${text}`).some((line) => /-No-> .*[Cc]osts? a fee$/.test(line))).toBe(true);
});

test.each([
  ['The boards are glued. In case of warping they press the boards again.', 'Warping?'],
  ['Open the dam. In the event of flooding we warn the village, otherwise we wait.', 'Flooding?'],
])('a case that is only named ends before a pronoun: %s', (text, asked) => {
  expect(inner(text).some((line) => line.startsWith(`<${asked}> -Yes->`))).toBe(true);
});

test('somebody who has no more of a thing answers nothing', () => {
  expect(
    inner('Is the tank low? yes: refill it, but if the depot has no free truck call the airport. no: take off.'),
  ).toEqual([
    '<Tank low?> -Yes-> Refill it',
    'Refill it -> <Depot has free truck?>',
    '<Depot has free truck?> -No-> Call the airport',
    '<Tank low?> -No-> Take off',
  ]);
});

test('what goes on with a passive is done, too, whatever verb it is', () => {
  expect(inner('The planks are cut, varnished in the yard and oiled.')).toEqual([
    'Cut the planks -> Varnish the planks in the yard',
    'Varnish the planks in the yard -> Oil the planks',
  ]);
  expect(inner('The tiles are inspected. Rejected tiles get crushed. Good tiles are boxed.')).toEqual([
    'Inspect the tiles -> <Tiles rejected?>',
    '<Tiles rejected?> -Yes-> Crush rejected tiles',
    '<Tiles rejected?> -No-> Box good tiles',
  ]);
});

test.each([
  'Pilots\n- check the weather\n- file a plan\nTower\n- clears the flight',
  'Evening\n\nPilots\n- check the weather\n- file a plan\nTower\n- clears the flight',
])('lists below names of who acts are lanes: %j', (text) => {
  const read = understand(text, { type });
  const lanes = read.ok ? (read.spec.groups ?? []).map(({ label }) => label) : [];
  expect(lanes).toEqual(['Pilots', 'Tower']);
});

test('what is told of each kind that was listed is a case', () => {
  expect(
    inner('Sort the fish into two crates: cod and eels. Cod is salted, eels are smoked. Close the hatch.'),
  ).toEqual([
    'Sort the fish into two crates -> <Cod or eels?>',
    '<Cod or eels?> -Cod-> Salt cod',
    '<Cod or eels?> -Eels-> Smoke eels',
    'Salt cod -> Close the hatch',
    'Smoke eels -> Close the hatch',
  ]);
  expect(inner('Split the load into crates and barrels. Crates go to the boat, barrels to the cellar.')).toEqual(
    expect.arrayContaining([
      '<Crates or barrels?> -Crates-> Crates go to the boat',
      '<Crates or barrels?> -Barrels-> Barrels go to the cellar',
    ]),
  );
});

test('a grade alone compares with the amounts before it, and what is found out anew is asked again', () => {
  const lines = inner(
    'Take the pulse. If below 90 let him go, if between 90 and 120 measure again, if higher call the vet.',
  );
  expect(lines).toContain('<Which range?> -Higher-> Call the vet');
  expect(lines).toContain('<Which range?> -Between 90 and 120-> Measure');
  expect(lines).toContain('Measure -> <Which range?>');
});

test('an otherwise that could be any of several ways is told of none, and nothing is lost', () => {
  const lines = inner(
    'The judge hears both sides and decides to jail, warn or release the driver. If he is warned, send a letter, otherwise call the prison.',
  );
  expect(lines.some((line) => line.endsWith('Send a letter'))).toBe(true);
  expect(lines.some((line) => line.endsWith('Call the prison'))).toBe(true);
});
