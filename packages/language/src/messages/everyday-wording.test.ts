import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] => drawn(understand(text, { type: buildType('messages') }));

test('who checks a store and answers asks the store and answers whoever asked', () => {
  expect(sequence('The buoy sends its place to the server, the server checks the database and answers.')).toEqual([
    'Buoy -Send its place-> Server',
    'Server -Check-> Database',
    'Server -Answer-> Buoy (reply)',
  ]);
});

test('an outcome alone ends before whoever acts, and what happens if not needs no comma', () => {
  expect(
    sequence(
      'The gate sends the tag to the controller. The controller asks the registry. If allowed it opens the bar, if not the gate beeps.',
    ),
  ).toEqual([
    'Gate -Send tag-> Controller',
    'Controller -Ask-> Registry',
    'Controller -Open bar-> Controller {alt: Allowed}',
    'Gate -Beep-> Gate {alt: Otherwise}',
  ]);
});

test('what is said behind a colon is the answer, and a name that opens like a verb is a name', () => {
  expect(
    sequence(
      '1 buoy asks update server for version\n2 server answers: new version\n3 buoy reports success to update server',
    ),
  ).toEqual([
    'Buoy -Ask for version-> Update server',
    'Update server -New version-> Buoy (reply)',
    'Buoy -Report success-> Update server',
  ]);
});
