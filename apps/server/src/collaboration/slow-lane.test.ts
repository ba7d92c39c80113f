import { expect, test } from 'vitest';
import { createSlowLane } from './slow-lane.ts';

test('one work is done after the other with a rest between, also after one that fails', async () => {
  const seen: string[] = [];
  const lane = createSlowLane(async () => void seen.push('rest'));
  const work = (name: string) => async () => {
    seen.push(`begin ${name}`);
    await Promise.resolve();
    seen.push(`end ${name}`);
  };
  const failing = lane(async () => Promise.reject(new Error('full')));
  await Promise.all([expect(failing).rejects.toThrow('full'), lane(work('a')), lane(work('b'))]);
  expect(seen.slice(0, 5)).toEqual(['begin a', 'end a', 'rest', 'begin b', 'end b']);
});
