import { expect, test } from 'vitest';
import { plainItems } from './plain-items.ts';

test('numbers of requirements are left out where several are counted so', () => {
  expect(plainItems('R1 A guest books a room.\nR2 A room has beds.')).toBe(
    '   A guest books a room.\n   A room has beds.',
  );
  expect(plainItems('A4 Paper is kept in the tray.')).toBe('A4 Paper is kept in the tray.');
});
