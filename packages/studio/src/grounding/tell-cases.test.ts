import { expect, test } from 'vitest';
import { tellCases } from './tell-cases.ts';
import { askTexts, linesOf } from './testing/ask-documents.ts';

test('a list of cases is told with the question that they answer', () => {
  const text =
    'Weigh the sack. The class then decides:\n\n- Class 1 (heavy): call a porter.\n- Class 2 – lift it.\n\nDone.';
  expect(tellCases(text)).toBe(
    'Weigh the sack. Is it class 1 or class 2?\n\n• Class 1: call a porter.\n• Class 2: lift it.\n\nDone.',
  );
});

test('steps, and items that answer a question themselves, stay', () => {
  for (const items of [
    '- Weigh the sack.\n- Lift it.',
    '- yes: lift it.\n- no: call a porter.',
    '- Wet: dry it.\n- Lift it.',
  ])
    expect(tellCases(`What is to be done?\n\n${items}`)).toBe(`What is to be done?\n\n${items}`);
});

test('each case of a list in a document is a branch', async () => {
  const grounded = await askTexts('What do we do when a boat comes back? Flowchart please', [
    `# Boat returns

## When a boat comes back

1. The pier master inspects the boat. The result decides what happens next:
   - As new: the cashier refunds the deposit.
   - Scratched: the carpenter paints the boat. Then the cashier keeps half of the deposit.
   - Sunk: the director calls the insurer.
2. The pier master closes the hire.
`,
  ]);
  const edges = linesOf(grounded);
  for (const edge of [
    'Cashier refunds the deposit → Pier master closes the hire',
    'Carpenter paints the boat → Cashier keeps half of the deposit',
    'Cashier keeps half of the deposit → Pier master closes the hire',
    'Director calls the insurer → Pier master closes the hire',
  ])
    expect(edges).toContain(edge);
});
