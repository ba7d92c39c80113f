import { expect, test } from 'vitest';
import { runLoad } from './run-load.ts';

/** As `npm run bench -- load`, for a minute; how much slower everybody gets is for the bench to say, on a machine of its own. */
test('while somebody sends the worst there is, nobody else fails, and nothing that was acknowledged is lost', async () => {
  const { quiet, attacked, acknowledged, lost } = await runLoad({ people: 10, seconds: 20, say: () => undefined });
  expect([...quiet.failures, ...attacked.failures]).toEqual([]);
  expect(attacked.longestStall).toBeLessThan(10_000);
  expect([acknowledged > 0, lost]).toEqual([true, 0]);
}, 180_000);
