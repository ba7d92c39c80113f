import { expect, test } from 'vitest';
import { chartType } from '../testing/chart-type.ts';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const stylesOf = (text: string, type = buildType('process')) => {
  const told = understand(text, { type });
  const parts = told.ok ? (told.presentation?.parts ?? []) : [];
  return { looks: parts.map(({ targets, style }) => [...targets, style.fillColor]), lines: drawn(told) };
};

test('how parts are to look names no step', () => {
  const { looks, lines } = stylesOf(
    'Boil the water. If it boils, steep the tea, otherwise wait. Make the decision yellow and the end red.',
  );
  expect(looks).toEqual([
    ['boils', '#fde047'],
    ['end', '#f87171'],
  ]);
  expect(lines.join()).not.toMatch(/yellow|red/);
});

test('a part is named by its label, too', () => {
  const { looks, lines } = stylesOf('Ann leads Ben and Cleo. The Ben box in green.', chartType);
  expect(looks).toEqual([['ben', '#86efac']]);
  expect(lines).toEqual(['Ann -> Ben', 'Ann -> Cleo']);
});

test('work with colours is a step like any other', () => {
  const { looks, lines } = stylesOf('Fill in the form. Colour the form red. File the form.');
  expect(looks).toEqual([]);
  expect(lines).toContain('Fill in the form -> Colour the form red');
});

test('colours beside a theme that has its own are not dropped without a word', () => {
  const told = understand('Dark theme in blue: boil water, steep tea', { type: buildType('process') });
  expect(told.ok && told.warnings.map(({ message }) => message)).toContain(
    'The theme has its own colors, so the colors in your description weren’t used. Ask for a theme or for colors, not both.',
  );
});
