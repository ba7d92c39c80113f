import { expect, test } from 'vitest';
import { onceAFrame } from './once-a-frame.ts';

test('a burst of changes is shown once, and what comes later once more', () => {
  const frames: (() => void)[] = [];
  let shown = 0;
  const { ask, stop } = onceAFrame(
    () => {
      shown += 1;
    },
    (run) => frames.push(run),
  );
  for (let change = 0; change < 200; change += 1) ask();
  expect([shown, frames.length]).toEqual([0, 1]);
  frames.shift()?.();
  ask();
  frames.shift()?.();
  expect(shown).toBe(2);
  // Whoever has left is shown nothing any more.
  ask();
  stop();
  frames.shift()?.();
  expect(shown).toBe(2);
});
