import { expect, test } from 'vitest';
import { requestProblem } from './request-problem.ts';

test.each([
  ['  add ', 'Update request must be at least 5 characters'],
  ['x'.repeat(501), 'Update request must be less than 500 characters'],
  ['add X after Y', undefined],
])('%j has the problem %s', (request, problem) => {
  expect(requestProblem(request)).toBe(problem);
});
