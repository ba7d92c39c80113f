import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const lines = (text: string): readonly string[] => drawn(understand(text, { type }));

test('answers to what was asked are the ways of one decision', () => {
  expect(
    lines('The guest calls. We ask why. Too loud -> offer another room. Too cold -> bring a heater. Then say sorry.'),
  ).toEqual(
    expect.arrayContaining([
      '<Too loud or too cold?> -Too loud-> Offer another room',
      '<Too loud or too cold?> -Too cold-> Bring a heater',
    ]),
  );
});

test('ones are what the kind before them was a kind of', () => {
  expect(
    lines('We weigh the crates. Cracked crates are burnt. Sound ones get a label. Then the truck leaves.'),
  ).toEqual(
    expect.arrayContaining([
      '<Crates cracked?> -Yes-> Burn cracked crates',
      '<Crates cracked?> -No-> Sound crates get a label',
    ]),
  );
});

test('what something is wrong with is a case also where it is one', () => {
  expect(lines('She measures the fuse; a blown fuse is swapped. At last she closes the lid.')).toEqual(
    expect.arrayContaining(['<Fuse blown?> -Yes-> Swap blown fuse', '<Fuse blown?> -No-> Close the lid']),
  );
});

test('what stands in front of who acts is set against anything else', () => {
  expect(lines('The tenant reports damage. Small things he mends alone. For anything bigger he calls a firm.')).toEqual(
    expect.arrayContaining(['<Small things?> -No-> Call a firm']),
  );
});

test('who is called the new and the old one are no kinds of thing', () => {
  expect(
    lines('The old bank confirms the balance. The new bank opens the account. The old bank sends the money.').join(),
  ).not.toContain('?');
});

test('each one that arrives is an event', () => {
  expect(lines('For every letter that arrives, the clerk opens the envelope. Then she stamps the letter.')).toEqual([
    '(A letter arrives) -> Clerk opens the envelope',
    'Clerk opens the envelope -> Stamp the letter',
    'Stamp the letter -> (End)',
  ]);
});

test('what happening again means is what is done then', () => {
  expect(lines('Those who fail take the test again; failing twice means repeating the year.')).toEqual(
    expect.arrayContaining(['<Fail twice?> -Yes-> Repeat the year']),
  );
});

test('what is given back to somebody who did nothing before is a step', () => {
  expect(lines('Ann opens the crate. No label? Send it back to the maker. Weigh the crate.')).toEqual(
    expect.arrayContaining(['<Label?> -No-> Send it back to the maker']),
  );
});

test('one, any, or not and what is denied later ask of the deed beside them', () => {
  expect(lines('Count the cart, apply a voucher if one was entered, give change if any.')).toEqual(
    expect.arrayContaining(['<Voucher entered?> -Yes-> Apply a voucher']),
  );
  expect(lines('Pick a car, add a child seat or not, enter the name, pay.')).toEqual(
    expect.arrayContaining(['<Add a child seat?> -No-> Enter the name']),
  );
  expect(lines('When the payment goes through a ticket is mailed, when it doesn’t the user calls the desk.')).toEqual(
    expect.arrayContaining(['<Payment goes through?> -No-> User calls the desk']),
  );
});

test('a cart that is empty is a case, and so is one that is not', () => {
  expect(lines('Load the cart. Empty cart -> show offers and stop. Non-empty: count the sum.')).toEqual(
    expect.arrayContaining(['<Empty cart?> -Yes-> Show offers', '<Empty cart?> -No-> Count the sum']),
  );
});

test.each([
  ['Bake the loaves. If they sound hollow they are sold, else knock again.', '<Sound hollow?> -Yes-> Sell loaves'],
  [
    'If the weight is off the lamp goes red and a helper comes to check the bag, she takes it.',
    '<Weight off?> -Yes-> Go red',
  ],
  ['If the light is on the operator presses stop, else he waits.', '<Light on?> -Yes-> Operator presses stop'],
])('a condition ends where nothing more can belong to it: %s', (text, line) => {
  expect(lines(text)).toContain(line);
});

test('whoever comes to do something does it', () => {
  expect(lines('Ann stops the belt. A helper comes to check the bag. Bob locks the gate.')).toContain(
    'Check the bag -> Lock the gate',
  );
});

