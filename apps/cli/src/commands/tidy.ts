import { parseArgs } from 'node:util';
import { createLayoutRunner, tidyDiagram } from '@diagloom/studio';
import { type Command, UsageError } from '../command.ts';
import { openDrawio } from '../open-drawio.ts';

const options = {
  in: { type: 'string', short: 'i' },
  out: { type: 'string', short: 'o' },
  repair: { type: 'boolean' },
} as const;

export const tidy: Command = {
  name: 'tidy',
  summary: 'lays a messy .drawio file out again',
  help: `Lays a messy draw.io file out again and leads its lines around its shapes. Texts, ids, groups, sizes and looks stay.

Usage: npm run -s diagloom -- tidy --in <file> --out <file> [--repair]

  -i, --in      the .drawio file, or a .png or .svg with a diagram inside; - is standard input
  -o, --out     the .drawio file to write; - is standard output
      --repair  mends only what \`check\` reports and moves nothing else

Example: npm run -s diagloom -- tidy --in messy.drawio --out tidy.drawio
`,
  run: async (args, terminal) => {
    const { values } = parseArgs({ args: [...args], options });
    if (values.in === undefined || values.out === undefined) throw new UsageError('Give both --in and --out.');
    const xml = await openDrawio(values.in, terminal);
    const layout = createLayoutRunner();
    try {
      const result = await tidyDiagram({ xml, extent: values.repair === true ? 'repair' : 'whole' }, { layout });
      terminal.say(result.said);
      await terminal.write(values.out, result.xml);
      return 0;
    } finally {
      await layout.close();
    }
  },
};
