import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const lines = (text: string): readonly string[] => drawn(understand(text, { type }));

test('what is counted up is a name, also where it is called after a deed', () => {
  expect(lines('Save the row and then increase imported by 1. Show the sum.')).toEqual(
    expect.arrayContaining(['Save the row -> Increase imported by 1', 'Increase imported by 1 -> Show the sum']),
  );
  expect(lines('Rice is imported by 3 firms. The clerk weighs it.').join('\n')).toMatch(/import/i);
});

test('arithmetic in words is kept whole', () => {
  expect(lines('Set the total to price times quantity. Print the total.')).toContain(
    'Set the total to price times quantity -> Print the total',
  );
});

test('arithmetic makes a label no too long one', () => {
  const read = understand('Read the minutes. Set the fee to minutes * 0.05 + 2 * 1.5. Print the fee.', { type });
  expect(read.ok && read.warnings.map(({ message }) => message).join(' ')).not.toContain('long label');
});

test('what is added to something that is no number is dealt with like any other thing', () => {
  expect(lines('Write the order. Add it to the list. Print the list.').join('\n')).toContain('Add order to the list');
});
