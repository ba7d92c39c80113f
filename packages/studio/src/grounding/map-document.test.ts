import { expect, test } from 'vitest';
import { askTexts, labelsOf, linesOf } from './testing/ask-documents.ts';

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

const welcome = `# Welcome to the bakery

## Your first days

Papers

- contract, signed
- tax number

Clothes (we wash them)

- cap
- apron

## What you will learn

Doughs come first. You will learn kneading, resting and folding (by hand). It is calm work.

Oven is hot: loading, turning, and emptying.

## The week

1. Early. Light the oven, mix the dough, and wake the baker.
2. Late. Clean, count the till.

## Plans

In spring we agreed on two plans for the shop:

1. Longer hours

- open on Sundays
- hire two bakers

2. A second oven

- ask the bank
- measure the door
`;

test('short lines before lists, and numbers above dashes, are branches of their own', async () => {
  const papers = await askTexts('Mind map of your first days', [welcome]);
  expect(linesOf(papers)).toEqual([
    'Your first days → Papers',
    'Papers → Contract',
    'Papers → Tax number',
    'Your first days → Clothes',
    'Clothes → Cap',
    'Clothes → Apron',
  ]);
  const plans = await askTexts('Mind map of our plans for the shop', [welcome]);
  expect(linesOf(plans)).toEqual([
    'Plans → Longer hours',
    'Longer hours → Open on Sundays',
    'Longer hours → Hire two bakers',
    'Plans → A second oven',
    'A second oven → Ask the bank',
    'A second oven → Measure the door',
  ]);
});

test('a topic that opens a paragraph or an item has what is listed of it below it', async () => {
  const learnt = await askTexts('Mind map of what new people learn', [welcome]);
  expect(linesOf(learnt)).toEqual([
    'What you will learn → Doughs',
    'Doughs → Kneading',
    'Doughs → Resting',
    'Doughs → Folding',
    'What you will learn → Oven',
    'Oven → Loading',
    'Oven → Turning',
    'Oven → Emptying',
  ]);
  const week = await askTexts('Mind map of the week', [welcome]);
  expect(linesOf(week)).toEqual([
    'Week → Early',
    'Early → Light the oven',
    'Early → Mix the dough',
    'Early → Wake the baker',
    'Week → Late',
    'Late → Clean',
    'Late → Count the till',
  ]);
});

test('topics of paragraphs in a row are branches, whatever stands before and after them', async () => {
  const yard = `# Handbook of the club\n\n## What the yard does\n\nWe put it in three heaps, since nobody reads more.\n\n**Hulls.** Scraping, sanding and painting.\n\n**Sails.** Washing, patching and folding.\n\n**Engines.** Draining, oiling and starting.\n\nAsk Tom if you lack a key.\n`;
  expect(linesOf(await askTexts('Mind map of what the yard does', [yard]))).toEqual([
    'What the yard does → Hulls',
    'Hulls → Scraping',
    'Hulls → Sanding',
    'Hulls → Painting',
    'What the yard does → Sails',
    'Sails → Washing',
    'Sails → Patching',
    'Sails → Folding',
    'What the yard does → Engines',
    'Engines → Draining',
    'Engines → Oiling',
    'Engines → Starting',
  ]);
});

const prices = `# Terms of the ferry

## Section 1: Scope

These terms are for all boats.

## Section 2: Tickets

We sell these.

| Group | Ticket | Validity |
|---|---|---|
| Single trips | Short hop | one stop |
| | Full crossing | 90 minutes |
| Passes | Month pass | a month |
| | Year pass | a year |

## Section 3: Conduct

- Hold on
- No fires
- Dogs on a lead
- Shoes on
`;

test('a table whose groups stand once is a map of groups, called after what its numbered section is about', async () => {
  const grounded = await askTexts('mind map of our ticket range for the new harbour staff', [prices]);
  expect(labelsOf(grounded)).toEqual([
    'Tickets',
    'Single trips',
    'Short hop',
    'Full crossing',
    'Passes',
    'Month pass',
    'Year pass',
  ]);
});
