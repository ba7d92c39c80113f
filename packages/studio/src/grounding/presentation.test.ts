import { expect, test } from 'vitest';
import { askTexts, labelsOf } from './testing/ask-documents.ts';

const claims = `# Expense policy

## How a claim is handled

1. The employee enters the claim.
2. The manager checks the claim.
3. Accounts pays the claim.
`;

test.each([
  ['Show how an expense claim is handled, left to right', { direction: 'right' }],
  ['Draw how a claim is handled in a dark theme', { theme: 'dark' }],
  ['How is a claim handled? Draw it top to bottom in blue.', { direction: 'down', colours: ['#1d4ed8'] }],
])('%s: what it says of the look is no word to look for, and holds for the drawing', async (prompt, presentation) => {
  const grounded = await askTexts(prompt, [claims]);
  expect(grounded?.understanding.presentation).toEqual(presentation);
  expect(grounded?.understanding.spec.direction).toBe((presentation as { direction?: string }).direction);
  expect(labelsOf(grounded)).toEqual(['Start', 'Enter the claim', 'Check the claim', 'Pay the claim', 'End']);
});
