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
