import type { Rehearsed } from '@diagloom/diagram/layout';
import { describe, expect, test, vi } from 'vitest';
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

describe('the next one', () => {
  const shapes = (count: number): readonly string[] => lines(count).map((_, at) => `s${at} Shape`);
  const edges = (count: number): readonly string[] => lines(count).map((_, at) => `s${at} -> s${at + 1}`);

  /** After a first rehearsal of ten lines that took so long, of a model that writes a line in 30 ms. */
  const afterFirst = async (milliseconds: number) => {
    let time = 0;
    const { rehearse, end } = inHand();
    const rehearsal = rehearseWhileWritten(rehearse, () => time);
    const write = (all: readonly string[]): void => {
      for (const line of all) {
        rehearsal.take([line]);
        time += 30;
      }
    };
    write(shapes(10));
    time = 270 + milliseconds;
    end(way('as written'));
    await vi.waitFor(() => expect(rehearsal.best()).toBeDefined());
    return { rehearse, write };
  };

  test('is begun where it ends before the answer does', async () => {
    const { rehearse, write } = await afterFirst(40);
    write([...shapes(10), ...edges(5)]);
    expect(rehearse).toHaveBeenCalledTimes(2);
  });

  test('is not begun where the answer ends before it', async () => {
    const { rehearse, write } = await afterFirst(250);
    write([...shapes(10), ...edges(24)]);
    expect(rehearse).toHaveBeenCalledOnce();
  });

  test('is begun while only shapes are named, as all lines between them are still to come', async () => {
    const { rehearse, write } = await afterFirst(250);
    write(shapes(15));
    expect(rehearse).toHaveBeenCalledTimes(2);
  });
});
