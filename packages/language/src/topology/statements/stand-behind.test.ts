import { expect, test } from 'vitest';
import { splitStatements } from './statement.ts';

const told = (text: string): string =>
  splitStatements(text)
    .map(({ tokens }) => tokens.map((token) => token.text).join(' '))
    .join(' / ');

test('what stands behind something is who acts, and of two in front of it the first leads to the second', () => {
  expect(told('A blog behind a cache and a proxy reads the wiki.')).toBe(
    'A blog is behind a proxy ; the proxy is behind a cache ; the blog reads the wiki',
  );
  expect(told('Two kiosks behind a switch and a router use the wiki.')).toBe(
    'Two kiosks is behind a switch ; the switch is behind a router ; the kiosks use the wiki',
  );
});

test('where nobody acts, or all of them do, it stays', () => {
  expect(told('A blog behind a proxy.')).toBe('A blog behind a proxy');
  expect(told('Two blogs behind a proxy and a cache, both read the wiki.')).toBe(
    'Two blogs behind a proxy and a cache , both read the wiki',
  );
});

test('what is done to something behind a comma is told apart', () => {
  expect(told('The shop calls Stripe, parcels are sent to Kafka.')).toBe(
    'The shop calls Stripe ; parcels are sent to Kafka',
  );
  expect(told('The shop, the blog and the wiki are linked to Kafka.')).toBe(
    'The shop , the blog and the wiki are linked to Kafka',
  );
});
