import { expect, test } from 'vitest';
import { placeInPicture } from './picture-origin.ts';

const picture = (viewBox: string): string =>
  `data:image/svg+xml;base64,${btoa(`<svg viewBox="${viewBox}">${' '.repeat(2000)}</svg>`)}`;

test('a picture begins where its view box does', () => {
  const where = { x: 100, y: 80, width: 20, height: 10 };
  expect(placeInPicture(picture('-24.5 40 300 200'), where)).toEqual({ ...where, x: 124.5, y: 40 });
});

test('a picture that says nothing begins at the corner of the page', () => {
  const where = { x: 1, y: 2, width: 3, height: 4 };
  expect(placeInPicture('data:,', where)).toEqual(where);
});
