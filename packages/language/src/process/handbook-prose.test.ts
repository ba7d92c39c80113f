import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('process') })).filter((line) => !/\((?:Start|End)\)/.test(line));

test('who is to be made to do something does it', () => {
  expect(
    inner('Open the gate. Have the guard check the badge. If it is red, let the porter take the bags. Sign the list.'),
  ).toEqual([
    'Open the gate -> Check the badge',
    'Check the badge -> <Red?>',
    '<Red?> -Yes-> Take the bags',
    'Take the bags -> Sign the list',
    '<Red?> -No-> Sign the list',
  ]);
});

test('what somebody is asked is what is decided', () => {
  expect(
    inner('Ask the warden if there is a free pitch. If yes: hand over the key, that’s it for tonight. Call the farm.'),
  ).toContain('<Free pitch?> -Yes-> Hand over the key');
});

test('none of what was looked for is the other answer', () => {
  expect(
    inner('Search the attic. When a lamp is found the caretaker cleans it. When none is found, buy a lamp.'),
  ).toEqual([
    'Search the attic -> <Lamp found?>',
    '<Lamp found?> -Yes-> Caretaker cleans lamp',
    '<Lamp found?> -No-> Buy a lamp',
  ]);
});

test('a condition without a comma ends where an article opens another phrase', () => {
  expect(inner('Log the call. If you are a dock worker the warden then opens the side door. Go home.')).toContain(
    '<Dock worker?> -Yes-> Warden opens the side door',
  );
});

test('done behind a comma ends the branch', () => {
  expect(
    inner('Look at the meter. If it is green, note the time, done. Otherwise turn the valve. Ring the office.'),
  ).toEqual(['<Green?> -Yes-> Note the time', '<Green?> -No-> Turn the valve', 'Turn the valve -> Ring the office']);
});

test('a condition without its word is told by its order', () => {
  expect(
    inner('Look in the shed. Is there an oar, hand it over and sign the list. Is there none, call the yard. Lock up.'),
  ).toEqual([
    'Look in the shed -> <Oar?>',
    '<Oar?> -Yes-> Hand over oar',
    'Hand over oar -> Sign the list',
    '<Oar?> -No-> Call the yard',
    'Sign the list -> Lock up',
    'Call the yard -> Lock up',
  ]);
});

test('what somebody is asked to do is told, and it means what is to be acted on', () => {
  expect(inner('The warden asks the guest to sign the waiver. The guest reads and signs it.')).toEqual([
    'Ask the guest to sign the waiver -> Read waiver',
    'Read waiver -> Sign waiver',
  ]);
});

test('what a condition means is no condition in it', () => {
  expect(inner('If it blinks, the line is down: call Ann and note the time. Lock up.')).toContain(
    '<Blinks?> -Yes-> Call Ann',
  );
});

test('she does what the condition says that she can do', () => {
  expect(inner('Ann looks at the oar. If she can mend it herself she does. If not, she orders one.')).toContain(
    '<Can mend it herself?> -Yes-> Mend it herself',
  );
});

test('a condition that answers an earlier question is its other exit', () => {
  expect(
    inner(
      'Ask if they are guests already. If they are, look for a free boat. Is there one, book it. Is there none, offer tea. If they aren’t a guest yet, give them the card.',
    ),
  ).toContain('<Guests already?> -No-> Give them the card');
});

test('bullets that open with a case, below what finds it out, are its cases with all that they hold', () => {
  expect(
    inner(
      '1. Read the code.\n2. Depending on the code:\n  - A (light): Ann mends the oar. If it floats, she paints it.\n  - B: sell the oar.\n3. Lock the shed.',
    ),
  ).toEqual([
    'Read the code -> <Code?>',
    '<Code?> -A-> Ann mends the oar',
    'Ann mends the oar -> <Floats?>',
    '<Floats?> -Yes-> Paint oar',
    '<Code?> -B-> Sell the oar',
    'Paint oar -> Lock the shed',
    '<Floats?> -No-> Lock the shed',
    'Sell the oar -> Lock the shed',
  ]);
});

