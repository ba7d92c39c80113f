import { describe, expect, test } from 'vitest';
import { type Condition, type Formula, readAssignment, readCondition } from './formulas.ts';

const said = (formula: Formula | Condition): string => {
  switch (formula.kind) {
    case 'number':
      return String(formula.value);
    case 'text':
      return `"${formula.value}"`;
    case 'name':
      return formula.words.join(' ');
    case 'joined':
      return `(${said(formula.left)} ${formula.by} ${said(formula.right)})`;
    default:
      return `(${said(formula.left)} ${formula.sign} ${said(formula.right)})`;
  }
};

describe('assignments', () => {
  test.each([
    ['Set the fee to parked minutes * 0.05', 'fee = (parked minutes * 0.05)'],
    ['attempts = attempts + 1', 'attempts = (attempts + 1)'],
    ['x := (a + b) / 2', 'x = ((a + b) / 2)'],
    ['Increase attempts by 1', 'attempts = (attempts + 1)'],
    ['Add 1 to the counter', 'counter = (counter + 1)'],
    ['Subtract the discount from the total', 'total = (total - discount)'],
    ['count++', 'count = (count + 1)'],
    ['sum += n', 'sum = (sum + n)'],
    ['Increment i', 'i = (i + 1)'],
    ['Assign 0 to sum', 'sum = 0'],
    ['Set status to "open"', 'status = "open"'],
    ['Calculate total = price times quantity', 'total = (price * quantity)'],
    ['The fee becomes 24', 'fee = 24'],
    ['Set the limit to 5,000', 'limit = 5000'],
  ])('%s', (label, meant) => {
    const read = readAssignment(label);
    expect(read && `${read.name.join(' ')} = ${said(read.value)}`).toBe(meant);
  });

  test.each(['Set the table for dinner', 'Increase the price', 'Call the attendant', 'x = ', '', 'Set it up (again)'])(
    '%s is none',
    (label) => expect(readAssignment(label)).toBeUndefined(),
  );
});

describe('conditions', () => {
  test.each([
    ['attempts < 3?', '(attempts < 3)'],
    ['Is the fee greater than 24?', '(fee > 24)'],
    ['Parked minutes more than 30?', '(parked minutes > 30)'],
    ['Total amount is at least $5,000', '(total amount >= 5000)'],
    ['Error rate above 10%?', '(error rate > 10)'],
    ['Guess not equal to the secret number?', undefined],
    ['The guess is not equal to the secret number', '(guess != secret number)'],
    ['more than 3 attempts?', '(attempts > 3)'],
    ['x > 0 and x <= 10', '((x > 0) all (x <= 10))'],
    ['age between 18 and 65?', '((age >= 18) all (age <= 65))'],
    ['Is n odd?', '((n % 2) != 0)'],
    ['n is divisible by 3', '((n % 3) == 0)'],
    ['n % 2 = 0', '((n % 2) == 0)'],
    ['The answer is "yes"', '(answer == "yes")'],
    ['a > b?', '(a > b)'],
    ['Receipt missing?', undefined],
    ['Guess a number?', undefined],
    ['Over budget?', undefined],
  ])('%s', (label, meant) => {
    const read = readCondition(label);
    expect(read && said(read)).toBe(meant);
  });
});

test('what is long is no formula', () => {
  for (const label of [' '.repeat(20_000), 'a '.repeat(20_000), '1'.repeat(20_000)]) {
    expect(readAssignment(label)).toBeUndefined();
    expect(readCondition(label)).toBeUndefined();
  }
});
