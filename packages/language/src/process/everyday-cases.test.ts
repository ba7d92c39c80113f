import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test.each([
  'Look into the shed. If the boat is there, rent it out, if not, ask the guest whether she wants a canoe. If she does, fetch it, otherwise say goodbye.',
  'Look into the shed. If the boat is there, rent it out. If not, the guest is asked whether she wants a canoe. If she does, fetch it. Otherwise say goodbye.',
])('what is asked in a case is answered within it: %s', (text) => {
  const lines = inner(text);
  expect(lines).toContain('<Boat there?> -No-> <Wants a canoe?>');
  expect(lines.filter((line) => line.startsWith('<Wants a canoe?> -'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('<Boat there?> -'))).toHaveLength(2);
});

test('if not tells the other case without a comma, too', () => {
  expect(inner('Weigh the trunk. If it is light it is loaded, if not the porter is called.')).toEqual([
    'Weigh the trunk -> <Light?>',
    '<Light?> -Yes-> Load trunk',
    '<Light?> -No-> Call the porter',
  ]);
});

test('what it depends on is asked before a subject without a comma', () => {
  expect(inner('Open the sack. Depending on its age it goes onto the heap or into the barn.')).toEqual([
    'Open the sack -> <Age?>',
    '<Age?> -> Go onto the heap',
    '<Age?> -> Go into the barn',
  ]);
});

test('a passive that goes on tells of the same thing, and where it is put stays behind it', () => {
  expect(
    inner('The mill checks the flour. If the flour is dry it is bagged and weighed. The order is put on hold.'),
  ).toEqual(
    expect.arrayContaining([
      '<Flour dry?> -Yes-> Bag flour',
      'Bag flour -> Weigh flour',
      'Weigh flour -> Put the order on hold',
    ]),
  );
});

test('kinds of a thing may stand in front of who acts on them', () => {
  expect(inner('Sort the nails. Bent nails we straighten, straight nails go into the tin.')).toEqual([
    'Sort the nails -> <Kind of nail?>',
    '<Kind of nail?> -Bent nails-> Straighten',
    '<Kind of nail?> -Straight nails-> Straight nails go into the tin',
  ]);
});

test('how something turned out stands for what did', () => {
  expect(inner('Ann approves or rejects. Rejected goes back to the desk, approved gets printed.')).toEqual(
    expect.arrayContaining(['<Rejected?> -No-> Print approved']),
  );
  expect(inner('The jury meets. The accepted ones get a badge and the refused ones get a letter.')).toEqual([
    'Meet -> <Accepted?>',
    '<Accepted?> -Yes-> Get a badge',
    '<Accepted?> -No-> Get a letter',
  ]);
});

test('otherwise answers the condition inside a case', () => {
  expect(inner('Test the rope, ok -> sell it if it is long, else cut it, torn -> burn it.')).toEqual(
    expect.arrayContaining(['<Long?> -No-> Cut rope']),
  );
});

test('a time to act is a demand', () => {
  expect(inner('Send the bill. The guest has three days to pay. If he does not, call the lawyer.')).toEqual([
    'Send the bill -> Guest pays within three days',
    'Guest pays within three days -> <Paid within three days?>',
    '<Paid within three days?> -No-> Call the lawyer',
  ]);
});

test('amounts with k exclude each other', () => {
  expect(
    inner('If it is under 5k the clerk signs, from 5k to 50k the owner signs it, above that the board votes.'),
  ).toEqual([
    '<Under 5k?> -Yes-> Sign',
    '<Under 5k?> -No-> <From 5k to 50k?>',
    '<From 5k to 50k?> -Yes-> Sign it',
    '<From 5k to 50k?> -No-> Vote',
  ]);
});

test('an answer that somebody gives ends a condition', () => {
  expect(inner('Ask the guest. If she says no call a cab.')).toEqual([
    'Ask the guest -> <Says no?>',
    '<Says no?> -Yes-> Call a cab',
  ]);
});

test('a list is nobody', () => {
  expect(inner('The vet checks the cow. He makes a list of signs and mails it to the farmer.')).toContain(
    'Make a list of signs -> Mail list of signs to the farmer',
  );
});

test('a way to begin is a step, and nothing that is told is a title', () => {
  expect(inner('Orders come in by fax. They are typed. They are packed.')).toEqual([
    '(Orders come in by fax) -> Type orders',
    'Type orders -> Pack orders',
  ]);
  expect(inner('Try to call the guest. If she answers, agree on a day.')[0]).toBe('Call the guest -> <Answers?>');
});

test('what is said with an answer of its own is asked once', () => {
  expect(inner('The clerk reads it. The boss says ok -> print it, the boss says no -> burn it.')).toEqual(
    expect.arrayContaining(['<Boss says ok?> -Yes-> Print it', '<Boss says ok?> -No-> Burn it']),
  );
});

test('a choice that comes after ranges comes after all of them', () => {
  expect(
    inner(
      'Under 50 we pay at once. Between 50 and 500 an expert looks at it. Above that we order a report. Then we sign or refuse.',
    ).filter((line) => /-> <Sign or refuse\?>$/.test(line)),
  ).toHaveLength(3);
});

test('when with an otherwise is a case', () => {
  expect(inner('Heat the iron. When the iron is red hammer it, otherwise wait. Cool it.')).toEqual(
    expect.arrayContaining(['<Iron red?> -Yes-> Hammer iron', '<Iron red?> -No-> Wait']),
  );
});

test.each([
  'The plan is signed. Two things happen in parallel: the mason orders bricks, the digger digs a pit. Then they build.',
  'Once the plan is signed two things run at the same time - the mason orders bricks, the digger digs a pit. Then they build.',
])('what is announced as parallel is, behind a colon or a dash: %s', (text) => {
  const lines = inner(text);
  expect(lines).toContain('|fork| -> Order bricks');
  expect(lines).toContain('|fork| -> Dig a pit');
  expect(lines).toContain('|join| -> Build');
});

test('an outcome is asked of whoever gives it alone', () => {
  const lines = inner('Read the claim. Over 500 the head must approve, the rest is paid. Rejected = filed.');
  expect(lines.filter((line) => line.endsWith('-> <Rejected?>'))).toEqual(['Head approves -> <Rejected?>']);
});

test.each([
  ['Check the tank, if empty fill it. Then row.', '<Empty?> -Yes-> Fill tank'],
  ['Check the rope, if frayed cut it. Then row.', '<Frayed?> -Yes-> Cut rope'],
  ['Check the tank, when empty fill it. Then row.', '<Empty?> -Yes-> Fill tank'],
  ['Check if the lamp is lit, when not light it. Then row.', '<Lamp lit?> -No-> Light it'],
  ['Pull the cord, and if still nothing call the yard. Then row.', '<Still nothing?> -Yes-> Call the yard'],
])('how something is that was looked into is a case, without a comma behind it: %s', (text, line) => {
  expect(inner(text)).toContain(line);
});
