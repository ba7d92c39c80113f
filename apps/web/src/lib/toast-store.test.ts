import { expect, it } from 'vitest';
import { hideToast, readToast, showToast } from './toast-store.ts';

it('shows one toast at a time: the next replaces it', () => {
  showToast({ title: 'First' });
  showToast({ title: 'Second', tone: 'destructive' });
  expect(readToast()).toMatchObject({ title: 'Second', tone: 'destructive' });
  hideToast();
  expect(readToast()).toBeUndefined();
});
