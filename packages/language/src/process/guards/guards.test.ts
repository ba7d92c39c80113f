import { expect, test } from 'vitest';
import { buildType, drawn } from '../../testing/drawn.ts';
import { tokenise } from '../../text/token.ts';
import { understand } from '../../understand.ts';
import { conditionStrength } from './condition-phrase.ts';
import { measureAt } from './measure.ts';

const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('process') })).filter((line) => !/\((?:Start|End)\)/.test(line));

test.each([
  ['not solved', 'strong'],
  ['too dry', 'strong'],
  ['no stamp', 'strong'],
  ['weight over 20 kg', 'strong'],
  ['approved', 'weak'],
  ['leak found', 'weak'],
  ['bad fish', 'weak'],
  ['water the plants', undefined],
  ['the clerk', undefined],
])('"%s" is a condition: %s', (phrase, strength) => {
  expect(conditionStrength(tokenise(phrase))).toBe(strength);
});

test.each([
  ['under 70 reject it', 2],
  ['parcels over 20 kg go by truck', 4],
  ['between 2 and 5 days write', 5],
  ['60 or more', 3],
  ['delay is less than an hour wait', 6],
  ['water the plants', undefined],
])('"%s" opens with a measure of so many words: %s', (phrase, length) => {
  expect(measureAt(tokenise(phrase))?.length).toBe(length);
});

test.each([
  [
    'a condition before an arrow and what is done otherwise',
    'the cook tastes the soup, too thin -> add rice, otherwise serve it',
    ['Cook tastes the soup -> <Too thin?>', '<Too thin?> -Yes-> Add rice', '<Too thin?> -No-> Serve soup'],
  ],
  [
    'measures with no mark behind them',
    'Ann weighs the parcel. Under 2 kg mail it, 2 to 20 kg call the courier, over 20 kg book a truck.',
    [
      'Ann weighs the parcel -> <Which range?>',
      '<Which range?> -Under 2 kg-> Mail parcel',
      '<Which range?> -2 to 20 kg-> Call the courier',
      '<Which range?> -Over 20 kg-> Book a truck',
    ],
  ],
  [
    'an answer before each chain, and a question in one of them',
    'is the lamp on? no -> check the plug. yes -> is it warm? yes -> wait, no -> call Tom',
    [
      '<Is the lamp on?> -No-> Check the plug',
      '<Is the lamp on?> -Yes-> <Is it warm?>',
      '<Is it warm?> -Yes-> Wait',
      '<Is it warm?> -No-> Call Tom',
    ],
  ],
])('reads %s', (_, text, expected) => {
  expect(inner(text)).toEqual(expected);
});
