import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test.each([
  'Weigh the bag. Load it if it is light, otherwise tag it.',
  'Weigh the bag. Load it if it is light, tag it otherwise.',
  'Weigh the bag. Load it when it is light, otherwise tag it.',
  'Weigh the bag. Load it, if it is light, otherwise tag it.',
])('a condition behind what is done, and what is done otherwise: %s', (text) => {
  expect(inner(text)).toEqual(['Weigh the bag -> <Light?>', '<Light?> -Yes-> Load bag', '<Light?> -No-> Tag bag']);
});

test('a condition that ends its sentence asks about what stands before it', () => {
  expect(inner('Open the shed. Water the beds, unless it rained. Lock the shed.')).toEqual([
    'Open the shed -> <Rained?>',
    '<Rained?> -No-> Water the beds',
    'Water the beds -> Lock the shed',
    '<Rained?> -Yes-> Lock the shed',
  ]);
});

test('what a case leads to is asked inside that case', () => {
  expect(
    inner(
      'Read the claim. If the bag is lost, ask the pilot for a tag; if the tag comes, pay the guest, otherwise refuse the claim.',
    ),
  ).toEqual([
    'Read the claim -> <Bag lost?>',
    '<Bag lost?> -Yes-> Ask the pilot for a tag',
    'Ask the pilot for a tag -> <Tag comes?>',
    '<Tag comes?> -Yes-> Pay the guest',
    '<Tag comes?> -No-> Refuse the claim',
  ]);
});

test('cases of one thing stay beside each other', () => {
  expect(inner('Stop the car. If the lamp is red, wait; if it is green, drive, otherwise call the desk.')).toEqual([
    'Stop the car -> <Lamp red?>',
    '<Lamp red?> -Yes-> Wait',
    '<Lamp red?> -No-> <Green?>',
    '<Green?> -Yes-> Drive',
    '<Green?> -No-> Call the desk',
  ]);
});

test('what is complete is not asked for again', () => {
  expect(inner('Check the form. If it is complete, ask the head for a stamp. File the form.')).not.toContain(
    'Ask the head for a stamp -> Check the form',
  );
  expect(inner('Check the form. If it is incomplete, ask the guest for the rest. File the form.')).toContain(
    'Ask the guest for the rest -> Check the form',
  );
});

test('what somebody does behind a comma makes a first sentence part of the story', () => {
  expect(inner('Guest calls, we look up the room. If it is free, book it. Send a letter.')[0]).toBe(
    'Call -> Look up the room',
  );
});

test('a verb that describes tells of a deed where somebody does it to something', () => {
  expect(inner('Take the wheel off. The fitter fits a ring. The key fits the lock. Close the lid.')).toEqual([
    'Take the wheel off -> Fitter fits a ring',
    'Fitter fits a ring -> Close the lid',
  ]);
});

test('lanes behind a long title are lanes, and one of many is of the same lane', () => {
  const text =
    'Selling old bikes in a small shop with lanes Sellers, Shop: sellers bring the bike, shop checks it, the seller signs';
  const result = understand(text, { type: buildType('process') });
  expect(result.ok && result.spec.groups.map(({ label }) => label)).toEqual(['Sellers', 'Shop']);
  expect(result.ok && result.spec.title).toBe('Selling old bikes in a small shop');
});

test('each of what somebody either does is a choice', () => {
  const lines = inner('The vet sees the dog. The vet either washes it, calls a nurse or writes a bill. Lock the door.');
  expect(lines.filter((line) => line.startsWith('<'))).toEqual([
    '<Which one?> -> Vet washes dog',
    '<Which one?> -> Call a nurse',
    '<Which one?> -> Write a bill',
  ]);
});

test('what cannot be done before a colon is a case', () => {
  expect(inner("Turn the key. Can't open: call the smith. Opened: walk in. Put the lamp on.").slice(0, 3)).toEqual([
    'Turn the key -> <Can open?>',
    '<Can open?> -No-> Call the smith',
    '<Can open?> -Yes-> Walk in',
  ]);
});

test('some ones are set against everything else', () => {
  expect(inner('Sort the mail. Urgent ones go to the boss, everything else waits for Monday.')).toEqual([
    'Sort the mail -> <Urgent?>',
    '<Urgent?> -Yes-> Go to the boss',
    '<Urgent?> -No-> Wait for Monday',
  ]);
});

test('what is done behind a place makes a first sentence a step', () => {
  expect(inner('At the gate, scan the ticket. Search the bag. Open the gate.')).toContain(
    'Scan the ticket -> Search the bag',
  );
});

