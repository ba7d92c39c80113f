import { expect, test } from 'vitest';
import { tellContrasts } from './tell-contrasts.ts';
import { askTexts, labelsOf } from './testing/ask-documents.ts';

test.each([
  [
    'A torn sail goes to the loft. A sound one is rolled up.',
    'If the sail is torn, it goes to the loft. Otherwise it is rolled up.',
  ],
  [
    'Paid bills mean we open the gate. Unpaid ones we pass to the cashier.',
    'If the bills are paid, we open the gate. Otherwise we pass them to the cashier.',
  ],
  [
    'Incomplete ones, about a third, go back. Complete ones are filed.',
    'If they are incomplete, they go back. Otherwise they are filed.',
  ],
  [
    'Usable ropes are coiled. Ropes that are no longer usable are burnt.',
    'If the ropes are usable, they are coiled. Otherwise they are burnt.',
  ],
  ['The boats are old. Some ones are new.', 'The boats are old. Some ones are new.'],
])('%s', (text, told) => {
  expect(tellContrasts(text)).toBe(told);
});

test('two kinds of a thing in a document are the branches of a question', async () => {
  const grounded = await askTexts('What do we do when a sail comes back? Flowchart please', [
    `# Sails

## When a sail comes back

The loft master inspects the sail. A torn sail goes to the loft. A sound one goes to the store. The clerk signs the book.
`,
  ]);
  expect(labelsOf(grounded)).toContain('Sail torn?');
});
