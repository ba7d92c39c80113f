import { expect, test } from 'vitest';
import { addTotals, readFailures, readTotals } from './read-totals.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };

test('counts what the report counts', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [passed, failed] }],
  };
  expect(readTotals(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('a file that does not load is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  };
  expect(readTotals(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a runner that fails without a failed test, or without a report, is a failure', () => {
  expect(readTotals(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(readTotals({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  });
});

test('the last line names skipped tests only where there are some', () => {
  expect(
    addTotals([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]).line,
  ).toBe('5 passed, 1 failed');
  expect(addTotals([{ passed: 2, failed: 0, skipped: 4 }]).line).toBe('2 passed, 0 failed, 4 skipped');
});

test('says what failed, and with which words', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [passed] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [passed, { ...failed, fullName: 'adds', failureMessages: ['expected 2\nto be 3'] }],
      },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(readFailures(report)).toEqual([
    'FAILED b.test.ts: adds',
    '    expected 2\n    to be 3',
    'FAILED c.test.ts',
    '    no such module',
  ]);
  expect(readFailures(undefined)).toEqual([]);
});
