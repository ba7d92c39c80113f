import { parseArgs } from 'node:util';
import { createLayoutRunner, openDiagram } from '@diagloom/studio';
import { listComponents } from '@diagloom/types';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { findType, typeNames } from '../find-type.ts';
import { readPage } from '../read-page.ts';

const options = {
  in: { type: 'string', short: 'i' },
  type: { type: 'string', short: 't' },
  page: { type: 'string', short: 'p' },
  json: { type: 'boolean' },
} as const;

export const components: Command = {
  name: 'components',
  summary: 'lists the parts of a diagram that code can be written for',
  help: `Lists the parts of a diagram that code can be written for: a line for each, with its type, name and description.

Usage: npm run -s diagloom -- components --in <file> [options]

  -i, --in    .drawio, .xml, or a .png or .svg with a diagram inside, or .txt with notation; - is standard input
  -t, --type  how to read the page: ${typeNames()} or an alias; guessed by default
  -p, --page  the page, starting at 1; the first by default
      --json  as JSON, with ids

Example: npm run -s diagloom -- components --in order.drawio
`,
  run: async (args, terminal) => {
    const { values } = parseArgs({ args: [...args], options });
    if (values.in === undefined) throw new UsageError('Say which file: --in order.drawio');
    const wishes = {
      ...(values.type === undefined ? {} : { type: findType(values.type) }),
      ...(values.page === undefined ? {} : { page: readPage(values.page) }),
    };
    const layout = createLayoutRunner();
    try {
      const opened = await openDiagram(await terminal.readBytes(values.in), wishes, { layout });
      if (!opened.ok) {
        terminal.say(opened.message);
        return 1;
      }
      const found = listComponents(opened.spec());
      if (found.length === 0) {
        terminal.say('No part of this page has a name. Label its shapes, then try again.');
        return 1;
      }
      const lines = found.map(({ type, name, description }) => `${type.padEnd(10)} ${name}  |  ${description}`);
      terminal.print(`${values.json === true ? JSON.stringify(found, null, 2) : lines.join('\n')}\n`);
      return 0;
    } finally {
      await layout.close();
    }
  },
};
