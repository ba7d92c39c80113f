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
    '<Coats rejected?> -No-> Hang up approved coats',
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
      'Salary advances: any clerk can request one. Below 20 euros the foreman signs, above that the manager, and above 90 the director too. The cashier pays.',
    ),
  ).toEqual([
    'Request salary advance -> <Which range?>',
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

test('what is asked again after it was done again is asked once more', () => {
  expect(
    inner(
      'The porter weighs the crate. If it is too heavy, he weighs again; if it is still too heavy, Ann is called. Otherwise he opens it.',
    ),
  ).toEqual([
    'Porter weighs the crate -> <Too heavy?>',
    '<Too heavy?> -Yes-> Weigh again',
    'Weigh again -> <Still too heavy?>',
    '<Still too heavy?> -Yes-> Call Ann',
    '<Too heavy?> -No-> Open crate',
  ]);
});

test('whoever does something is a case', () => {
  expect(inner('Guests sign the list. Whoever comes late waits in the hall. The cook serves the soup.')).toContain(
    '<Comes late?> -Yes-> Wait in the hall',
  );
});

test('who confirms or does not answer takes one way or the other', () => {
  const lines = inner(
    'The porter calls the host. Host confirms: print a badge. Host does not answer or refuses: send the guest home.',
  );
  expect(lines).toContain('<Host confirms?> -Yes-> Print a badge');
  expect(lines).toContain('<Host confirms?> -No-> Send the guest home');
});

test('lanes that are listed keep their names, and whoever decides does so in his lane', () => {
  const result = understand(
    'Car repair with lanes Customer, Service advisor, Mechanic: customer describes the noise, advisor opens a card. The mechanic approves or declines. The customer pays.',
    { type },
  );
  const spec = result.ok ? result.spec : undefined;
  expect(spec?.groups.map(({ label }) => label)).toEqual(['Customer', 'Service advisor', 'Mechanic']);
  const decision = spec?.nodes.find(({ kind }) => kind === 'decision');
  expect(spec?.groups.find(({ id }) => id === decision?.groups?.[0])?.label).toBe('Mechanic');
});

test('after so many attempts something else is done than to try again', () => {
  expect(
    inner(
      'The guest types the code. If it is wrong, he tries again. After three failed attempts the safe is locked. Otherwise the door opens.',
    ),
  ).toEqual([
    'Guest types the code -> <Wrong?>',
    '<Wrong?> -Yes-> <Three failed attempts?>',
    '<Three failed attempts?> -Yes-> Lock the safe',
    '<Three failed attempts?> -No-> Guest types the code',
    '<Wrong?> -No-> The door opens',
  ]);
});

test('what a text is for is its title, and its first deed stays', () => {
  const result = understand(
    'To change a wheel, park safely, loosen the nuts and lift the car. If there is no jack, call Ann.',
    { type },
  );
  expect(result.ok && result.spec.title).toBe('Change a wheel');
  expect(
    inner('To change a wheel, park safely, loosen the nuts and lift the car. If there is no jack, call Ann.'),
  ).toEqual([
    'Park -> Loosen the nuts',
    'Loosen the nuts -> Lift the car',
    'Lift the car -> <Jack?>',
    '<Jack?> -No-> Call Ann',
  ]);
});

test('what goes back goes back only where there is some, if something is told after it', () => {
  expect(
    inner('The cook bakes bread. The clerk counts it. Burnt loaves go back to the cook. The clerk sells bread.'),
  ).toEqual([
    'Bake bread -> Count bread',
    'Count bread -> <Burnt loaves?>',
    '<Burnt loaves?> -Yes-> Bake bread',
    '<Burnt loaves?> -No-> Sell bread',
  ]);
});

test('things that something was done to are set against the others', () => {
  expect(inner('The porter keeps keys. Keys claimed within a week are handed out, the others are sold.')).toEqual([
    'Porter keeps keys -> <Claimed within a week?>',
    '<Claimed within a week?> -Yes-> Hand out keys',
    '<Claimed within a week?> -No-> Sell keys',
  ]);
});

test('"if there is one" answers the question before it', () => {
  expect(
    inner('The guest comes: reservation? If there is one, the porter carries the bags, otherwise the cook is called.'),
  ).toEqual(['<Reservation?> -Yes-> Porter carries the bags', '<Reservation?> -No-> Call the cook']);
});

test('two kinds of what was named before are two cases', () => {
  expect(
    inner(
      'The porter sorts the crates. Cracked crates are burnt. Clean crates are stacked in the hall. The clerk locks the hall.',
    ),
  ).toEqual([
    'Sort the crates -> <Crates cracked?>',
    '<Crates cracked?> -Yes-> Burn cracked crates',
    '<Crates cracked?> -No-> Stack clean crates in the hall',
    'Burn cracked crates -> Lock the hall',
    'Stack clean crates in the hall -> Lock the hall',
  ]);
});

test('"with lanes" before a colon is no title', () => {
  const result = understand(
    'Process with lanes: the cook bakes bread. The clerk sells bread. The porter locks the hall.',
    { type },
  );
  expect(result.ok && result.spec.title).toBe('Bread process');
});
