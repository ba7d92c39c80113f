import { expect, test } from 'vitest';
import { areApart, leaveOthers } from './number-ranges.ts';

const apart = (one: string, other: string): boolean => areApart(one.split(' '), other.split(' '));

test('conditions on one measure are apart where no number fits both', () => {
  expect(apart('the load exceeds 100 %', 'it lies between 90 % and 100 %')).toBe(true);
  expect(apart('it lies between 90 % and 100 %', 'the load exceeds 100 %')).toBe(true);
  expect(apart('score is below 50', 'the score is 50 to 70')).toBe(true);
  expect(apart('more than 5 people come', 'up to 5 people come')).toBe(true);
  expect(apart('the amount is under 1,000 eur', 'the amount is over 1,000 eur')).toBe(true);
});

test('conditions that may both hold, or speak of two things, are not', () => {
  expect(apart('the amount is over 100', 'it is over 1000')).toBe(false);
  expect(apart('the load exceeds 100 %', 'the wind is below 20 knots')).toBe(false);
  expect(apart('the load is low', 'it lies between 90 and 100')).toBe(false);
});

test('between two amounts others may be left', () => {
  const left = (one: string, other: string): boolean => leaveOthers(one.split(' '), other.split(' '));
  expect(left('the level exceeds 90', 'the level is below 20')).toBe(true);
  expect(left('the level exceeds 90', 'it is between 50 and 90')).toBe(true);
  expect(left('the amount is over 500', 'the amount is under 500')).toBe(false);
});
