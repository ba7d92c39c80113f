import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const told = (text: string): readonly string[] => drawn(understand(text, { type }));

test('what is not done by a certain time is asked with that time', () => {
  expect(
    told('The guard reports the leak within 2 hours; otherwise the pump is stopped. Then the tank is closed.'),
  ).toEqual(
    expect.arrayContaining([
      '(Guard reports the leak) -> <Reported within 2 hours?>',
      '<Reported within 2 hours?> -No-> Stop the pump',
    ]),
  );
});

test('a number of tries in brackets is a limit, and so is what is done else behind one', () => {
  const lines = told(
    'Start the pump. If it fails, try again (max 3x), then call the guard and stop. Otherwise open the valve.',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      '<3 tries?> -Yes-> Call the guard',
      '<3 tries?> -No-> Start the pump',
      '<Fails?> -No-> Open the valve',
    ]),
  );
  expect(
    told('The guard turns the key. After three attempts the door is locked, otherwise the guard is asked.'),
  ).toEqual(
    expect.arrayContaining(['<Three attempts?> -Yes-> Lock the door', '<Three attempts?> -No-> Ask the guard']),
  );
});

test('what has to be so is asked where it is told what is done else', () => {
  const lines = told(
    'If the tank leaks, call the guard. Otherwise fill the tank. The level has to match, else fill the tank again.',
  );
  expect(lines).toEqual(
    expect.arrayContaining(['Fill the tank -> <Level matches?>', '<Level matches?> -No-> Fill the tank']),
  );
});

test('a second deed has the verb of the first, and ways that differ in where are told apart', () => {
  expect(told('The oil is drained and its weight measured. Oil under 4 mg/l is drained again.')).toEqual(
    expect.arrayContaining(['Drain the oil -> Measure its weight', 'Measure its weight -> <Oil under 4 mg/l?>']),
  );
  expect(
    told('The porter weighs the crate and, depending on the class, puts it into the cellar or onto the shelf.'),
  ).toEqual(
    expect.arrayContaining([
      'Porter weighs the crate -> <Class?>',
      '<Class?> -> Put it into the cellar',
      '<Class?> -> Put it onto the shelf',
    ]),
  );
});

test('it means a machine that was asked about, or the thing that a case compares', () => {
  expect(
    told(
      'The guard gets an alarm. He checks whether the server is down. If so, he restarts it. If not, he closes the alarm.',
    ),
  ).toContain('<Server down?> -Yes-> Restart server');
  expect(
    told(
      'The porter weighs the crate and prints a label. If the crate is over 20 kg, he calls a guard before he lifts it.',
    ).join(),
  ).toContain('Lift crate');
  expect(told('The cook orders the goods. The porter takes the receipt and stores them.').join()).toContain(
    'Store goods',
  );
});

test('what is done to something that one case alone made is done in that case', () => {
  expect(
    told(
      'The guard sorts leaks as small or large. Small leaks are mended by the guard. Large leaks are passed to the plumber, who makes an estimate. The owner signs the estimate. In the end the guard files a report.',
    ),
  ).toEqual(expect.arrayContaining(['Make an estimate -> Sign the estimate', 'Mend small leaks -> File a report']));
});
