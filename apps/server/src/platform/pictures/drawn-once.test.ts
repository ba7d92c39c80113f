import { expect, test } from 'vitest';
import { buildStudio } from '../../testing/build-studio.ts';
import type { Caller, Studio } from '../studio.ts';
import { drawnOnce } from './drawn-once.ts';

const caller = (who: string, controller = new AbortController()): Caller => ({ who, signal: controller.signal });

const buildCounting = (preview: Studio['preview'] = buildStudio().preview) => {
  const drawn: string[] = [];
  const studio = drawnOnce({
    ...buildStudio(),
    preview: (by, xml, ...rest) => {
      drawn.push(xml);
      return preview(by, xml, ...rest);
    },
  });
  return { studio, drawn };
};

test('the same content is drawn once, for several at the same moment as well', async () => {
  const { studio, drawn } = buildCounting();
  await Promise.all([studio.preview(caller('ann'), 'a', 'Title'), studio.preview(caller('bob'), 'a', 'Title')]);
  await studio.preview(caller('cem'), 'a', 'Title');
  expect(drawn).toEqual(['a']);
  await studio.preview(caller('ann'), 'a', 'Another title');
  await studio.preview(caller('ann'), 'aTitle', '');
  expect(drawn).toEqual(['a', 'a', 'aTitle']);
});

test('what failed is tried again', async () => {
  let isBroken = true;
  const { studio, drawn } = buildCounting((by, ...request) =>
    isBroken ? Promise.reject(new Error('broken')) : buildStudio().preview(by, ...request),
  );
  await expect(studio.preview(caller('ann'), 'a')).rejects.toThrow('broken');
  isBroken = false;
  await studio.preview(caller('ann'), 'a');
  expect(drawn).toHaveLength(2);
});

test('a drawing is stopped when the last who waits for it has left', async () => {
  const stopped: unknown[] = [];
  const { studio } = buildCounting(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped.push(signal.reason);
          reject(signal.reason);
        });
      }),
  );
  const [ann, bob] = [new AbortController(), new AbortController()];
  const asked = [studio.preview(caller('ann', ann), 'a'), studio.preview(caller('bob', bob), 'a')];
  ann.abort('ann left');
  await expect(asked[0]).rejects.toBe('ann left');
  expect(stopped).toEqual([]);
  bob.abort('bob left');
  await expect(asked[1]).rejects.toBe('bob left');
  expect(stopped).toEqual(['bob left']);
});
