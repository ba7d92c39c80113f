import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test('if not answers the condition inside the case before it', () => {
  expect(
    inner(
      'Check the hull. Leaking? Call the yard, stop. Otherwise dry it, if the paint is fine polish it, if not paint it anew. Launch the boat.',
    ),
  ).toEqual([
    'Check the hull -> <Leaking?>',
    '<Leaking?> -Yes-> Call the yard',
    '<Leaking?> -No-> Dry hull',
    'Dry hull -> <Paint fine?>',
    '<Paint fine?> -Yes-> Polish paint',
    '<Paint fine?> -No-> Paint it anew',
    'Polish paint -> Launch the boat',
    'Paint it anew -> Launch the boat',
  ]);
});

test('amounts of one thing that exclude each other, and what one thing is, are cases of which the last is all else', () => {
  expect(
    inner(
      'The gauge reads the wind. If the wind exceeds 60 km/h, the lift is stopped. If it lies between 40 and 60 km/h, a warning is sent. In all other cases the gate is opened.',
    ),
  ).toEqual([
    'Gauge reads the wind -> <Wind exceeds 60 km/h?>',
    '<Wind exceeds 60 km/h?> -Yes-> Stop the lift',
    '<Wind exceeds 60 km/h?> -No-> <Lies between 40 and 60 km/h?>',
    '<Lies between 40 and 60 km/h?> -Yes-> Send a warning',
    '<Lies between 40 and 60 km/h?> -No-> Open the gate',
  ]);
  expect(
    inner(
      'Open the crate. If the item is glass, wrap it. If it is paper, fold it. Otherwise, bin it. Then ship.',
    ).filter((line) => line.startsWith('<')),
  ).toEqual([
    '<Item glass?> -Yes-> Wrap item',
    '<Item glass?> -No-> <Paper?>',
    '<Paper?> -Yes-> Fold item',
    '<Paper?> -No-> Bin item',
  ]);
});

test('what shall be shown in a case is a step, and no wish for the drawing', () => {
  expect(
    inner(
      'The pump measures the level. Where it is low, the pump shall be stopped and the tank filled. Otherwise an alarm shall be displayed.',
    ),
  ).toEqual([
    'Pump measures the level -> <Low?>',
    '<Low?> -Yes-> Stop the pump',
    'Stop the pump -> Fill the tank',
    '<Low?> -No-> Display an alarm',
  ]);
});

test('three short names that lead to deeds are the cases of one decision, in a row or below each other', () => {
  expect(inner('candling eggs: clear -> bin it, blood ring -> bin it, veins visible -> back in the box')).toEqual([
    '<Which case?> -Clear-> Bin it',
    '<Which case?> -Blood ring-> Bin it',
    '<Which case?> -Veins visible-> Back in the box',
  ]);
  expect(inner('Sort the post\n- local -> bag it\n- abroad -> weigh it\n- no stamp -> return it')).toEqual([
    '<Local, abroad or no stamp?> -Local-> Bag it',
    '<Local, abroad or no stamp?> -Abroad-> Weigh it',
    '<Local, abroad or no stamp?> -No stamp-> Return it',
  ]);
  expect(inner('pick order -> pack box, weigh box -> print label, call courier -> load van')).toContain(
    'Pick order -> Pack box',
  );
});

test('what is done with and without a thing asks whether it is there', () => {
  expect(inner('The guard stops the car. Without a badge he calls the desk. With a badge, he opens the gate.')).toEqual(
    ['Guard stops the car -> <Badge?>', '<Badge?> -No-> Call the desk', '<Badge?> -Yes-> Open the gate'],
  );
  expect(inner('With a brush, clean the pot. Without haste fill it.').filter((line) => line.includes('?'))).toEqual([]);
});

test('what is returned for completion goes back to whoever sent it, and nobody acts on what is missing', () => {
  expect(
    inner(
      'The cook fills in the form. The boss checks it; if a date is missing it is returned to the cook for completion. Once all is in order the boss signs it.',
    ),
  ).toEqual([
    'Fill in the form -> Check form',
    'Check form -> <Date missing?>',
    '<Date missing?> -Yes-> Fill in the form',
    '<Date missing?> -No-> Sign form',
  ]);
});

test('what only people do is done by whoever is named for it', () => {
  expect(
    drawn(
      understand('The clerk files the case. The synod decides on measures. Internal audit investigates.', { type }),
    ).filter((line) => line.includes('synod') || line.includes('audit')),
  ).toEqual([]);
});

test('the other answer begins as the question did, and beyond two numbers is what lies not between them', () => {
  expect(
    inner(
      'The clerk takes a swab. Swab positive? Then the batch is burnt. Swab negative, it is moved to the cave. Measure the rind. Is it between 2 and 4 mm? Stamp it. If it is thicker or thinner, sell it.',
    ),
  ).toEqual([
    'Clerk takes a swab -> <Swab positive?>',
    '<Swab positive?> -Yes-> Burn the batch',
    '<Swab positive?> -No-> Move batch to the cave',
    'Burn the batch -> Measure the rind',
    'Move batch to the cave -> Measure the rind',
    'Measure the rind -> <Between 2 and 4 mm?>',
    '<Between 2 and 4 mm?> -Yes-> Stamp rind',
    '<Between 2 and 4 mm?> -No-> Sell rind',
  ]);
});

test('an amount before a comma and "and" is a case', () => {
  expect(
    inner('Take the temperature. Warmer than 12 °C, and the load is refused. Otherwise the wheels are weighed.'),
  ).toEqual([
    'Take the temperature -> <Warmer than 12 °C?>',
    '<Warmer than 12 °C?> -Yes-> Refuse the load',
    '<Warmer than 12 °C?> -No-> Weigh the wheels',
  ]);
});

test('two times that exclude each other are two cases, also where the second says it with a pronoun', () => {
  expect(
    inner(
      'Check the list. When the boat is free, sign the form and hand out the key. When it is not free, name a day. Then sail.',
    ),
  ).toEqual([
    'Check the list -> <Boat free?>',
    '<Boat free?> -Yes-> Sign the form',
    'Sign the form -> Hand out the key',
    '<Boat free?> -No-> Name a day',
    'Hand out the key -> Sail',
    'Name a day -> Sail',
  ]);
});

test('a verb in front asks, and from one number to another is an amount', () => {
  expect(
    inner('The guard reads the passes. Is one missing, the player leaves the list. Then the game starts.')[1],
  ).toBe('<One missing?> -Yes-> Leave the list');
  expect(
    inner('Weigh it: up to 10 kg a note is sent, from 11 to 25 a fine is sent, above 25 the crate is burnt.').filter(
      (line) => line.includes('range'),
    ),
  ).toHaveLength(3);
});
