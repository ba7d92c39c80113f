import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const told = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('process') })).filter((line) => !/\((?:Start|End)\)/.test(line));

test.each([
  [
    'a condition ends at its comma, whatever else the verb behind it may be',
    'Open the hatch. If it has no pressure after that, ring Harbour. Otherwise seal it.',
    ['<Has pressure after that?> -No-> Ring Harbour'],
  ],
  [
    'there is something of it, and then whoever has to be told',
    'The cook tastes it. Where there’s any trace of nuts the owner must be told at once. Then serve it.',
    ['<Any trace of nuts?> -Yes-> Tell the owner'],
  ],
  [
    'what is counted or entered stays with its verb',
    'The crew count who is on board and enter what’s missing on the sheet. Then sail.',
    ['Crew count who is on board -> Enter what’s missing on the sheet'],
  ],
  [
    'a question that is asked again is asked once',
    'Open the tent. Is anybody hurt? If somebody is hurt, call the medic. Then close the tent.',
    ['Open the tent -> <Somebody hurt?>', '<Somebody hurt?> -Yes-> Call the medic'],
  ],
  [
    'an answer within a case belongs to what the case asked',
    'If the rope is old, check whether a new one is in stock. If so, take it, if not, order one. Then climb.',
    ['<New one in stock?> -Yes-> Take rope', '<New one in stock?> -No-> Order one'],
  ],
  [
    'otherwise makes a choice of the when before it',
    'The lab reads the slide. When the count is out of range, the doctor is told. Otherwise it is filed.',
    ['<Count out of range?> -Yes-> Tell the doctor', '<Count out of range?> -No-> File count'],
  ],
  [
    'fine is the other case of a fault',
    'The rigger looks at the sail. If anything is broken, mend it. If it’s fine, hoist the sail.',
    ['<Anything broken?> -Yes-> Mend sail', '<Anything broken?> -No-> Hoist the sail'],
  ],
  [
    'none answers what was looked for',
    'The mate looks for a free berth. If there is none, anchor in the bay. Then go ashore.',
    ['<Free berth?> -No-> Anchor in the bay'],
  ],
  [
    'the number of a step that is meant opens no item',
    '1. Light the lamp.\n2. Is it red? If yes, shut the valve, then go to step 4. If no, go to step 3.\n3. Is the dial at rest? If yes, go to step 4. If no, tap it.\n4. Log it.',
    ['Shut the valve -> Log lamp', '<Red?> -No-> <Dial at rest?>', '<Dial at rest?> -Yes-> Log lamp'],
  ],
])('%s', (_, text, expected) => {
  const lines = told(text);
  for (const line of expected) expect(lines).toContain(line);
});