test('what is waited for may be two things', () => {
  expect(lines('Wait until the oven is hot and the dough has risen. Then bake the bread.')).toContain(
    '<Oven is hot and the dough has risen?> -Yes-> Bake the bread',
  );
});

test('what two people do before both are ready is done side by side', () => {
  expect(lines('Ann makes coffee, Bob makes food. When both are ready Eve brings them.')).toEqual(
    expect.arrayContaining(['|fork| -> Make coffee', '|fork| -> Make food']),
  );
});

test('some go and others stay for another round', () => {
  expect(
    lines('Ann wakes the guests. Bob cooks. Guests who are well go home, others stay and the cycle repeats next day.'),
  ).toEqual(expect.arrayContaining(['<Well?> -Yes-> Go home', '<Well?> -No-> Wake the guests']));
});

test('it may depend on something behind a semicolon, too', () => {
  expect(lines('She writes a report; depending on that report we pay in full, pay part or refuse.')).toEqual(
    expect.arrayContaining(['Write a report -> <Report?>', '<Report?> -> Pay part']),
  );
});

test('a wish for the drawing at the end is no step', () => {
  expect(lines('Ann opens the box. Bob signs. Please prepare a swimlane diagram for the board.')).toContain(
    'Sign -> (End)',
  );
});

test('a list of steps may name one that can be chosen', () => {
  expect(lines('Guests come by van, by post or by courier. Ann checks the label.')).toEqual([
    '(Come by van) -> Check the label',
    'Check the label -> (End)',
  ]);
  expect(lines('User picks dates, picks a car, enters the name or scans a card, pays.').join()).not.toContain(
    'Which one',
  );
});

test('larger ones, and what is greater, lie beyond the amount before', () => {
  expect(
    lines(
      'Leaks of less than one litre are mopped up by Ann. Larger leaks must be reported to the officer. Bob leaves.',
    ),
  ).toEqual(expect.arrayContaining(['<Leaks of less than one litre?> -No-> Report larger leaks to the officer']));
  expect(
    lines('Count the till. Sums of up to 5 euros are noted. Where the sum is greater, the count is done by Bob.'),
  ).toEqual(expect.arrayContaining(['<Sums of up to 5 euros?> -No-> Do the count']));
});

test('what is asked after something was done again is asked of the second time', () => {
  expect(
    lines(
      'Count the till. Gaps of up to 5 euros are noted. Where the gap is greater, the count is repeated; if it is confirmed, call Ann. Lock the till.',
    ),
  ).toEqual(expect.arrayContaining(['Repeat the count -> <Confirmed?>']));
});

test('which ones something is done to is a case', () => {
  expect(lines('Inspect the blades and replace any that are chipped. Then fly.')).toEqual(
    expect.arrayContaining(['<Any chipped?> -Yes-> Replace blades', '<Any chipped?> -No-> Fly']),
  );
  expect(
    lines('Charge the fine. A reader whose fines exceed 10 euros is blocked. Send a letter to the school.'),
  ).toEqual(expect.arrayContaining(['<Fines exceed 10 euros?> -No-> Send a letter to the school']));
  expect(
    lines('Guests arrive. Guests without a ticket wait in the hall while Ann calls the host. Open the gate.'),
  ).toEqual(expect.arrayContaining(['<Without a ticket?> -No-> Open the gate']));
});

test('how often it is done is no step', () => {
  expect(lines('Before each flight, Ann checks the wind. Bob starts the engine.')[0]).toBe('(Start) -> Check the wind');
});

test('a measure of something in a place is a condition', () => {
  expect(
    lines('Ann reads the gauge. Temperature in the cold store above 8 degrees: she calls Bob. Close the door.'),
  ).toEqual(expect.arrayContaining(['<Temperature in the cold store above 8 degrees?> -Yes-> Call Bob']));
});

test('names with a question mark are the ways of one decision where another way is left', () => {
  expect(lines('Log the find. Metal? Call Ann. Wood? Call Bob. Anything else: call Eve. Then lock up.')).toEqual(
    expect.arrayContaining([
      '<Metal or wood?> -Metal-> Call Ann',
      '<Metal or wood?> -Wood-> Call Bob',
      '<Metal or wood?> -Otherwise-> Call Eve',
    ]),
  );
});

