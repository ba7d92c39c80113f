import { describe, expect, test } from 'vitest';
import { askTexts, labelsOf, linesOf } from './testing/ask-documents.ts';

const edgesOf = (grounded: Awaited<ReturnType<typeof askTexts>>): readonly string[] => {
  const { nodes = [], edges = [] } = grounded?.understanding.spec ?? {};
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  return edges.map(({ from, to }) => `${labels.get(from)} > ${labels.get(to)}`);
};

describe('a document with numbered sections', () => {
  const policy = `# Returns policy

## 1. Purpose

This policy explains how customers can send goods back. It applies to all orders.

## 2. Fees

| Category | Period | Fee |
| --- | --- | --- |
| Clothing | 30 days | 10 % |

## 3. Return process

1. **Request.** The customer opens a return request.
2. **Label.** The system emails a shipping label.
3. The warehouse inspects the item.
4. Finance issues the refund.
`;

  test('is drawn from the one that tells the steps, without the catchwords before them', async () => {
    const grounded = await askTexts('Which steps does our returns policy have?', [policy]);
    expect(labelsOf(grounded)).toEqual([
      'Start',
      'Open a return request',
      'Email a shipping label',
      'Inspect the item',
      'Issue the refund',
      'End',
    ]);
    expect(grounded?.understanding.spec.title).toBe('Return process');
  });
});

test('sections that are stages of one process follow each other', async () => {
  const grounded = await askTexts('Onboarding process', [
    `# Onboarding

This page is for managers.

## Before the first day

- HR sends the contract.
- IT orders a laptop.

## First day

The receptionist welcomes the employee. The manager introduces the team.

## Checklists

The checklist is in the portal.
`,
  ]);
  expect(edgesOf(grounded)).toContain('Order a laptop > Welcome the employee');
  expect(labelsOf(grounded).join()).not.toContain('checklist');
});

test('a table says what depends on what, and each line of it is a source', async () => {
  const grounded = await askTexts('Architecture of the shop', [
    `# Shop

## Backend services

| Service | Responsibility | Depends on |
| --- | --- | --- |
| Order service | Carts | Order database |
| Shipping service | Labels | Carrier API |
`,
  ]);
  expect(grounded?.type).toBe('architecture');
  expect(edgesOf(grounded)).toEqual(['Order service > Order database', 'Shipping service > Carrier API']);
  expect(grounded?.citations.map(({ part }) => part)).toContain('order-service');
});

test('an org chart leaves out sections that speak of something else', async () => {
  const grounded = await askTexts('Org chart from this handbook', [
    `# Handbook

## Our company

The company was founded in 1987. It makes fabrics and employs 240 people.

## Organisation

The plant manager and the quality manager report to the operations director.

## Working hours

Core hours are 10:00 to 15:00. Shift patterns are agreed in spring.
`,
  ]);
  expect(labelsOf(grounded).toSorted()).toEqual(['Operations director', 'Plant manager', 'Quality manager']);
});

test('an org chart of a handbook is read from all of its sections, whoever is named in which', async () => {
  const handbook = `# Handbook

## The top

Ola Berg is director. Two people report to her: the yard manager, Pia Holm, and the office manager, Una Reid.

## The yard

Pia has the crane lead, Ines Vik, and the paint lead. The painters work under the paint lead.

## The office

The clerks report to Una. They keep the keys and the log, and on Fridays they count what is in the till before they lock the doors.

## Holidays

Ask your lead two weeks before.
`;
  const grounded = await askTexts('organigram of the handbook', [handbook]);
  expect(linesOf(grounded)).toEqual([
    'Director → Yard manager',
    'Director → Office manager',
    'Yard manager → Crane lead',
    'Yard manager → Paint lead',
    'Paint lead → Painters',
    'Office manager → Clerks',
  ]);
});

describe('a question that two documents answer', () => {
  const guide = (title: string): string =>
    `# ${title}\n\n## Boat hire, step by step\n\n1. The warden checks the boat.\n2. The guest signs the boat hire form.\n3. The warden hands over the oars.\n`;
  const noticeOf = async (texts: readonly string[]): Promise<string | undefined> => {
    const grounded = await askTexts('Which steps does boat hire have?', texts);
    return grounded?.understanding.warnings.find(({ code }) => code === 'from-documents')?.message;
  };

  test('is drawn from one of them, and the other one is named', async () => {
    expect(await noticeOf([guide('Warden guide'), guide('Guest guide')])).toMatch(
      /^Drawn from your documents: “\w+ guide”\. Also found in “\w+ guide”\.$/,
    );
  });

  test('names no document that only speaks of it', async () => {
    const notes = '# Boat notes\n\n## Paint\n\nBoat hire pays for the paint. The boats are blue. Hire is dear in May.';
    expect(await noticeOf([guide('Warden guide'), notes])).toBe('Drawn from your documents: “Warden guide”.');
  });
});
