import { parseArgs } from 'node:util';
import { DrawioError } from '@diagloom/diagram/drawio';
import { createLayoutRunner, listPages, type NotRefined, refineDiagram } from '@diagloom/studio';
import type { Command, ExitStatus } from '../command.ts';
import { UsageError } from '../command.ts';
import { findType, typeNames } from '../find-type.ts';
import { readPage } from '../read-page.ts';
import { readTextArgument } from '../read-text-argument.ts';
import type { Terminal } from '../terminal.ts';

const options = {
  in: { type: 'string', short: 'i' },
  out: { type: 'string', short: 'o' },
  type: { type: 'string', short: 't' },
  page: { type: 'string', short: 'p' },
  take: { type: 'string' },
} as const;

export const refine: Command = {
  name: 'refine',
  summary: 'changes a .drawio file as an instruction says',
  help: `Changes a draw.io file as an instruction says. What the instruction does not name stays as it is.

Usage: npm run -s diagloom -- refine --in <file> --out <file> "instruction" [--type <type>] [--page <number>] [--take <number>]

  -i, --in    the .drawio file to change; - is standard input
  -o, --out   the file to write; - is standard output
  -t, --type  how to read a file from elsewhere: ${typeNames()} or an alias
  -p, --page  the page to change, starting at 1; the first by default
      --take  which of the offered readings to apply, by number

Exit status 3, with a numbered list of what the words may mean, where it is not sure what is meant; exit status 1, with a
question, where nothing can be offered. Then nothing is written.

Example: npm run -s diagloom -- refine --in order.drawio --out order.drawio "add an approval before shipping; make it red"
`,
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const instruction = readTextArgument(positionals);
    if (values.in === undefined || values.out === undefined) throw new UsageError('Give both --in and --out.');
    const type = values.type === undefined ? {} : { type: findType(values.type) };
    const number = values.page === undefined ? undefined : readPage(values.page);
    const chosen = values.take === undefined ? undefined : readCount(values.take);
    const xml = await terminal.read(values.in);
    const page = number === undefined ? undefined : listPages(xml)[number - 1]?.id;
    if (number !== undefined && page === undefined) {
      terminal.say(`There’s no page ${number} in ${values.in}.`);
      return 1;
    }
    const layout = createLayoutRunner();
    try {
      const request = { xml, instruction, ...type, ...(page === undefined ? {} : { page }) };
      const first = await refineDiagram(request, { layout }).catch(refuseBadFile(values.in));
      const take = chosen === undefined || first.ok ? undefined : first.readings[chosen - 1]?.id;
      if (chosen !== undefined && !first.ok && take === undefined) {
        terminal.say(`There’s no reading ${chosen}.`);
      }
      const result = take === undefined ? first : await refineDiagram({ ...request, take }, { layout });
      if (!result.ok) return askBack(result, terminal);
      for (const line of [...result.said, ...result.skipped]) terminal.say(line);
      await terminal.write(values.out, result.xml);
      return 0;
    } finally {
      await layout.close();
    }
  },
};

const readCount = (text: string): number => {
  if (!/^[1-9]$/.test(text)) throw new UsageError('--take is the number of one of the readings, starting at 1.');
  return Number(text);
};

const unsureStatus = 3;

/** Numbers what the instruction may have meant, or asks. */
const askBack = ({ message, candidates, readings }: NotRefined, terminal: Terminal): ExitStatus => {
  terminal.say(message);
  for (const [at, { said }] of readings.entries()) terminal.say(`  ${at + 1}. ${said.join(' ')}`);
  if (readings.length > 0) {
    terminal.say('Run the same command with --take and a number, or try other words.');
    return unsureStatus;
  }
  for (const { id, label } of candidates) terminal.say(`  ${label} (${id})`);
  return 1;
};

const refuseBadFile =
  (path: string) =>
  (error: unknown): never => {
    if (error instanceof DrawioError) throw new UsageError(`Cannot read ${path}: ${error.message}`, { cause: error });
    throw error;
  };
