import { expect, it } from 'vitest';
import { promptProblem } from './prompt-problem.ts';

it.each([
  ['', 'Please enter a diagram description, upload a template, or upload an image.'],
  ['   \n ', 'Please enter a diagram description, upload a template, or upload an image.'],
  ['123456789', 'Prompt must be at least 10 characters'],
  ['  12345678  ', 'Prompt must be at least 10 characters'],
  ['1234567890', undefined],
  ['x'.repeat(500), undefined],
  ['x'.repeat(501), 'Prompt must be less than 500 characters'],
])('the prompt "%s" is answered with: %s', (prompt, problem) => {
  expect(promptProblem(prompt)).toBe(problem);
});

it('needs no words beside a template, but those that there are must be enough', () => {
  expect(promptProblem('  ', true)).toBeUndefined();
  expect(promptProblem('too short', true)).toBe('Prompt must be at least 10 characters');
});
