import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] => drawn(understand(text, { type: buildType('messages') }));

test.each([
  'The sensor sends the level via the gateway to the backend.',
  'The sensor sends the level to the backend via the gateway.',
])('who is between takes what is sent and hands it on: %s', (text) => {
  expect(sequence(text)).toEqual(['Sensor -Send level-> Gateway', 'Gateway -Forward level-> Backend']);
});

test('what comes back goes the same way, in one sentence too', () => {
  expect(
    sequence(
      'The guest sends a request over the proxy to the server; the server returns the page through the proxy to the guest.',
    ),
  ).toEqual([
    'Guest -Send request-> Proxy',
    'Proxy -Forward request-> Server',
    'Server -Page-> Proxy (reply)',
    'Proxy -Forward page-> Guest',
  ]);
});

test('a way that is no part stays what it is', () => {
  expect(
    sequence('The guest pays the hotel via credit card. The hotel confirms by mail to the guest.').join(),
  ).not.toContain('Forward');
});
