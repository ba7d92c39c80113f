import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoldBack } from './hold-back.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const refuse = async (times: number, holdBack = createHoldBack()): Promise<{ readonly told: () => number }> => {
  let told = 0;
  for (let count = 0; count < times; count += 1) void holdBack('a').then(() => (told += 1));
  await Promise.resolve();
  await Promise.resolve();
  return { told: () => told };
};

test('tells a few refusals at once, and holds further ones back', async () => {
  const { told } = await refuse(25);
  expect(told()).toBe(20);
});

test('holds nobody back for what others did', async () => {
  const holdBack = createHoldBack();
  await refuse(25, holdBack);
  await expect(holdBack('b')).resolves.toBeUndefined();
});

test('keeps no more waiting than it has room for', async () => {
  const { told } = await refuse(1500);
  expect(told()).toBe(500);
});