test('steps that open with one of the things between which was to be chosen are its cases', () => {
  expect(
    inner(
      '1. Find out whether it is one oar or all oars.\n2. One oar: mend it.\n3. All oars: call the yard. Wait on shore.',
    ),
  ).toEqual([
    'Find out -> <One oar or all oars?>',
    '<One oar or all oars?> -One oar-> Mend it',
    '<One oar or all oars?> -All oars-> Call the yard',
    'Call the yard -> Wait on shore',
  ]);
});

test('whom or what a sentence is about may be a case', () => {
  expect(
    inner(
      'Ann sorts guests, and those who don’t swim (age 7) get a vest. The others are sent to the pier, where Tom waits for them.',
    ),
  ).toEqual([
    'Sort guests -> <Swim?>',
    '<Swim?> -No-> Get a vest',
    '<Swim?> -Yes-> Send the others to the pier',
    'Send the others to the pier -> Wait for the others',
  ]);
  expect(inner('Ann weighs the crate. A crate that leaks is sent back. Otherwise it is stored.')).toContain(
    '<Leaks?> -Yes-> Send back crate',
  );
  expect(
    inner('Sort the oars. Oars with an unknown owner go to the shed; those with a known one are handed out. Lock up.'),
  ).toContain('<With an unknown owner?> -No-> Hand out oars');
});

test('nobody is told to fail', () => {
  expect(
    inner('Open the book. Do the course. Fail the quiz and you do it again. Pass and your card is printed.'),
  ).toEqual([
    'Open the book -> Do the course',
    'Do the course -> <Fail the quiz?>',
    '<Fail the quiz?> -Yes-> Do the course',
    '<Fail the quiz?> -No-> Print your card',
  ]);
});

test('what follows an outcome is told in its case', () => {
  expect(
    inner('Ann tests the boat. A failed test means the boat goes to the shed. After a passed test she paints it.'),
  ).toEqual([
    'Ann tests the boat -> <Test failed?>',
    '<Test failed?> -Yes-> The boat goes to the shed',
    '<Test failed?> -No-> Paint test',
  ]);
});

test('a condition that only says that they can answers what was asked', () => {
  expect(
    inner(
      'Ann asks herself if the crew can mend it. Where they can, the crew mends it. Where they can’t, she sells it.',
    ),
  ).toEqual(['<Crew can mend it?> -Yes-> Mend it', '<Crew can mend it?> -No-> Sell it']);
});

test('anything that does not fit and all that does are two answers', () => {
  expect(
    inner(
      'Tom checks the bill. If anything doesn’t match the list then the crate is kept. If all matches, Tom signs it.',
    ),
  ).toEqual([
    'Tom checks the bill -> <Everything matches?>',
    '<Everything matches?> -No-> Keep the crate',
    '<Everything matches?> -Yes-> Tom signs crate',
  ]);
});

test('a case holds what is told up to its opposite', () => {
  expect(
    inner(
      'Ping the pump. Pump answers → check the valve. If the valve is open, close it. Pump doesn’t answer → call the yard. Lock up.',
    ),
  ).toContain('<Pump answers?> -No-> Call the yard');
});

test('what is above a limit is the other case, as is nobody beside somebody', () => {
  expect(inner('Ann gives a quote. Up to 50 Tom signs it, above that it goes to the owner. File it.')).toContain(
    '<Up to 50?> -No-> Go to the owner',
  );
  expect(inner('Look at the pier. Where somebody waits, ring the bell. If nobody is there, go home.')).toContain(
    '<Somebody waits?> -No-> Go home',
  );
});

test('some of them, and one of the other kind, are two cases', () => {
  expect(
    inner('The warden classes the card as low or serious. Low ones are filed. For a serious one Ann calls the yard.'),
  ).toEqual(['Class the card -> <Low?>', '<Low?> -Yes-> File low ones', '<Low?> -No-> Call the yard']);
});

test('what may be found is no step', () => {
  expect(inner('Inspect the boat for damage: leaks, loose planks. Paint it.')).toEqual([
    'Inspect the boat for damage -> Paint boat',
  ]);
});
