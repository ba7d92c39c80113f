import { parseArgs } from 'node:util';
import { DrawioError } from '@diagloom/diagram/drawio';
import { createLayoutRunner, listPages, refineDiagram } from '@diagloom/studio';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { findType, typeNames } from '../find-type.ts';
import { readPage } from '../read-page.ts';
import { readTextArgument } from '../read-text-argument.ts';

const options = {
  in: { type: 'string', short: 'i' },
  out: { type: 'string', short: 'o' },
  type: { type: 'string', short: 't' },
  page: { type: 'string', short: 'p' },
} as const;

export const refine: Command = {
  name: 'refine',
  summary: 'changes a .drawio file as an instruction says',
  help: `Changes a draw.io file as an instruction says. What the instruction does not name stays as it is.

Usage: npm run -s diagloom -- refine --in <file> --out <file> "instruction" [--type <type>] [--page <number>]

  -i, --in    the .drawio file to change; - is standard input
  -o, --out   the file to write; - is standard output
  -t, --type  how to read a file from elsewhere: ${typeNames()} or an alias
  -p, --page  the page to change, counted from 1; the first one where absent

Exit status 1, with what the words could mean, where the instruction is not clear; then nothing is written.

Example: npm run -s diagloom -- refine --in order.drawio --out order.drawio "add an approval before shipping; make it red"
`,
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const instruction = readTextArgument(positionals);
    if (values.in === undefined || values.out === undefined) throw new UsageError('Give both --in and --out.');
    const type = values.type === undefined ? {} : { type: findType(values.type) };
    const number = values.page === undefined ? undefined : readPage(values.page);
    const xml = await terminal.read(values.in);
    const page = number === undefined ? undefined : listPages(xml)[number - 1]?.id;
    if (number !== undefined && page === undefined) {
      terminal.say(`There is no page ${number} in ${values.in}.`);
      return 1;
    }
    const layout = createLayoutRunner();
    try {
      const result = await refineDiagram(
        { xml, instruction, ...type, ...(page === undefined ? {} : { page }) },
        { layout },
      ).catch(refuseBadFile(values.in));
      if (!result.ok) {
        terminal.say(result.message);
        for (const { id, label } of result.candidates) terminal.say(`  ${label} (${id})`);
        return 1;
      }
      for (const line of [...result.said, ...result.skipped]) terminal.say(line);
      await terminal.write(values.out, result.xml);
      return 0;
    } finally {
      await layout.close();
    }
  },
};

const refuseBadFile =
  (path: string) =>
  (error: unknown): never => {
    if (error instanceof DrawioError) throw new UsageError(`Cannot read ${path}: ${error.message}`, { cause: error });
    throw error;
  };
