import { expect, test } from 'vitest';
import { costOf, pricesOf, readPrices } from './price-table.ts';

test.each([
  ['claude-sonnet-4-5-20250929', 3],
  ['eu.anthropic.claude-sonnet-4-5-20250929-v1:0', 3],
  ['anthropic/claude-opus-4.5', 5],
  ['gpt-4.1-mini-2025-04-14', 0.4],
  ['gpt-5', 1.25],
  ['gpt-5-pro', undefined],
  ['gpt-5.9', undefined],
  ['claude-opus-4-9', undefined],
])('a million tokens that %s reads cost %s', (model, dollars) => expect(pricesOf(model)?.input).toBe(dollars));

test('whoever runs a server says what its models cost', () => {
  const own = readPrices('Qwen/qwen3:14b = 0.5/1.5, gpt-5=2/20');
  expect(costOf('qwen/Qwen3:14b', { inputTokens: 1000, outputTokens: 100 }, own)).toBe(650);
  expect([pricesOf('gpt-5', own)?.output, pricesOf('gpt-5-mini', own)?.output]).toEqual([20, 2]);
});

test.each(['qwen=1', 'qwen 1/2', 'a=1/2,,b=1/2', 'a=-1/2'])('%s are no prices', (text) =>
  expect(readPrices(text)).toBeUndefined(),
);
