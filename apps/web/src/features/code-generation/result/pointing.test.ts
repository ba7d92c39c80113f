import { expect, it } from 'vitest';
import { fileAbout, linesAbout, partsInCode } from './pointing.ts';

const file = (filename: string, role: 'source' | 'test', marks: readonly [number, ...string[]][]) => ({
  filename,
  role,
  marks: marks.map(([line, ...about]) => ({ line, about })),
});

const files = [
  file('test/tea.test.js', 'test', [[4, 'pour']]),
  file('src/tea.js', 'source', [
    [2, 'boil'],
    [3, 'boil', 'pour'],
  ]),
];

it('leads from a shape to the lines of its code', () => {
  expect(linesAbout({ marks: files[1]?.marks ?? [] }, new Set(['boil']))).toEqual([2, 3]);
});

it('stays in the file on screen where it has the shape, and leads to the program before its tests otherwise', () => {
  const pour = new Set(['pour']);
  expect(fileAbout(files, 'test/tea.test.js', pour)?.filename).toBe('test/tea.test.js');
  expect(fileAbout(files, 'README.md', pour)?.filename).toBe('src/tea.js');
  expect(fileAbout(files, 'README.md', new Set(['gone']))).toBeUndefined();
});

it('knows which shapes have code at all', () => {
  expect([...partsInCode(files)].toSorted()).toEqual(['boil', 'pour']);
});
