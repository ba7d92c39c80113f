import { expect, it } from 'vitest';
import { understandPrompt } from './understand-prompt.ts';

const pasted = {
  Mermaid: '```mermaid\nflowchart TD\n  a([Order in]) --> b{Paid?}\n  b -->|yes| c[Ship]\n  b -->|no| d[Remind]\n```',
  DOT: 'digraph orders {\n  "Order in" -> "Paid?"\n  "Paid?" -> Ship [label=yes]\n  "Paid?" -> Remind [label=no]\n}',
} as const;

it.each(Object.entries(pasted))('%s that is pasted as a prompt is drawn as it says', async (_, text) => {
  const result = await understandPrompt(text, 'flowchart');
  expect(result.ok && result.spec.nodes.map(({ label }) => label)).toEqual(['Order in', 'Paid?', 'Ship', 'Remind']);
  expect(result.ok && result.spec.edges.map(({ label }) => label)).toEqual(['', 'yes', 'no']);
});

it('PlantUML that is pasted as a prompt is drawn as it says', async () => {
  const result = await understandPrompt(
    '@startuml\nCustomer -> Shop: order\nShop --> Customer: receipt\n@enduml',
    'sequence',
  );
  expect(result.ok && result.spec.edges.map(({ label, kind }) => [label, kind])).toEqual([
    ['order', undefined],
    ['receipt', 'reply'],
  ]);
});

it.each([
  ['🚀 → 🌍 → 🎉 → 🏁', ['Start', '🚀', '🌍', '🎉', '🏁', 'End']],
  ['❤️ -> 👩‍🚀 -> 🚀 -> 🇩🇪 -> 🏁', ['Start', '❤️', '👩‍🚀', '🚀', '🇩🇪', '🏁', 'End']],
])('emoji are names like any other: %s', async (text, labels) => {
  const result = await understandPrompt(text, 'flowchart');
  expect(result.ok && result.spec.nodes.map(({ label }) => label)).toEqual(labels);
});

it('activities of PlantUML that are pasted as a prompt are drawn as they say', async () => {
  const text =
    '@startuml\nstart\n:Receive order;\nif (In stock?) then (yes)\n:Ship;\nelse (no)\n:Backorder;\nendif\nstop\n@enduml';
  const result = await understandPrompt(text, 'flowchart');
  expect(result).toMatchObject({ ok: true, spec: { title: expect.not.stringContaining('startuml') } });
  expect(result.ok && result.spec.nodes.map(({ label }) => label)).toEqual([
    'Start',
    'Receive order',
    'In stock?',
    'Ship',
    'Backorder',
    'End',
  ]);
});

it('parts of a pasted system are what their names say, then what their shapes do', async () => {
  const text =
    'flowchart LR\n  g([Grower]) --> a[Seed API]\n  a --> q[[Seed Queue]]\n  a --> s[(Ledger)]\n  a --> n[[Notes]]';
  const result = await understandPrompt(text, 'architecture');
  expect(result.ok && result.spec.nodes.map(({ label, kind }) => [label, kind])).toEqual([
    ['Grower', 'user'],
    ['Seed API', 'api'],
    ['Seed Queue', 'queue'],
    ['Ledger', 'database'],
    ['Notes', undefined],
  ]);
});
