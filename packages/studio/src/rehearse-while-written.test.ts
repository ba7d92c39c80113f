import type { Rehearsed } from '@diagloom/diagram/layout';
import { expect, test, vi } from 'vitest';
import { rehearseWhileWritten } from './rehearse-while-written.ts';

const lines = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `line ${at}`);
const way = (attempt: string): Rehearsed => ({ direction: 'down', attempt, crossings: 0 });

/** Rehearsals that end when the test says so. */
const inHand = () => {
  const ends: ((best: Rehearsed | Error | undefined) => void)[] = [];
  const rehearse = vi.fn(
    (_reply: string) =>
      new Promise<Rehearsed | undefined>((resolve, reject) => {
        ends.push((best) => (best instanceof Error ? reject(best) : resolve(best)));
      }),
  );
  return { rehearse, end: (best: Rehearsed | Error | undefined) => ends.shift()?.(best) };
};

test('it waits for enough lines, and then for clearly more', async () => {
  const { rehearse, end } = inHand();
  const rehearsal = rehearseWhileWritten(rehearse);
  rehearsal.take(lines(9));
  expect(rehearse).not.toHaveBeenCalled();
  rehearsal.take(lines(1));
  expect(rehearse).toHaveBeenCalledOnce();
  expect(rehearse.mock.calls[0]?.[0].split('\n')).toHaveLength(10);
  end(way('any order'));
  await vi.waitFor(() => expect(rehearsal.best()).toEqual(way('any order')));
  rehearsal.take(lines(14));
  expect(rehearse).toHaveBeenCalledOnce();
  rehearsal.take(lines(1));
  expect(rehearse).toHaveBeenCalledTimes(2);
});

test('one runs at a time; what came meanwhile is tried when it ends', async () => {
  const { rehearse, end } = inHand();
  const rehearsal = rehearseWhileWritten(rehearse);
  rehearsal.take(lines(10));
  rehearsal.take(lines(30));
  expect(rehearse).toHaveBeenCalledOnce();
  end(way('as written'));
  await vi.waitFor(() => expect(rehearse).toHaveBeenCalledTimes(2));
  expect(rehearse.mock.calls[1]?.[0].split('\n')).toHaveLength(40);
});

test('one that fails or finds nothing leaves what was known', async () => {
  const { rehearse, end } = inHand();
  const rehearsal = rehearseWhileWritten(rehearse);
  rehearsal.take(lines(10));
  end(way('as written'));
  await vi.waitFor(() => expect(rehearsal.best()).toBeDefined());
  for (const found of [new Error('gone'), undefined]) {
    const before = rehearse.mock.calls.length;
    rehearsal.take(lines(200 * before));
    end(found);
    await vi.waitFor(() => expect(rehearse).toHaveBeenCalledTimes(before + 1));
  }
  expect(rehearsal.best()).toEqual(way('as written'));
});
