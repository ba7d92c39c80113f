import { expect, it } from 'vitest';
import { isPlace, spellElement } from './spell-element.ts';

it.each([
  ['at the top a logo', 'a logo'],
  ['below that a big Send btn', 'a Send button'],
  ['the shop name as a heading', 'the shop name heading'],
  ['notes (text area)', 'notes text area'],
  ['search field on the right', 'search field'],
  ['list of plants w photo', 'list of plants with photo'],
])('%s is %s', (said, meant) => {
  expect(spellElement(said)).toBe(meant);
});

it('tells a place on the screen from a screen', () => {
  expect(['left', 'the right side', 'at the bottom', 'right = map'].map(isPlace)).toEqual([true, true, true, true]);
  expect(['left menu page', 'orders'].map(isPlace)).toEqual([false, false]);
});
