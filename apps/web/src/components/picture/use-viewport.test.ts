import { describe, expect, test } from 'vitest';
import { inWindow } from './use-viewport.ts';

const picture = { width: 1100, height: 500 };
const wide = { width: 1024, height: 555 };
const opening = { choice: 'opening' as const, picture, window: wide };

describe('a diagram in a window that changes', () => {
  test('stays whole where a panel takes room from it', () => {
    expect(inWindow(opening, { width: 684, height: 684 })).toMatchObject({ choice: 'fit' });
  });

  test('stays readable where it was never seen whole', () => {
    const phone = { ...opening, window: { width: 390, height: 500 } };
    expect(inWindow(phone, { width: 390, height: 200 })).toMatchObject({ choice: 'opening' });
  });

  test('stays as it is before anything is measured, and where somebody chose a size', () => {
    const size = { width: 684, height: 684 };
    expect(inWindow({ ...opening, window: { width: 0, height: 0 } }, size)).toMatchObject({ choice: 'opening' });
    expect(inWindow({ ...opening, choice: 1.5 }, size)).toMatchObject({ choice: 1.5 });
  });
});
