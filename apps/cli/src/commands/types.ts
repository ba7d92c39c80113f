import { parseArgs } from 'node:util';
import { diagramTypeCatalog } from '@diagloom/types';
import type { Command } from '../command.ts';

export const types: Command = {
  name: 'types',
  summary: 'lists the diagram types',
  help: `Lists the diagram types with their aliases.

Usage: npm run -s diagloom -- types [--json]

  --json  one JSON array of {id, label, aliases, description}
`,
  run: async (args, { print }) => {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
    print(values.json ? `${JSON.stringify(diagramTypeCatalog, null, 2)}\n` : table());
    return 0;
  },
};

const table = (): string => {
  const width = Math.max(...diagramTypeCatalog.map(({ id }) => id.length));
  return diagramTypeCatalog
    .map(({ id, description, aliases }) => {
      const also = aliases.length === 0 ? '' : `\n${' '.repeat(width + 2)}also: ${aliases.join(', ')}`;
      return `${id.padEnd(width)}  ${description}${also}\n`;
    })
    .join('');
};
