import { expect, test } from 'vitest';
import { askTexts } from '../testing/ask-texts.ts';

test('who wants a network gets the document that speaks of its devices, whatever it is called', async () => {
  const yard =
    '# Yard\n\n## Sheds\n\nBoth sheds are locked. The sheds of the yard are old.\n\nThe shed rota hangs at the door.';
  const boxes =
    '# What runs where\n\n## Cables\n\nThe firewall stands in the office. Behind it is a switch, and a router in each shed.';
  const { passages } = await askTexts('network diagram with the sheds', [yard, boxes]);
  expect(passages.map(({ documentId }) => documentId)).toContain(2);
});

test('who asks for reporting lines gets the document that tells of them', async () => {
  const rules =
    '# Harbour handbook\n\n## Quays\n\nThe harbour has two quays. Boats of the harbour pay at the office of the harbour.';
  const people =
    '# Who we are\n\n## Office\n\nThe harbour manager reports to the director. The clerk reports to the manager.';
  const { passages } = await askTexts('org chart of the harbour', [rules, people]);
  expect(passages[0]?.documentId).toBe(2);
});
