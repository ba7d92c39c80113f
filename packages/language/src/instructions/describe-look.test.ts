import { expect, test } from 'vitest';
import { describeLook } from './describe-look.ts';
import { colours } from './words/colours.ts';

const yellow = colours.find(({ name }) => name === 'yellow');

test('a look is said in words', () => {
  expect(describeLook({ fillColor: yellow?.fill ?? '', fontColor: yellow?.font ?? '' }, '"Ship"')).toBe(
    'Colors "Ship" yellow.',
  );
  expect(describeLook({ strokeColor: yellow?.stroke ?? '' }, '"Ship"')).toBe('Colors the lines of "Ship" yellow.');
  expect(describeLook({ fillColor: '#fef9c3', strokeColor: yellow?.stroke ?? '' }, '"Ship"')).toBe(
    'Colors "Ship" light yellow.',
  );
  expect(describeLook({ dashed: '1' }, '"Ship"')).toBe('Makes "Ship" dashed.');
  expect(describeLook({ fillColor: '#123456' }, '"Ship"')).toBe('Changes the look of "Ship".');
});
