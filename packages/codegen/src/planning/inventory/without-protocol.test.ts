import { expect, test } from 'vitest';
import { withoutProtocol } from './client-operations.ts';

test.each([
  ['unlock bike, gRPC', 'unlock bike'],
  ['Positions (MQTT)', 'Positions'],
  ['publishes events over AMQP', 'publishes events'],
  ['gRPC: unlock bike', 'unlock bike'],
  ['REST/HTTPS: place order', 'place order'],
  ['place order [via HTTPS]', 'place order'],
  ['orders - REST API', 'orders'],
  ['HTTPS', 'HTTPS'],
  ['restock shelves', 'restock shelves'],
  ['over HTTPS', 'HTTPS'],
])('“%s” is for “%s”', (label, said) => {
  expect(withoutProtocol(label)).toBe(said);
});

test('long labels are read as fast as short ones', () => {
  expect(withoutProtocol(`${' '.repeat(20_000)}x`)).toBe('x');
  expect(withoutProtocol('a '.repeat(10_000))).toBe('a '.repeat(10_000).trim());
});
