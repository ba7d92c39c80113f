import { expect, test } from 'vitest';
import { withVisualOrder } from './visual-order.ts';

const wordsOf = (text: string): string => withVisualOrder(`<text x="1">${text}</text>`).replace(/<[^>]*>/g, '');

test('words from right to left run backwards, with the numbers among them', () => {
  expect(wordsOf('בדיקת ההזמנה החדשה')).toBe('החדשה ההזמנה בדיקת');
  expect(wordsOf('مراجعة 12 الطلب')).toBe('الطلب 12 مراجعة');
});

test('words around them stay where they are', () => {
  expect(wordsOf('Check مراجعة الطلب now')).toBe('Check الطلب مراجعة now');
  expect(wordsOf('של &amp; now')).toBe('של &amp; now');
});

test('a picture without such words is left alone', () => {
  const svg = '<svg><text x="1">Check order</text></svg>';
  expect(withVisualOrder(svg)).toBe(svg);
});
