import { parseArgs } from 'node:util';
import { compareDocuments, describeDifferences } from '@diagloom/diagram/compare';
import { readDrawio } from '@diagloom/diagram/drawio';
import type { DiagramDocument } from '@diagloom/diagram/model';
import { type Command, UsageError } from '../command.ts';
import { openDrawio, usableOr } from '../open-drawio.ts';
import type { Terminal } from '../terminal.ts';

const options = { a: { type: 'string' }, b: { type: 'string' }, json: { type: 'boolean' } } as const;

export const diff: Command = {
  name: 'diff',
  summary: 'says what changed from one diagram file to another',
  help: `Says what changed from one diagram file to another: what was added, removed, renamed, moved, rewired and restyled.

Usage: npm run -s diagloom -- diff --a <file> --b <file> [--json]

      --a     the earlier file: .drawio, .xml, or a .png or .svg with a diagram inside
      --b     the later file
      --json  one object per difference instead of one line

Example: npm run -s diagloom -- diff --a monday.drawio --b friday.drawio
`,
  run: async (args, terminal) => {
    const { values } = parseArgs({ args: [...args], options });
    if (values.a === undefined || values.b === undefined) throw new UsageError('Give both --a and --b.');
    const differences = compareDocuments(await read(values.a, terminal), await read(values.b, terminal));
    if (values.json === true) terminal.print(`${JSON.stringify(differences, null, 2)}\n`);
    else {
      const lines = differences.length === 0 ? ['Nothing changed.'] : describeDifferences(differences);
      terminal.print(`${lines.join('\n')}\n`);
    }
    return 0;
  },
};

const read = async (path: string, terminal: Terminal): Promise<DiagramDocument> => {
  const xml = await openDrawio(path, terminal);
  return usableOr(path, () => readDrawio(xml));
};
