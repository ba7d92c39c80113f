import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const everybody = (): boolean => true;

const buildQueue = (...jobs: readonly (readonly [who: string, job: string])[]) => {
  const queue = createFairQueue<string>({ ofOne: 3, ofAll: 5 });
  return { ...queue, answers: jobs.map(([who, job]) => queue.add(who, job)) };
};

const drain = (queue: ReturnType<typeof buildQueue>): readonly (string | undefined)[] =>
  Array.from({ length: queue.size() }, () => queue.next(everybody));

test('people take turns, however much one of them has put in', () => {
  expect(drain(buildQueue(['ann', 'a1'], ['ann', 'a2'], ['ann', 'a3'], ['bob', 'b1']))).toEqual([
    'a1',
    'b1',
    'a2',
    'a3',
  ]);
});

test('who may not be served now keeps their turn', () => {
  const queue = buildQueue(['ann', 'a1'], ['bob', 'b1'], ['ann', 'a2']);
  expect(queue.next((who) => who !== 'ann')).toBe('b1');
  expect(drain(queue)).toEqual(['a1', 'a2']);
});

test('one person fills their own part only, and all together no more than there is room for', () => {
  const { answers } = buildQueue(
    ['ann', 'a1'],
    ['ann', 'a2'],
    ['ann', 'a3'],
    ['ann', 'a4'],
    ['bob', 'b1'],
    ['cem', 'c1'],
    ['dea', 'd1'],
  );
  expect(answers).toEqual(['taken', 'taken', 'taken', 'enough of one', 'taken', 'taken', 'enough of all']);
});

test('what nobody waits for any more is taken out, once', () => {
  const queue = buildQueue(['ann', 'a1'], ['bob', 'b1']);
  expect([queue.remove('ann', 'a1'), queue.remove('ann', 'a1'), queue.size()]).toEqual([true, false, 1]);
  expect(drain(queue)).toEqual(['b1']);
});
