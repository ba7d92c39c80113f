import { expect, test } from 'vitest';
import { hasExactWidth } from './has-exact-width.ts';

test('alphabets have widths that fonts agree on, other scripts and emoji do not', () => {
  expect(['Check stock – 50 €', 'Größe', 'Проверка', 'Έλεγχος'].map(hasExactWidth)).toEqual([true, true, true, true]);
  expect(['在庫', 'مخزون', 'Ship 📦', 'e\u0301'].map(hasExactWidth)).toEqual([false, false, false, false]);
});
