import { expect, it } from 'vitest';
import { keepParts } from './keep-parts.ts';

it('one part that is drawn anew leaves all others what they were', () => {
  expect(keepParts(['a', 'b', 'c'], ['a', 'B', 'c'])).toEqual([0, undefined, 2]);
});

it('parts that change places, come and go are told by what they are', () => {
  expect(keepParts(['a', 'b', 'c', 'd'], ['a', 'c', 'b', 'new', 'd'])).toEqual([0, 2, 1, undefined, 3]);
  expect(keepParts(['a', 'b', 'c'], ['c'])).toEqual([2]);
});

it('of two parts that look alike each is kept once', () => {
  expect(keepParts(['a', 'a'], ['x', 'a', 'a', 'a'])).toEqual([undefined, undefined, 0, 1]);
});
