import { expect, test } from 'vitest';
import type { Caller } from '../studio.ts';
import { createPictureStore, type Draw } from './picture-store.ts';

const caller = (who: string, controller = new AbortController()): Caller => ({ who, signal: controller.signal });

const buildCounting = () => {
  const drawn: string[] = [];
  const store = createPictureStore();
  const ask = async (
    who: string,
    from: readonly unknown[],
    draw: Draw = async () => ({ content: 'a', mediaType: 'b' }),
  ) =>
    (
      await store.get(caller(who), from, (by) => {
        drawn.push(from.join(' '));
        return draw(by);
      })
    ).bytes.toString();
  return { store, ask, drawn };
};

test('what is made from the same is drawn once, for several at the same moment as well', async () => {
  const { ask, drawn } = buildCounting();
  expect(await Promise.all([ask('ann', [7, 1]), ask('bob', [7, 1])])).toEqual(['a', 'a']);
  await ask('cem', [7, 1]);
  expect(drawn).toEqual(['7 1']);
  await ask('ann', [7, 2]);
  await ask('ann', [72, '']);
  expect(drawn).toEqual(['7 1', '7 2', '72 ']);
});

test('what failed is tried again', async () => {
  const { ask, drawn } = buildCounting();
  await expect(ask('ann', ['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await ask('ann', ['a'])).toBe('a');
  expect(drawn).toHaveLength(2);
});

test('a drawing is stopped when the last who waits for it has left', async () => {
  const stopped: unknown[] = [];
  const { store } = buildCounting();
  const draw: Draw = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped.push(signal.reason);
        reject(signal.reason);
      });
    });
  const [ann, bob] = [new AbortController(), new AbortController()];
  const asked = [store.get(caller('ann', ann), ['a'], draw), store.get(caller('bob', bob), ['a'], draw)];
  ann.abort('ann left');
  await expect(asked[0]).rejects.toBe('ann left');
  expect(stopped).toEqual([]);
  bob.abort('bob left');
  await expect(asked[1]).rejects.toBe('bob left');
  expect(stopped).toEqual(['bob left']);
});