test('what points at a number stands for it, and semicolons end a case', () => {
  expect(
    inner('The cook writes the list; the boss signs up to 50, above that the owner signs; the driver pays.'),
  ).toEqual([
    'Write the list -> <Up to 50?>',
    '<Up to 50?> -Yes-> Sign',
    '<Up to 50?> -No-> Sign',
    'Sign -> Pay',
    'Sign -> Pay',
  ]);
});

test('two things that one does at the same time', () => {
  expect(
    inner('The cook opens the shop. The cook boils the eggs and the rice in parallel. The waiter serves.'),
  ).toEqual(expect.arrayContaining(['|fork| -> Boil the eggs', '|fork| -> Boil the rice']));
});

test('for each thing somebody does something, without a comma', () => {
  expect(
    inner('Open the mail. For each letter the clerk reads the date. After all letters are read, go home.'),
  ).toEqual([
    'Open the mail -> <More letters?>',
    '<More letters?> -Yes-> Clerk reads the date',
    'Clerk reads the date -> <More letters?>',
    '<More letters?> -No-> Go home',
  ]);
});

test('waiting and talking are deeds', () => {
  expect(inner('The guest fills in the form and waits. The vet has a talk with the guest. Pay.')).toEqual([
    'Fill in the form -> Wait',
    'Wait -> Have a talk with the guest',
    'Have a talk with the guest -> Pay',
  ]);
});

test('several kinds of one thing go several ways', () => {
  expect(
    inner(
      'Open the post. Urgent letters are scanned, private ones are put into the box, all others wait. Lock the room.',
    ),
  ).toEqual([
    'Open the post -> <Kind of letter?>',
    '<Kind of letter?> -Urgent-> Scan letters',
    '<Kind of letter?> -Private-> Put letters into the box',
    '<Kind of letter?> -Other-> Letters wait',
    'Scan letters -> Lock the room',
    'Put letters into the box -> Lock the room',
    'Letters wait -> Lock the room',
  ]);
});

test('who tells both answers asks about what was done since', () => {
  const lines = inner(
    'Test the lamp. If it works, paint it and test the paint. If this fails, scrape it off, otherwise pack it.',
  );
  expect(lines).toContain('Test the paint -> <Fails?>');
});

test.each([
  ['The robot lifts the box and runs weight tests. It stops.', '-> Run weight tests'],
  ['The guest reads the offer. The guest accepts or appeals. Close the file.', '<Accepted?> -No-> Appeal'],
  [
    'Moving: opening the gate triggers the belt line. It turns. It stops.',
    'Opening the gate triggers the belt line -> Turn',
  ],
])('verbs that look like nouns are verbs after others of their form: %s', (text, line) => {
  expect(inner(text).join('\n')).toContain(line);
});

test('all that was told is repeated for all others', () => {
  expect(inner('Read the letter, write the answer. Repeat for all letters. Go home.')).toEqual([
    'Read the letter -> Write the answer',
    'Write the answer -> <More letters?>',
    '<More letters?> -Yes-> Read the letter',
    '<More letters?> -No-> Go home',
  ]);
});

test('what happens at a place behind a comma is the next step, and a time of day is no verb', () => {
  expect(
    inner(
      'Guests order online or at the bar. At 4 am the bakers bring the bread to the shop, where the clerk counts it. Open the shop.',
    ),
  ).toEqual([
    'Order online at the bar -> Bring the bread to the shop',
    'Bring the bread to the shop -> Count bread',
    'Count bread -> Open the shop',
  ]);
});

test('who only hears that it was not approved goes no further', () => {
  const lines = inner(
    'The desk checks the plan. If it is approved the smith forges, otherwise the guest is informed. Guests eat.',
  );
  expect(lines).toContain('The smith forges -> Eat');
  expect(lines).not.toContain('Inform the guest -> Eat');
});

test('no with a full stop ends a sentence', () => {
  expect(inner('Ask the owner. The owner says no. Sell the boat.').join('\n')).toMatch(/ays? no -> Sell the boat/);
});

test('lanes stand in the order in which they are declared, not in which they act', () => {
  const text =
    'Lanes: Reader, Library, Warehouse. The library opens a request, the warehouse packs the book, the reader collects it.';
  const read = understand(text, { type });
  expect(read.ok && read.spec.groups.map(({ label }) => label)).toEqual(['Reader', 'Library', 'Warehouse']);
});

test('lanes that a request ends with are no part of its name', () => {
  const read = understand('Lend a book with lanes: Reader, Library. The reader asks, the library lends.', { type });
  expect(read.ok && read.spec.title).toBe('Lend a book');
});
