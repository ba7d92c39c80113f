import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const told = (text: string): readonly string[] => drawn(understand(text, { type: buildType('process') }));

test.each([
  [
    'what is sent back is no new verb, and leads back',
    'The mate writes the log. The captain signs it or sends it back. The cook files it.',
    ['<Sign log?> -Yes-> Sign log', '<Sign log?> -No-> Write the log'],
  ],
  [
    'a verdict on nothing named is the decision that is told next',
    'The sailor asks for leave. The mate approves or declines. Declined: the cook tells him. Approved: the cook packs food.',
    ['<Approved?> -No-> Tell him', 'Ask for leave -> <Approved?>', '<Approved?> -Yes-> Pack food'],
  ],
  [
    'an answer within another answer belongs to what that asked',
    'If the rope is not dry, hang it up. If it is, check it and decide whether it is safe. If not burn it. If so coil it.',
    ['Check rope -> <Safe?>', '<Safe?> -No-> Burn rope', '<Safe?> -Yes-> Coil rope'],
  ],
  [
    'a question in a branch may end with a comma',
    'Is it a fish? no -> throw it back. yes -> is it small, if so release it, otherwise gut it',
    ['<Fish?> -Yes-> <Small?>', '<Small?> -Yes-> Release it', '<Small?> -No-> Gut it'],
  ],
  [
    'a list that opens and ends with a command lists deeds',
    'Does it float? no = stop. yes = mix dough, bulk prove, shape, overnight in fridge, bake',
    ['Mix dough -> Bulk prove', 'Bulk prove -> Shape', 'Shape -> Overnight in fridge', 'Overnight in fridge -> Bake'],
  ],
  [
    'how things still are is a condition',
    'Send a letter. Still not paid after a week, phone them. No answer within a day, visit them. Then stop.',
    ['<Paid after a week?> -No-> Phone them', '<Answer within a day?> -No-> Visit them'],
  ],
  [
    'what somebody says to a question is an answer',
    'Ring the owner. They say yes, paint the boat. They say no, return the keys.',
    ['<Agree?> -Yes-> Paint the boat', '<Agree?> -No-> Return the keys'],
  ],
  [
    'somebody may be told to stay, and what is done to somebody stands before its particle',
    'Is it windy? If yes, stay home and warn the crew. If not, log them in.',
    ['<Windy?> -Yes-> Stay home', 'Stay home -> Warn the crew', '<Windy?> -No-> Log them in'],
  ],
])('%s', (_, text, expected) => {
  const lines = told(text);
  for (const line of expected) expect(lines).toContain(line);
});

test.each([
  'School trips please. The mate writes the plan. The captain signs it.',
  'Repeat voyages at the pier. The mate writes the plan. The captain signs it.',
  'Voyages over 500 miles: the mate writes the plan. The captain signs it. The cook buys food.',
  'Shop returns. The mate brings the rope back. The captain checks it.',
])('a name before the story is no step: %s', (text) => {
  expect(told(text)[0]).toMatch(/^\((?:Start\) -> (?:Write|Bring)|(?:Write|Bring))/);
});
