import { parseArgs } from 'node:util';
import { checkDiagram, type Readability } from '@diagloom/studio';
import { type Command, UsageError } from '../command.ts';
import { openDrawio, usableOr } from '../open-drawio.ts';

const options = { in: { type: 'string', short: 'i' }, json: { type: 'boolean' } } as const;

export const check: Command = {
  name: 'check',
  summary: 'reports what makes a .drawio file hard to read',
  help: `Reports what makes a draw.io file hard to read: shapes or texts that cover each other, lines through shapes, texts that do not
fit or are too faint, shapes outside their container.

Usage: npm run -s diagloom -- check --in <file> [--json]

  -i, --in    the .drawio file, or a .png or .svg with a diagram inside; - is standard input
      --json  writes the report as JSON: total, and findings with page, check, cells, message and where

Exit status 1 where there is a problem, so that a script can stop there.

Example: npm run -s diagloom -- check --in order.drawio
`,
  run: async (args, terminal) => {
    const { values } = parseArgs({ args: [...args], options });
    const path = values.in;
    if (path === undefined) throw new UsageError('Say what to check: --in order.drawio.');
    const xml = await openDrawio(path, terminal);
    const report = usableOr(path, () => checkDiagram(xml));
    terminal.print(values.json === true ? `${JSON.stringify(report, undefined, 2)}\n` : asText(report));
    return report.total === 0 ? 0 : 1;
  },
};

const asText = ({ total, findings }: Readability): string => {
  if (total === 0) return 'Readability: no problems found\n';
  const lines = findings.map(({ message }) => `- ${message}`);
  const more = total > findings.length ? [`- and ${total - findings.length} more`] : [];
  return `${[`Readability: ${total === 1 ? '1 problem' : `${total} problems`}`, ...lines, ...more].join('\n')}\n`;
};
