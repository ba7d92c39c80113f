import { expect, test } from 'vitest';
import { tellJumps } from './tell-jumps.ts';
import { tellRows } from './tell-rows.ts';

test.each([
  ['if no → 4.3; if yes → 4.4', ['If no, go to step 4.3.', 'If yes, go to step 4.4.']],
  ['then back to 4.2', ['Then go back to step 4.2.']],
  ['→ 7', ['Then go to step 7.']],
  ['No: go back to step 2', ['If no, go to step 2.']],
  ['dry room, 15 °C, four weeks or so', []],
  ['panel 3', []],
  ['vault B; vault A is full', []],
  ['', []],
])('%j leads on by numbers: %j', (cell, sentences) => {
  expect(tellJumps(cell)).toEqual(sentences);
});

test('rows of a table that lead to others by their numbers keep these', () => {
  const rows = [
    'Step | Activity | Performed by | Remark',
    '4.1 | Log the box | Porter | on arrival',
    '4.2 | Weigh it. Heavy? | Porter | if yes → 4.1',
  ];
  expect(
    tellRows(rows.map((row) => `| ${row} |`).join('\n'), 'process')
      .trim()
      .split('\n'),
  ).toEqual(['4.1. The Porter must log the box.', '4.2. The Porter must weigh it. Heavy? If yes, go to step 4.1.']);
});
