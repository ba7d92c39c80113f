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
