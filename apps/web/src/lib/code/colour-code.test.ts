import { expect, it } from 'vitest';
import { colourCode } from './colour-code.ts';

it('keeps every character and every line, whatever is coloured across lines', async () => {
  const content = "/** One\n * two */\nconst tea = 'green';\n\nexport { tea };\n";
  const lines = await colourCode('src/tea.ts', content);
  expect(`${lines.map((line) => line.map(({ text }) => text).join('')).join('\n')}\n`).toBe(content);
  expect(lines[1]).toEqual([{ text: ' * two */', kind: 'comment' }]);
  expect(lines[2]?.[0]).toEqual({ text: 'const', kind: 'keyword' });
});

it('shows files of unknown kinds as they are', async () => {
  expect(await colourCode('.gitignore', 'node_modules/\n')).toEqual([[{ text: 'node_modules/' }]]);
});
