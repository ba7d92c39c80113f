import { expect, test } from 'vitest';
import { askTexts, labelsOf } from './testing/ask-documents.ts';

const guide = `# Allotment guide

## Purpose

For new plot holders.

## What to plant

- Potatoes: early, main crop
- Beans, which need poles
- **Onions** - sets or seed

## Looking after the plot

### Watering

1. Morning only. Never at noon.
2. Use the butt first

### Weeds

- Hoe every week
- No chemicals

## Sharing

Clean tools. Shut the gate. Lock the shed at night.
`;

test('a mind map of a document has its headings as branches and what they list as leaves', async () => {
  const grounded = await askTexts('Mind map of the allotment guide', [guide]);
  expect(labelsOf(grounded)).toEqual([
    'Allotment guide',
    'What to plant',
    'Potatoes',
    'Early',
    'Main crop',
    'Beans',
    'Onions',
    'Looking after the plot',
    'Watering',
    'Morning only',
    'Use the butt first',
    'Weeds',
    'Hoe every week',
    'No chemicals',
    'Sharing',
    'Clean tools',
    'Shut the gate',
    'Lock the shed at night',
  ]);
});

test('a heading that is asked for is the middle of the map', async () => {
  const grounded = await askTexts('Mind map of looking after the plot', [guide]);
  expect(labelsOf(grounded)).toEqual([
    'Looking after the plot',
    'Watering',
    'Morning only',
    'Use the butt first',
    'Weeds',
    'Hoe every week',
    'No chemicals',
  ]);
});
