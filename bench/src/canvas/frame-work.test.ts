import { expect, it } from 'vitest';
import { workPerFrame } from './frame-work.ts';

const task = (ts: number, dur: number) => ({ name: 'RunTask', ph: 'X', pid: 1, tid: 1, ts, dur, tdur: dur });
const within = (name: string, ts: number, type?: string) => ({
  ...task(ts, 1),
  name,
  ...(type === undefined ? {} : { args: { data: { type } } }),
});

it('a frame counts all tasks up to the picture that it hands over, and only where the pointer moved', () => {
  const events = [
    task(0, 2000),
    within('EventDispatch', 100, 'pointermove'),
    task(3000, 4000),
    within('Commit', 6000),
    task(8000, 500),
    within('Commit', 8100),
    task(9000, 1000),
    within('EventDispatch', 9100, 'wheel'),
    within('Commit', 9500),
    { ...task(9200, 90_000), tid: 2 },
  ];
  expect(workPerFrame(events)).toEqual([6, 1]);
});

it('refuses a trace in which nothing moved', () => {
  expect(() => workPerFrame([task(0, 1)])).toThrow('no movement');
});
