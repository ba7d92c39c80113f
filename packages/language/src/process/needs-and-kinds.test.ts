import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const told = (text: string): readonly string[] => drawn(understand(text, { type: buildType('process') }));

test.each([
  [
    'what is needed is asked of what the deed is done to, also where a test is a noun',
    'The vet looks at the horse, orders a blood test if needed and writes a note.',
    ['<Blood test needed?> -Yes-> Order a blood test', '<Blood test needed?> -No-> Write a note'],
  ],
  [
    'where necessary and when asked are conditions',
    'The skipper hoists the flag, shortens the sail where necessary and signals when asked. Then he anchors.',
    ['<Sail necessary?> -Yes-> Shorten the sail', '<Asked?> -Yes-> Signal'],
  ],
  [
    'needed before the deed is about its object, approved is not',
    'Weigh the gold. If needed, clean the scale. If approved, seal the bag. Then lock the safe.',
    ['<Scale needed?> -Yes-> Clean the scale', '<Approved?> -Yes-> Seal the bag'],
  ],
  [
    'having none answers whether somebody has one',
    'Check whether the sailor has a berth. If he doesn’t have one, book it. Then sail.',
    ['<Sailor has a berth?> -No-> Book berth'],
  ],
  [
    'ways behind a colon belong to the case before it',
    'Count the crates. If any is wet, the mate sorts them: rotten crates are burned, others are dried. Then sail.',
    ['Mate sorts crates -> <Rotten crate?>', '<Rotten crate?> -Yes-> Burn rotten crates', '<Any wet?> -No-> Sail'],
  ],
  [
    'what happens to things of a kind is told without them where the way names them',
    'Weigh the sack. Torn sacks wait in the shed, the rest goes to the ship. Then sign the list.',
    ['<Torn sack?> -Yes-> Wait in the shed', '<Torn sack?> -No-> Go to the ship'],
  ],
  [
    'a deed that somebody does is drawn, whatever its words',
    'We check the device: new devices get a sticker, all others are recycled. We file it.',
    ['<New device?> -Yes-> Get a sticker', '<New device?> -No-> Recycle devices'],
  ],
  [
    'kinds may be named in one word',
    'Weigh the catch. Sort the catch: herrings go to the barrel, crabs go to the tank. Then wash the deck.',
    ['<Kind of catch?> -Herring-> Go to the barrel', '<Kind of catch?> -Crab-> Go to the tank'],
  ],
])('%s', (_, text, expected) => {
  const lines = told(text);
  for (const line of expected) expect(lines).toContain(line);
});

test('a kind of things is nobody who acts', () => {
  const read = understand('The nurse sees everybody. Urgent cases get a bed, others get a chair. The doctor comes.', {
    type: buildType('process'),
  });
  expect(read.ok && (read.spec.groups ?? []).map(({ label }) => label)).toEqual(['Nurse', 'Doctor']);
});