test('ranges of a measure may have a dash, and a condition after until ends at its comma', () => {
  expect(lines('Measure the coat. <60 µm: spray again. 60–80: release the panel. >80: sand it down.')).toEqual(
    expect.arrayContaining(['<Which range?> -60 – 80-> Release the panel']),
  );
  expect(lines('Stir until it boils, final check, serve the soup.')).toContain('<Boils?> -Yes-> Final check');
});

test('words before an arrow ask where another way is told behind it', () => {
  expect(
    lines('Send it to Bob. Error rate normal for ten minutes -> open the gate, otherwise call Ann. Lock the gate.'),
  ).toEqual(expect.arrayContaining(['<Error rate normal for ten minutes?> -No-> Call Ann']));
});

test('a time ends a condition, and nobody is one where something else is done instead', () => {
  expect(lines('If the guest doesn’t come within two days the bread goes to the bank. Lock up.')).toEqual(
    expect.arrayContaining(['<Guest comes within two days?> -Yes-> Lock up']),
  );
  expect(lines('Ring the bell; nobody picks up in time, a letter is written instead. Lock up.')).toEqual(
    expect.arrayContaining(['<Nobody picks up in time?> -Yes-> Write a letter']),
  );
});

test('each line of a file is a line, up to what comes after the last', () => {
  expect(
    lines(
      'For each line in the file: trim it. Empty? Write a note. Then file the note. After the last line, call Ann.',
    ),
  ).toEqual(expect.arrayContaining(['<More lines?> -Yes-> Trim line', '<More lines?> -No-> Call Ann']));
});

test('all green answers any red, and a pull request is one thing', () => {
  expect(lines('Pull request is opened. Run the tests. Any red? Call Ann. All green: merge it.')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^<Any red\?> -No-> Merge/)]),
  );
});

test('what it may be that forbids something is one question', () => {
  expect(
    lines('Crates are taken unless the label is missing, the lid is broken or the seal is older than 6 h. Ann leaves.'),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^<Label missing, lid is broken or seal is older.*> -No-> Take crates/),
    ]),
  );
});

test('all at the same time is said of every deed before it', () => {
  expect(
    lines('Ann sets up the desk, Bob prints the badge, and Eve adds the sum to the list, all at the same time.'),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\|fork\| -> .*up the desk/),
      '|fork| -> Print the badge',
      '|fork| -> Add the sum to the list',
    ]),
  );
});

test('qualities may have an aside, and whoever acts may stand behind them', () => {
  expect(
    lines(
      'We check the crate: good one goes to the stack, cracked but dry goes to Bob, and broken we throw away. Ann leaves.',
    ),
  ).toEqual(
    expect.arrayContaining([
      '<Crate?> -Good-> Go to the stack',
      expect.stringMatching(/^<Crate\?> -Cracked but dry-> /),
    ]),
  );
});

test('who carries on with the next one begins another round', () => {
  expect(
    lines(
      'For each letter: open it. Is it empty? Write a note and carry on with the next letter. Otherwise file it. After the last letter, call Ann.',
    ),
  ).toEqual(expect.arrayContaining(['Write a note -> <More letters?>', '<More letters?> -No-> Call Ann']));
});

test('an ending that is left out behind the name of one is put there', () => {
  expect(lines('Guard open the gate, driver drive in the truck. Clerk weigh the truck.')).toEqual([
    '(Start) -> Open the gate',
    'Open the gate -> Drive in the truck',
    'Drive in the truck -> Weigh the truck',
    'Weigh the truck -> (End)',
  ]);
});

test('lists below names keep their first item, cases in them are theirs, and what is not needed is no answer', () => {
  const drawnLines = lines(
    'Client\n- sends photos\nAdjuster\n- looks at the photos\n- damage under 1000: settles by phone\n- otherwise visits the site\nAccounts\n- pays within five days',
  );
  expect(drawnLines).toEqual(expect.arrayContaining(['(Start) -> Send photos', 'Send photos -> Look at the photos']));
  expect(
    lines('Ask for a photo. photo shows damage -> full refund and no return needed. no damage -> send a label.').join(),
  ).not.toContain('Return needed');
});

test('what goes on meanwhile is no loop', () => {
  expect(lines('Send the van. While it is on its way, the clerk calls the host. Bob waits.').join()).not.toContain('?');
});
