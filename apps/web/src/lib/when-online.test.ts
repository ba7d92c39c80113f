import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

let isOnline = true;

beforeEach(() => {
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

test('there is nothing to wait for with a connection', async () => {
  isOnline = true;
  await whenOnline(undefined);
});

test('without one it waits until there is', async () => {
  isOnline = false;
  let isThere = false;
  const waiting = whenOnline(undefined).then(() => {
    isThere = true;
  });
  await Promise.resolve();
  expect(isThere).toBe(false);
  window.dispatchEvent(new Event('online'));
  await waiting;
  expect(isThere).toBe(true);
});

test('whoever stops it is not kept waiting', async () => {
  isOnline = false;
  const stopped = new AbortController();
  const waiting = whenOnline(stopped.signal);
  stopped.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});
