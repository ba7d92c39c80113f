import { expect, test } from 'vitest';
import { plainItems } from './plain-items.ts';

test('numbers of requirements are left out where several are counted so', () => {
  expect(plainItems('R1 A guest books a room.\nR2 A room has beds.')).toBe(
    '   A guest books a room.\n   A room has beds.',
  );
  expect(plainItems('A4 Paper is kept in the tray.')).toBe('A4 Paper is kept in the tray.');
});

test('a catchword is left out, a case and a step are not', () => {
  expect(plainItems('1. Label. The system prints a label.')).toBe('1.        The system prints a label.');
  const cases = '- Paid late: The clerk adds a fee.\n- No stamp: The clerk asks for one.';
  expect(plainItems(cases)).toBe(cases);
  const step = '1. Weigh the sack. If it is heavy, call a porter.';
  expect(plainItems(step)).toBe(step);
});
