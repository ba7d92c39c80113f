import { parseArgs } from 'node:util';
import { createLayoutRunner, openDiagram } from '@diagloom/studio';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { findType, typeNames } from '../find-type.ts';
import { chooseFormat } from '../formats/choose-format.ts';
import { formatLines } from '../formats/index.ts';
import { readPage } from '../read-page.ts';
import { readTheme, themeNames } from '../read-theme.ts';

const options = {
  in: { type: 'string', short: 'i' },
  out: { type: 'string', short: 'o' },
  format: { type: 'string', short: 'f' },
  type: { type: 'string', short: 't' },
  page: { type: 'string', short: 'p' },
  theme: { type: 'string' },
  scale: { type: 'string', short: 's' },
} as const;

export const convert: Command = {
  name: 'convert',
  summary: 'turns a diagram file into another kind of file',
  help: `Turns a diagram file into another kind of file.

Usage: npm run -s diagloom -- convert --in <file> --out <file> [--page <number>] [--type <type>]

  -i, --in      .drawio, .xml, a .png or .svg with a diagram inside, notation (.txt), Mermaid (.mmd),
                DOT (.dot), PlantUML (.puml), tables (.sql) or people and who leads them (.csv); - is standard input
  -o, --out     the file to write; - is standard output
  -f, --format  the output format, if the file extension doesn’t tell:
${formatLines()}
  -p, --page    the page to take, starting at 1; all pages by default, of which pictures and .json show the first
  -t, --type    what the diagram is read as, where it shows that too little: ${typeNames()}
      --theme   ${themeNames()}; the file's own colors by default
  -s, --scale   pixels of a .png per px of the diagram: 1, 2, 3 or 4; 2 by default

Example: npm run -s diagloom -- convert --in order.drawio --out order.pdf
`,
  run: async (args, terminal) => {
    const { values } = parseArgs({ args: [...args], options });
    if (values.in === undefined || values.out === undefined) {
      throw new UsageError('Say what to read and where to write: --in order.drawio --out order.svg.');
    }
    const format = chooseFormat(values.out, values.format);
    const wishes = {
      ...(values.type === undefined ? {} : { type: findType(values.type) }),
      ...(values.page === undefined ? {} : { page: readPage(values.page) }),
      ...(values.theme === undefined ? {} : { theme: readTheme(values.theme) }),
    };
    const scale = values.scale === undefined ? {} : { scale: readScale(values.scale) };
    const layout = createLayoutRunner();
    try {
      const opened = await openDiagram(await terminal.readBytes(values.in), wishes, { layout });
      if (!opened.ok) {
        terminal.say(opened.message);
        return 1;
      }
      for (const warning of opened.warnings) terminal.say(warning);
      await terminal.write(values.out, await format.write({ ...opened, ...scale }, terminal.say));
      return 0;
    } finally {
      await layout.close();
    }
  },
};

const scales = [1, 2, 3, 4] as const;

const readScale = (text: string): (typeof scales)[number] => {
  const scale = scales.find((candidate) => String(candidate) === text);
  if (scale === undefined) throw new UsageError(`--scale takes 1, 2, 3 or 4, not "${text}".`);
  return scale;
};
