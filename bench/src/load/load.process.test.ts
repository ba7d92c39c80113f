import { expect, test } from 'vitest';
import { runLoad } from './run-load.ts';

/** As `npm run bench -- load`, with few people and for a few seconds; how much slower everybody gets is for the bench to say, on a machine of its own. */
test('while somebody sends the worst there is, nobody else fails, and nothing that was acknowledged is lost', async () => {
  const { attacked, hang, acknowledged, lost } = await runLoad({
    people: 4,
    quietSeconds: 0,
    seconds: 3,
    say: () => undefined,
  });
  expect(attacked.failures).toEqual([]);
  expect(attacked.longestStall).toBeLessThan(10_000);
  expect(hang.longestAnswer).toBeLessThan(10_000);
  expect([acknowledged > 0, lost]).toEqual([true, 0]);
}, 300_000);
