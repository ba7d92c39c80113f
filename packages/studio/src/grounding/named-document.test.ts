import { expect, test } from 'vitest';
import { askTexts, labelsOf } from './testing/ask-documents.ts';

const steps = (title: string, first: string) => `# ${title}

## When the pump is down

1. ${first} the pump.
2. Call the mechanic.
3. Note the time.
`;

test('a document that is named by its kind is the one that is drawn from', async () => {
  const texts = [steps('Policy: pumps', 'Lock'), steps('Runbook: pumps', 'Restart')];
  const labels = await Promise.all(
    ['policy', 'runbook'].map(async (kind) =>
      labelsOf(await askTexts(`What do we do when the pump is down? Steps from the ${kind}`, texts)),
    ),
  );
  expect(labels.map(([, first]) => first)).toEqual(['Lock the pump', 'Restart the pump']);
});
