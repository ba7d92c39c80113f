import { expect, test } from 'vitest';
import { withFirmLines } from './with-firm-lines.ts';

test('tells the width of lines right behind the start of a picture', () => {
  const svg = '<svg width="10"><rect width="5" stroke="#000"/></svg>';
  const firm = withFirmLines(svg, 0.75);
  expect(firm).toMatch(
    /^<svg width="10"><style>.*rect.*\{vector-effect:non-scaling-stroke;stroke-width:0\.75px\}<\/style><rect/,
  );
  expect(firm.replace(/<style>.*<\/style>/, '')).toBe(svg);
});

test('a page without a picture stays empty', () => expect(withFirmLines('', 1)).toBe(''));
