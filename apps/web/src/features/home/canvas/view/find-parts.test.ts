import { expect, it } from 'vitest';
import { buildView } from '../testing/build-view.ts';
import { findParts } from './find-parts.ts';

it('finds parts by some of their words', () => {
  const view = buildView();
  expect(findParts(view, 'PA')).toEqual(['a']);
  expect(findParts(view, 'p')).toEqual(['a', 'b']);
  expect(findParts(view, ' ')).toEqual([]);
});
